import { asArray, asRecord, LayerType } from '../../../document/lottie';
import { charge } from '../../../expressions/meter';
import {
  Callable,
  Dictionary,
  notFound,
  operandOf,
  SandboxObject,
  toNumber,
  toText,
  type Value,
} from '../../../expressions/values';
import type { CompositionElement, LayerElement } from './elements';
import { Contents, Effects, groupsOf, Masks, TransformGroup, toValue } from './groups';
import { propertyOf } from './properties';
import { PropertyValue } from './property-value';
import { sourceRectOf } from './source-rect';
import { SPACES } from './space';

type Data = Record<string, unknown>;

/** Returns the same object for the same element, so that layers can be compared. */
function cached<Element extends object, Created>(create: (element: Element) => Created) {
  const values = new WeakMap<Element, Created>();
  return (element: Element): Created => {
    const value = values.get(element) ?? create(element);
    values.set(element, value);
    return value;
  };
}

export const layerValue = cached((element: LayerElement) => new LayerValue(element));

export const compositionValue = cached((element: CompositionElement) => new CompositionValue(element));

const dataOf = (list: unknown): Data[] => asArray(list).filter(Boolean);

const byName = (entries: Readonly<Record<string, number>>) => new Dictionary(Object.entries(entries));

function propertyValue(data: unknown, outer: () => readonly SandboxObject[]): Value {
  const property = propertyOf(data);
  return property && new PropertyValue(property, outer);
}

const NO_MARKERS: readonly Data[] = [];

/** The markers of a composition. Layers have none, because exporters don't write them. */
class Markers extends SandboxObject {
  constructor(
    private readonly markers: readonly Data[],
    private readonly frameRate: number,
  ) {
    super();
  }

  private marker(index: number): Value {
    const { cm, tm, dr } = this.markers[index] ?? {};
    if (index < 0 || index >= this.markers.length) notFound('marker', index + 1);
    const [time, duration] = [tm, dr].map((frames) => (Number(frames) || 0) / this.frameRate);
    return new Dictionary([
      ['time', time],
      ['duration', duration],
      ['comment', String(cm ?? '')],
      ['index', index + 1],
    ]);
  }

  private nearest(time: number): Value {
    const distances = this.markers.map(({ tm }) => Math.abs(Number(tm) / this.frameRate - time));
    return this.marker(distances.indexOf(distances.reduce((a, b) => Math.min(a, b), Infinity)));
  }

  override get(name: string): Value {
    charge(this.markers.length);
    if (name === 'numKeys') return this.markers.length;
    if (name === 'nearestKey') return new Callable(([time]) => this.nearest(toNumber(time)));
    if (name !== 'key') return undefined;
    return new Callable(([key]) =>
      this.marker(
        typeof key === 'string' ? this.markers.findIndex(({ cm }) => String(cm) === key) : toNumber(key) - 1,
      ),
    );
  }
}

/** The text of a text layer. Operators work on it. */
class SourceText extends SandboxObject {
  constructor(private readonly element: LayerElement) {
    super();
  }

  private document() {
    this.element.textProperty?.getValue();
    return this.element.textProperty?.currentData;
  }

  override operand() {
    return String(this.document()?.t ?? '');
  }

  override get(name: string): Value {
    if (name === 'value') return this.operand();
    if (name === 'length') return this.operand().length;
    if (name !== 'style') return undefined;
    return new Dictionary([['fillColor', asArray(this.document()?.fc).map(Number)]]);
  }
}

/** JSON data in the file, which expressions read with calls: `('weather')('weather 0')('description')`. */
class FootageData extends SandboxObject {
  constructor(
    private readonly data: unknown,
    private readonly name = '',
  ) {
    super();
  }

  override call([key]: Value[]): Value {
    charge(1);
    const name = toText(key);
    const index = name.startsWith(this.name) ? Number(name.slice(this.name.length)) : Number.NaN;
    const data = Array.isArray(this.data)
      ? this.data[index]
      : Object.hasOwn(asRecord(this.data), name)
        ? asRecord(this.data)[name]
        : undefined;
    if (typeof data === 'object' && data !== null) return new FootageData(data, name);
    return typeof data === 'boolean' ? data : (toValue(data) ?? '');
  }
}

class Footage extends SandboxObject {
  constructor(private readonly element: LayerElement) {
    super();
  }

  override call([name]: Value[]): Value {
    if (name === 'Data') return this;
    if (name === 'Outline') return new FootageData(this.element.getFootageData?.());
    notFound('property', name);
  }
}

type LayerMember = (layer: LayerValue) => Value;

const TRANSFORM_MEMBERS = [
  ...['anchorPoint', 'anchor_point', 'position', 'scale', 'rotation', 'opacity', 'orientation'],
  ...['xRotation', 'yRotation', 'zRotation'],
];

const seconds = ({ element }: LayerValue, frames: unknown) => Number(frames) / element.globalData.frameRate;

/** The members of a layer. */
const LAYER_MEMBERS: ReadonlyMap<string, LayerMember> = new Map<string, LayerMember>([
  ['name', ({ element }) => toValue(element.data.nm)],
  ['index', ({ element }) => toValue(element.data.ind)],
  ['startTime', (layer) => seconds(layer, layer.element.data.st)],
  ['inPoint', (layer) => seconds(layer, layer.element.data.ip)],
  ['outPoint', (layer) => seconds(layer, layer.element.data.op)],
  ['width', ({ element }) => sourceSize(element).width],
  ['height', ({ element }) => sourceSize(element).height],
  ['active', ({ element }) => element.isInRange !== false],
  ['enabled', ({ element }) => !element.data.hd],
  ['hasParent', ({ element }) => Boolean(element.hierarchy?.length)],
  ['parent', ({ element }) => (element.hierarchy?.[0] ? layerValue(element.hierarchy[0]) : null)],
  ['transform', (layer) => layer.transform],
  ['content', ({ element, contents }) => (element.data.ty === LayerType.shape ? contents : undefined)],
  ['effect', (layer) => layer.effects],
  ['mask', ({ element, outer }) => new Masks(dataOf(element.data.masksProperties), outer)],
  [
    'text',
    ({ element }) =>
      element.textProperty ? new Dictionary([['sourceText', new SourceText(element)]]) : undefined,
  ],
  ['marker', ({ element }) => new Markers(NO_MARKERS, element.globalData.frameRate)],
  ['timeRemap', ({ element, outer }) => propertyValue(element.data.tm, outer)],
  ['source', ({ element }) => toValue(element.data.refId)],
  [
    'sourceRectAtTime',
    ({ element }) =>
      new Callable(([time]) =>
        byName(sourceRectOf(element, time === undefined ? undefined : toNumber(time))),
      ),
  ],
  ...TRANSFORM_MEMBERS.map((name) => [name, (layer: LayerValue) => layer.transform.get(name)] as const),
  ...[...SPACES].map(
    ([name, convert]) =>
      [name, ({ element }: LayerValue) => new Callable((args) => convert(element, args))] as const,
  ),
]);

/** The members that `thisLayer('…')` returns, keyed by name, match name or number. */
const LAYER_GROUPS: ReadonlyMap<string | number, string> = new Map<string | number, string>([
  ...(['ADBE Root Vectors Group', 'Contents', 2] as const).map((name) => [name, 'content'] as const),
  ...(['ADBE Transform Group', 'Transform', 'transform', 1, 6] as const).map(
    (name) => [name, 'transform'] as const,
  ),
  ...(['ADBE Effect Parade', 'Effects', 'effects', 4] as const).map((name) => [name, 'effect'] as const),
  ...(['ADBE Mask Parade', 'Masks'] as const).map((name) => [name, 'mask'] as const),
  ...(['ADBE Text Properties', 'Text'] as const).map((name) => [name, 'text'] as const),
  ...(['ADBE Time Remapping', 'Time Remap'] as const).map((name) => [name, 'timeRemap'] as const),
]);

/** Returns the size of a layer, which is that of its composition if it has none. */
function sourceSize({ data, globalData }: LayerElement): { width: number; height: number } {
  const { w: width, h: height } = globalData.compSize;
  const { sw, sh, w, h } = data as Data;
  return { width: Number(sw ?? w ?? width), height: Number(sh ?? h ?? height) };
}

/** A layer. */
class LayerValue extends SandboxObject {
  readonly outer = () => [this] as const;
  readonly transform: TransformGroup;
  readonly contents: Contents;
  readonly effects: Effects;

  constructor(readonly element: LayerElement) {
    super();
    const { data, comp } = element;
    this.transform = new TransformGroup(asRecord(data.ks), this.outer);
    this.contents = new Contents(dataOf(data.shapes), this.outer);
    this.effects = new Effects(dataOf(data.ef), (number) => compositionValue(comp).layer(number), this.outer);
  }

  override get(name: string): Value {
    return LAYER_MEMBERS.get(name)?.(this);
  }

  override call([name]: Value[]): Value {
    const member = LAYER_GROUPS.get(typeof name === 'number' ? name : toText(name));
    if (this.element.data.ty === LayerType.footage) return new Footage(this.element).call([name]);
    const group = member && this.get(member);
    if (!group) notFound('property', name);
    return group;
  }

  /** Returns the groups that contain a property of the layer, from the innermost. */
  groupsOf(data: unknown): readonly SandboxObject[] {
    const shapes = groupsOf(data, this.contents, dataOf(this.element.data.shapes));
    if (shapes.length > 0) return [...shapes, this];
    if (Object.values(asRecord(this.element.data.ks)).includes(data)) return [this.transform, this];
    const effect = this.effects.containing(data);
    return effect ? [effect, this.effects, this] : [this];
  }
}

/** A composition. */
class CompositionValue extends SandboxObject {
  override readonly type = 'function';

  constructor(private readonly element: CompositionElement) {
    super();
  }

  /** Returns the layer with a name or number. @throws ExpressionError if there is none */
  layer(name: Value, offset: Value = 0): Value {
    const { layers, elements } = this.element;
    charge(1 + (layers.length >> 3));
    const wanted =
      name instanceof LayerValue ? Number(name.element.data.ind) + toNumber(offset) : operandOf(name);
    const index = layers.findIndex(({ nm, ind }) => nm === wanted || ind === wanted);
    const element = elements[index];
    if (!element || element === true) notFound('layer', name);
    return layerValue(element as LayerElement);
  }

  override call([name, offset]: Value[]): Value {
    return this.layer(name, offset);
  }

  override get(name: string): Value {
    const { data, globalData, layers } = this.element;
    const { w, h, ip, op } = data as Data;
    const { frameRate, compSize } = globalData;
    switch (name) {
      case 'layer':
        return new Callable(([layer, offset]) => this.layer(layer, offset));
      case 'name':
        return toValue(data.nm) ?? '';
      case 'width':
        return Number(w) || compSize.w;
      case 'height':
        return Number(h) || compSize.h;
      case 'frameDuration':
        return 1 / frameRate;
      case 'duration':
        return (Number(op) - Number(ip)) / frameRate;
      case 'displayStartTime':
        return 0;
      case 'pixelAspect':
        return 1;
      case 'numLayers':
        return layers.length;
      case 'marker':
        return new Markers(dataOf(data.markers), frameRate);
      default:
        return undefined;
    }
  }
}

/** Returns the composition with a name. @param inner any composition @throws ExpressionError if there is none */
export function compositionNamed(name: string, inner: CompositionElement): Value {
  let outermost = inner;
  while (outermost.comp) outermost = outermost.comp;
  const compositions = [outermost];
  for (let next = compositions.pop(); next; next = compositions.pop()) {
    if (next.data.nm === name) return compositionValue(next);
    charge(1 + next.elements.length);
    for (const element of next.elements) {
      if (element && element !== true && 'elements' in element) compositions.push(element);
    }
  }
  notFound('composition', name);
}
