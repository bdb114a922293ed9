import { asArray, asRecord, LayerType } from '../../../document/lottie';
import { charge } from '../../../expressions/meter';
import { operandOf, toNumber, type Value } from '../../../expressions/values';
import type { LayerElement, Outline } from './elements';
import { PathValue, pointOn } from './paths';
import { propertyOf, valueAt } from './properties';

type Data = Record<string, unknown>;

/** The smallest and largest coordinates. */
type Bounds = { left: number; top: number; right: number; bottom: number };

/** Maps a point of a shape to one of its layer. */
type Place = (x: number, y: number) => readonly [number, number];

const EMPTY: Bounds = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };

const join = (a: Bounds, b: Bounds): Bounds => ({
  left: Math.min(a.left, b.left),
  top: Math.min(a.top, b.top),
  right: Math.max(a.right, b.right),
  bottom: Math.max(a.bottom, b.bottom),
});

const pointBounds = ([x, y]: readonly [number, number]): Bounds => ({ left: x, top: y, right: x, bottom: y });

const number = (list: readonly Value[], index: number) => toNumber(list[index] ?? 0);

/** Reads a property as a list of numbers. */
function read(data: unknown, time: number | undefined, byDefault: readonly number[]): readonly Value[] {
  const property = propertyOf(data);
  const operand = property ? operandOf(valueAt(property, time)) : byDefault;
  return Array.isArray(operand) ? operand : [operand as Value];
}

/** The number of points by which a curve is approximated. */
const STEPS = 16;

function outlineBounds({ v, i, o, c, _length: length }: Outline, place: Place): Bounds {
  let bounds = EMPTY;
  charge(length * STEPS * 2);
  for (let index = 0; index < (c ? length : length - 1); index += 1) {
    const next = (index + 1) % length;
    for (let step = 0; step <= STEPS; step += 1) {
      const point = pointOn([v[index], o[index], i[next], v[next]], step / STEPS);
      bounds = join(bounds, pointBounds(place(...point)));
    }
  }
  return bounds;
}

function boxBounds(x: number, y: number, width: number, height: number, place: Place): Bounds {
  const corners = [-0.5, 0.5].flatMap((dx) =>
    [-0.5, 0.5].map((dy) => place(x + dx * width, y + dy * height)),
  );
  return corners.map(pointBounds).reduce(join, EMPTY);
}

function shapeBounds(shape: Data, time: number | undefined, place: Place): Bounds {
  if (shape.ty === 'sh') {
    const property = propertyOf(shape.ks);
    const path = property && valueAt(property, time);
    return path instanceof PathValue ? outlineBounds(path.outline, place) : EMPTY;
  }
  const center = read(shape.p, time, [0, 0]);
  const [x, y] = [number(center, 0), number(center, 1)];
  if (shape.ty === 'rc' || shape.ty === 'el') {
    const size = read(shape.s, time, [0, 0]);
    return boxBounds(x, y, number(size, 0), number(size, 1), place);
  }
  if (shape.ty !== 'sr') return EMPTY;
  const diameter = 2 * number(read(shape.or, time, [0]), 0);
  return boxBounds(x, y, diameter, diameter, place);
}

/** Returns the mapping of a group's points to those around the group. */
function placeIn(group: Data, time: number | undefined, outer: Place): Place {
  const transform = asArray(group.it).find((shape) => shape?.ty === 'tr');
  if (!transform) return outer;
  const [anchor, position, scale] = [
    read(transform.a, time, [0, 0]),
    read(transform.p, time, [0, 0]),
    read(transform.s, time, [100, 100]),
  ];
  const angle = (number(read(transform.r, time, [0]), 0) * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return (x, y) => {
    const scaledX = ((x - number(anchor, 0)) * number(scale, 0)) / 100;
    const scaledY = ((y - number(anchor, 1)) * number(scale, 1)) / 100;
    return outer(
      number(position, 0) + scaledX * cos - scaledY * sin,
      number(position, 1) + scaledX * sin + scaledY * cos,
    );
  };
}

/** Returns the bounds of a layer's shapes, without strokes. */
function contentBounds(shapes: readonly Data[], time: number | undefined): Bounds {
  let bounds = EMPTY;
  const lists: { list: readonly Data[]; place: Place }[] = [{ list: shapes, place: (x, y) => [x, y] }];
  for (let next = lists.pop(); next; next = lists.pop()) {
    for (const shape of next.list) {
      charge(4);
      if (shape.ty === 'gr')
        lists.push({ list: asArray(shape.it).filter(Boolean), place: placeIn(shape, time, next.place) });
      else bounds = join(bounds, shapeBounds(shape, time, next.place));
    }
  }
  return bounds.left > bounds.right ? { left: 0, top: 0, right: 0, bottom: 0 } : bounds;
}

type TextLines = Partial<
  Record<'lineWidths' | 'finalSize' | 'finalLineHeight' | 'ascent' | 'j' | 'ls', unknown>
>;

/** Returns the box of a text: its lines, from the ascent of the first to the descent of the last. */
function textBounds({ textProperty }: LayerElement): Bounds {
  textProperty?.getValue();
  const { lineWidths, finalSize, finalLineHeight, ascent, j } = asRecord(
    textProperty?.currentData,
  ) as TextLines;
  const widths = asArray(lineWidths).map(Number);
  const width = widths.reduce((a, b) => Math.max(a, b), 0);
  const height = Number(ascent) || Number(finalSize) * 0.75 || 0;
  const left = j === 1 ? -width : j === 2 ? -width / 2 : 0;
  const bottom = (Math.max(1, widths.length) - 1) * (Number(finalLineHeight) || 0);
  return { left, top: -height, right: left + width, bottom };
}

/** Returns the box of a layer's contents, in pixels of the layer. @param time in seconds */
export function sourceRectOf(element: LayerElement, time: number | undefined): Record<string, number> {
  const { data } = element;
  const { ty, sw, sh, w, h, shapes, refId } = data as Data;
  let bounds = { left: 0, top: 0, right: Number(sw ?? w ?? 100), bottom: Number(sh ?? h ?? 100) };
  if (ty === LayerType.shape) bounds = contentBounds(asArray(shapes).filter(Boolean), time);
  if (ty === LayerType.text) bounds = textBounds(element);
  if (ty === LayerType.image) {
    const asset = asRecord(element.globalData.getAssetData(refId));
    bounds = { left: 0, top: 0, right: Number(asset.w ?? 0), bottom: Number(asset.h ?? 0) };
  }
  const { left, top, right, bottom } = bounds;
  return { left, top, width: right - left, height: bottom - top };
}
