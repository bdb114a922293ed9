import {
  CIRCLE,
  movedTo,
  type Point,
  type Position,
  type Projection,
  projected,
  projectedDrum,
  round,
  TILT,
  unitOf,
} from '../geometry/isometric';
import { range } from '../geometry/range';
import { letterStrokes } from '../lettering';
import type { Drum, Paint, Shape, Text, Tone } from '../shapes';

/** The classes of fills and strokes. They are written in full, because Tailwind looks for them in this file. */
const classes: Record<'fill' | 'stroke', Partial<Record<Tone, string>>> = {
  fill: {
    ink: 'fill-ink',
    paper: 'fill-paper',
    tint: 'fill-tint',
    line: 'fill-line',
    soft: 'fill-soft',
    accent: 'fill-accent',
    'on-accent': 'fill-on-accent',
    none: 'fill-none',
  },
  stroke: {
    paper: 'stroke-paper',
    line: 'stroke-line',
    soft: 'stroke-soft',
    edge: 'stroke-edge',
    accent: 'stroke-accent',
    none: 'stroke-none',
  },
};

type Sheet = {
  project: Projection;
  fontSize: number;
  /** The IDs of the shapes that the markup already contains. */
  originals: Set<string>;
};

/**
 * Returns a function that draws shapes as SVG, from back to front. Colors are classes, such as `fill-ink`.
 * @param fontSize the size of text, in the drawing's units
 * @throws (the returned function) if only animations can contain a shape or a color
 */
export const svgPrinter =
  (project: Projection, fontSize: number) =>
  (...shapes: Shape[]): string =>
    print(shapes, { project, fontSize, originals: new Set() });

function print(shape: Shape, sheet: Sheet): string {
  if (Array.isArray(shape)) return shape.map((each) => print(each, sheet)).join('');
  if (typeof shape === 'function') return print(shape(sheet.project), sheet);
  const { project } = sheet;
  switch (shape.type) {
    case 'path': {
      const { routes, closed, paint } = shape;
      const d = routes.map((route) => outline(route, project) + (closed ? 'z' : '')).join('');
      return path(d, paint, closed);
    }
    case 'data':
      return path(shape.d, shape.paint, true);
    case 'ellipse':
      return ellipse(projected(project, shape.at), shape.rx, shape.ry, 0, shape.paint);
    case 'disc': {
      const radius = shape.radius * unitOf(project);
      const tilt = TILT[shape.axis];
      return ellipse(projected(project, shape.at), CIRCLE.rx * radius, CIRCLE.ry * radius, tilt, shape.paint);
    }
    case 'drum':
      return drum(shape, project);
    case 'text':
      return text(shape, sheet);
    case 'group': {
      const { shapes, at = [0, 0, 0], attributes = {} } = shape;
      return element('g', attributes, print(shapes, { ...sheet, project: movedTo(project, at) }));
    }
    case 'copy':
      return copy(shape, sheet);
    default:
      throw new Error(`A scene can’t contain a shape of the type ${shape.type}.`);
  }
}

type Attributes = Record<string, string | number | undefined>;

export function element(name: string, attributes: Attributes, content = ''): string {
  const list = Object.entries(attributes).filter(([, value]) => value !== undefined && value !== '');
  return `<${[name, ...list.map(([key, value]) => `${key}="${value}"`)].join(' ')}>${content}</${name}>`;
}

function painted({ fill, stroke, width, dashes, round: isRound, className }: Paint): Attributes {
  return {
    class: [className, classOf('fill', fill), classOf('stroke', stroke)].filter(Boolean).join(' '),
    'stroke-width': width,
    'stroke-dasharray': dashes?.join(' '),
    'stroke-linecap': isRound ? 'round' : undefined,
  };
}

function classOf(property: 'fill' | 'stroke', color: Paint['fill']): string {
  if (color === undefined || (property === 'stroke' && color === 'ink')) return '';
  const className = typeof color === 'string' && classes[property][color];
  if (!className) throw new Error(`There is no class for the ${property} ${JSON.stringify(color)}.`);
  return className;
}

const path = (d: string, paint: Paint, filled: boolean) =>
  element('path', { d, fill: filled ? undefined : 'none', ...painted(paint) });

function ellipse([x, y]: Point, rx: number, ry: number, tilt: number, paint: Paint): string {
  const [cx, cy] = [round(x), round(y)];
  const transform = tilt === 0 ? undefined : `rotate(${tilt} ${cx} ${cy})`;
  return element('ellipse', { cx, cy, rx: round(rx), ry: round(ry), transform, ...painted(paint) });
}

/** The maximum distance between a point of an outline and the drawn point, per axis. */
const MAX_ERROR = 0.15;

/**
 * Returns an outline as SVG path data. Coordinates are relative and rounded individually, so that equal shapes and
 * equal sides have equal path data. Repeated path data compresses well.
 */
function outline(route: readonly Position[], project: Projection): string {
  const points = route.map((at) => projected(project, at));
  const drawn: [number, number] = [0, 0];
  const steps = points.map((point, n) => {
    const step = drawn.map((from, axis) => {
      const to = point[axis] as number;
      const exact = round(to - (points[n - 1]?.[axis] ?? 0));
      return Math.abs(from + exact - to) > MAX_ERROR ? round(to - from) : exact;
    });
    for (const axis of [0, 1] as const) drawn[axis] += step[axis] as number;
    return `${['M', 'l'][n] ?? ' '}${step.join(' ')}`;
  });
  return steps.join('');
}

function drum(shape: Drum, project: Projection): string {
  const { axis, rings, side, end, width } = shape;
  const { far, near, rx, ry, edge } = projectedDrum(project, shape);
  const tilt = TILT[axis];
  const arc = (center: Point, turn: 1 | -1) =>
    `${round(center[0] + turn * edge[0])} ${round(center[1] + turn * edge[1])}`;
  const half = `A${round(rx)} ${round(ry)} ${tilt} 0`;
  const ring = (share: number): string => {
    const center: Point = [far[0] + (near[0] - far[0]) * share, far[1] + (near[1] - far[1]) * share];
    return `M${arc(center, 1)}${half} 1 ${arc(center, -1)}`;
  };
  const outer = `M${arc(far, -1)}${half} 0 ${arc(far, 1)}L${arc(near, 1)}${half} 1 ${arc(near, -1)}z`;
  return [
    path(outer, { fill: side, width }, true),
    rings > 0
      ? path(
          range(rings)
            .map((n) => ring((n + 1) / (rings + 1)))
            .join(''),
          { stroke: 'soft', width: 0.8 },
          false,
        )
      : '',
    ellipse(near, rx, ry, tilt, { fill: end, width }),
  ].join('');
}

/** The height of capitals, in em. */
const CAPITALS = 0.66;

/**
 * Draws text as strokes, so that a drawing needs no font and looks the same everywhere. Below the strokes, wider
 * strokes in the background color keep them legible on top of lines.
 */
function text({ at, text: characters, anchor, drop, circled }: Text, { project, fontSize }: Sheet): string {
  const [x, y] = projected(project, at).map(Math.round) as [number, number];
  const height = CAPITALS * fontSize;
  const strokes = letterStrokes(characters, [x, y + drop * fontSize - height], height, anchor);
  const d = strokes
    .map((points) => `M${points.map(([px, py]) => `${round(px)} ${round(py)}`).join('L')}`)
    .join('');
  const radius = 0.8 * fontSize;
  return [
    circled ? ellipse([x, y], radius, radius, 0, { fill: 'paper', width: 1 }) : '',
    element('path', { class: 'lettering-halo', d }),
    element('path', { class: 'lettering', d }),
  ].join('');
}

function copy({ id, of, at }: Extract<Shape, { type: 'copy' }>, sheet: Sheet): string {
  const [x, y] = projected(sheet.project, at).map(round) as [number, number];
  const use = element('use', { href: `#${id}`, x, y });
  if (sheet.originals.has(id)) return use;
  sheet.originals.add(id);
  const [left, top] = sheet.project(0, 0, 0);
  const atOrigin: Projection = (...place) => {
    const [px, py] = sheet.project(...place);
    return [px - left, py - top];
  };
  const original = element('g', { id }, print(of, { ...sheet, project: atOrigin }));
  return element('defs', {}, original) + use;
}
