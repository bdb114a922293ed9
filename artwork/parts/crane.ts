import { type Box, corners, floor, hatch, leftWall, quad, rightWall, type Wall } from '../geometry/box';
import { type Place, type Point, route } from '../geometry/isometric';
import { range } from '../geometry/range';
import { areas, details, ellipse, lines, type Shape, solid } from '../shapes';
import { label } from './annotation';

/**
 * A tower crane with a lattice mast.
 * @param foot the position of the mast
 * @param reach the length of the jib, which extends from the mast in the negative x direction
 */
export function towerCrane([x, y]: Point, height: number, reach: number): Shape {
  const half = 0.35;
  const cab = { x: x + half, y: y - 0.2, z: height - 1.1, w: 0.7, d: 0.8, h: 1 };
  const top: Place = [x, y, height + 2.6];
  const [low, high] = [height + 0.3, height + 1.2];
  const [tip, tail] = [x - reach, x + 3.4];
  return [
    solid({ x: x - 1, y: y - 1, w: 2, d: 2, h: 0.4 }),
    lattice({ x: x - half, y: y - half, z: 0.4, w: half * 2, d: half * 2, h: height - 0.4 }),
    solid({ x: x - 0.5, y: y - 0.5, z: height, w: 1, d: 1, h: 0.3 }),
    lines([
      route([tip, y, low], [tail, y, low]),
      route([tip, y, high], [tail, y, high]),
      zigzag((along, up) => [tip + along, y, low + up * (high - low)], tail - tip, 1),
    ]),
    lines([
      [[tip + reach * 0.3, y, high], top, [x + 3, y, high]],
      [[x - 0.3, y, low], top, [x + 0.3, y, low]],
    ]),
    solid({ x: x + 2.5, y: y - 0.5, z: height - 0.9, w: 0.9, d: 1, h: 1.2 }),
    solid(cab),
    areas([quad(rightWall(cab), 0.1, 0.4, 0.6, 0.5)], 'accent', { width: 0.9 }),
  ];
}

/** A square lattice mast. Only the two visible faces are drawn. */
function lattice(box: Box): Shape {
  const [left, right] = [leftWall(box), rightWall(box)];
  const side = box.w;
  const edges = [0, side].flatMap((along) =>
    [left, right].map((wall) => [wall(along, 0), wall(along, box.h)]),
  );
  const struts = [left, right].map((wall) =>
    zigzag((up, across) => wall(across * side, up), box.h, side * 1.2),
  );
  return [lines(edges), lines(struts, { width: 0.9 })];
}

/** Returns a zigzag line between the two edges of a lattice, with one stroke per section. */
function zigzag(place: Wall, length: number, bay: number): Place[] {
  const bays = Math.round(length / bay);
  return range(bays + 1).map((n) => place((n * length) / bays, n % 2));
}

/** The rope, hook and slings between the crane and the four corners of its load. */
export const hoist =
  (rope: Place, hook: Place, load: readonly Place[]): Shape =>
  (project) => {
    const [[ropeX, ropeY], [x, y]] = [project(...rope), project(...hook)];
    const block: Point[] = [
      [x - 7, y - 8],
      [x + 7, y - 8],
      [x + 7, y + 6],
      [x, y + 12],
      [x - 7, y + 6],
    ];
    return [
      lines(
        [-3, 3].map((side) => route([ropeX + side, ropeY], [x + side, y])),
        { width: 1 },
      ),
      lines(
        load.map((corner) => [[x, y + 10], corner]),
        { width: 1 },
      ),
      areas([block], 'accent'),
    ];
  };

/** Scaffolding in front of a left wall: vertical and horizontal tubes, and boards. */
export function scaffold([x, y]: Point, length: number, height: number, lift: number): Shape {
  const bays = Math.round(length / 1.4);
  const levels = range(Math.round(height / lift)).map((n) => (n + 1) * lift);
  const boards = levels.map((z) => floor({ x, y, z, w: length, d: 0.8 }));
  const front = leftWall({ x, y, d: 0.8 });
  const posts = range(bays + 1).map((n) => (n * length) / bays);
  return [
    areas(boards, 'tint', { width: 0.8 }),
    details(boards.flatMap((board) => hatch(board, bays * 2))),
    lines(posts.map((along) => [front(along, 0), front(along, height + 0.9)])),
    lines(
      levels.map((up) => [front(0, up + 0.8), front(length, up + 0.8)]),
      { width: 0.9 },
    ),
  ];
}

/**
 * A Gantt chart: a bar for each trade, over numbered weeks. Bars of completed work are filled.
 * @param unit the unit of the numbers, such as weeks
 */
export function programme(
  [x, y]: Point,
  unit: string,
  weeks: readonly string[],
  bars: readonly (readonly [from: number, length: number, done: boolean])[],
): Shape {
  const week = 44;
  const foot = y + bars.length * 18 + 10;
  const upright = (at: number) => route([x + at * week, y], [x + at * week, foot]);
  return [
    details(weeks.map((_, n) => upright(n))),
    label([x - 30, y - 8], unit, 'end', 0),
    weeks.map((text, n) => label([x + n * week, y - 8], text, 'middle', 0)),
    bars.map(([from, length, done], n) =>
      areas([corners(x + from * week, y + 8 + n * 18, length * week, 10)], done ? 'accent' : 'paper'),
    ),
    ellipse([x + 2.3 * week, foot], 4, 4, { fill: 'ink' }),
    lines([upright(2.3)]),
  ];
}
