import {
  CIRCLE,
  type Point,
  type Position,
  type Projection,
  projected,
  projectedDrum,
  TILT,
  unitOf,
} from '../geometry/isometric';
import { range } from '../geometry/range';
import { areas, type Drum, type Paint, type Shape, type Tone } from '../shapes';
import {
  ellipse,
  fill,
  group,
  type LottieShape,
  movingPolygon,
  type Property,
  polygon,
  polyline,
  stroke,
  transformGroups,
} from './lottie';
import { palette } from './palette';

/** The colors of lines, of the three sides of objects, and of dark openings. */
export type Tones = Record<'ink' | 'top' | 'left' | 'right' | 'glass', string | Property>;

type Sheet = { project: Projection; tones: Tones };

/**
 * Returns a function that draws shapes as Lottie data, from back to front.
 * @throws (the returned function) if only scenes can contain a shape or a color
 */
export const lottiePrinter =
  (project: Projection, tones: Tones) =>
  (...shapes: Shape[]): LottieShape[] =>
    print(shapes, { project, tones });

function print(shape: Shape, sheet: Sheet): LottieShape[] {
  if (Array.isArray(shape)) return shape.flatMap((each) => print(each, sheet));
  const { project, tones } = sheet;
  if (typeof shape === 'function') return print(shape(project), sheet);
  const points = (route: readonly Position[]) => route.map((at) => projected(project, at));
  switch (shape.type) {
    case 'path': {
      const line = shape.closed ? polygon : polyline;
      return [group([...shape.routes.map((route) => line(points(route))), ...painted(shape.paint, tones)])];
    }
    case 'moving': {
      const paths = shape.areas.map((frames) =>
        movingPolygon(frames.map(([time, area, ease]) => [time, points(area), ease])),
      );
      return [group([...paths, ...painted(shape.paint, tones)])];
    }
    case 'ellipse': {
      const { at, rx, ry, paint } = shape;
      return [group([ellipse(projected(project, at), rx, ry), ...painted(paint, tones)])];
    }
    case 'disc': {
      const radius = shape.radius * unitOf(project);
      const circle = ellipse([0, 0], CIRCLE.rx * radius, CIRCLE.ry * radius);
      const place = { position: projected(project, shape.at), rotation: TILT[shape.axis] };
      return [group([circle, ...painted(shape.paint, tones)], place)];
    }
    case 'drum':
      return print(cylinder(shape, project), sheet);
    case 'transformed':
      return [transformGroups(print(shape.shapes, sheet), shape.transform)];
    default:
      throw new Error(`An animation can’t contain a shape of the type ${shape.type}.`);
  }
}

/** Returns the side and the top of an upright drum. */
function cylinder(drum: Drum, project: Projection): Shape[] {
  if (drum.axis !== 'z') throw new Error('The drums of an animation must be upright.');
  const { far, near, rx, ry } = projectedDrum(project, drum);
  const arc = range(13).map((n): Point => {
    const angle = (n / 12) * Math.PI;
    return [far[0] + Math.cos(angle) * rx, far[1] + Math.sin(angle) * ry];
  });
  const side: Point[] = [...arc, [near[0] - rx, near[1]], [near[0] + rx, near[1]]];
  return [
    areas([side], drum.side, { width: drum.width }),
    { type: 'ellipse', at: near, rx, ry, paint: { fill: drum.end, width: drum.width } },
  ];
}

/** The tones of an animation, keyed by the palette's names of the colors. */
const slots: Partial<Record<Tone, keyof Tones>> = {
  ink: 'ink',
  paper: 'top',
  tint: 'left',
  line: 'right',
  soft: 'glass',
};

function colorOf(color: Tone | Property, tones: Tones): string | Property {
  if (typeof color !== 'string') return color;
  if (color === 'accent') return palette.accent;
  const slot = slots[color];
  if (!slot) throw new Error(`An animation has no color ${color}.`);
  return tones[slot];
}

/** Returns the stroke and the fill of a shape. */
function painted(
  { fill: inside = 'none', stroke: line = 'ink', width = 1.5, opacity, dashes, offset }: Paint,
  tones: Tones,
): LottieShape[] {
  const [dash = 0, gap = 0] = dashes ?? [];
  const how = { opacity: inside === 'none' ? opacity : 100, dashes: dashes && { dash, gap, offset } };
  return [
    ...(line === 'none' ? [] : [stroke(colorOf(line, tones), width, how)]),
    ...(inside === 'none' ? [] : [fill(colorOf(inside, tones), opacity)]),
  ];
}
