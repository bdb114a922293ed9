import { type Box, faces, hatch, inset, leftWall, quad, rightWall, type Wall } from '../geometry/box';
import type { Place } from '../geometry/isometric';
import { range } from '../geometry/range';
import { areas, details, lines, type Shape, shadow } from '../shapes';

/** The number of window rows, and the number of windows per row on each of the two visible walls. */
export type Windows = { rows: number; left: number; right: number };

/** A building with storeys, windows, and a flat roof with a parapet. */
export function block(box: Box, { rows, left: leftColumns, right: rightColumns }: Windows): Shape {
  const { left, right } = faces(box);
  const walls = [
    { wall: leftWall(box), width: box.w, columns: leftColumns },
    { wall: rightWall(box), width: box.d, columns: rightColumns },
  ];
  const levels = [0.12, ...range(rows - 1).map((n) => (box.h * (n + 1)) / rows)];
  return [
    shadow(box),
    areas([left], 'tint'),
    areas([right], 'line'),
    roof(box),
    details(walls.flatMap(({ wall, width }) => levels.map((up) => [wall(0, up), wall(width, up)]))),
    walls.map(({ wall, width, columns }) => glazing(wall, openings(width, box.h, columns, rows))),
  ];
}

/** A flat roof with a parapet. The inner sides of the parapet are visible at the back. */
function roof(box: Box): Shape {
  const [back, right, front, left] = faces(inset(box, 0.22)).top as [Place, Place, Place, Place];
  const foot = ([x, y, z]: Place): Place => [x, y, z - 0.3];
  return [
    areas([faces(box).top], 'paper'),
    areas([[back, right, front, left]], 'paper', { width: 0.8 }),
    areas([[back, foot(back), foot(left), left]], 'line', { width: 0.8 }),
    areas([[back, foot(back), foot(right), right]], 'tint', { width: 0.8 }),
  ];
}

/** Windows that are set back in the wall. Each window has a bar in its middle, and a shadow at its top. */
const glazing = (wall: Wall, places: readonly Opening[]): Shape => [
  areas(
    places.map(({ at, up, w, h }) => quad(wall, at, up, w, h)),
    'paper',
    { width: 0.9 },
  ),
  areas(
    places.map(({ at, up, w, h }) => quad(wall, at, up + h * 0.8, w, h * 0.2)),
    'soft',
    { stroke: 'none' },
  ),
  details(places.map(({ at, up, w, h }) => [wall(at + w / 2, up), wall(at + w / 2, up + h * 0.8)])),
];

/** A door with a canopy. */
export function door(wall: Wall, at: number, { width = 1.2, height = 1.7 } = {}): Shape {
  const leaf = width / 2 - 0.12;
  return [
    areas([quad(wall, at, 0, width, height)], 'ink'),
    areas(
      [
        quad(wall, at + 0.08, 0, leaf, height - 0.1),
        quad(wall, at + width / 2 + 0.04, 0, leaf, height - 0.1),
      ],
      'paper',
      { width: 0.8 },
    ),
    lines([[wall(at - 0.3, height + 0.18), wall(at + width + 0.3, height + 0.18)]], { width: 3 }),
  ];
}

/**
 * A sawtooth roof whose windows face left on screen. If `away` is set, the windows face away from the viewer.
 */
export function sawtoothRoof({ x, y, z = 0, w, d, h }: Box, teeth: number, { away = false } = {}): Shape {
  const depth = d / teeth;
  return range(teeth).map((tooth): Shape => {
    const [from, foot] = [y + tooth * depth, y + (tooth + 1) * depth];
    const [back, front] = away ? [z + h, z] : [z, z + h];
    const slope: Place[] = [
      [x, from, back],
      [x + w, from, back],
      [x + w, foot, front],
      [x, foot, front],
    ];
    const gable: Place[] = [
      [x + w, from, z],
      [x + w, foot, z],
      [x + w, away ? from : foot, z + h],
    ];
    return [
      areas([slope], 'paper'),
      details(hatch(slope, Math.round(w / 1.2))),
      areas([gable], 'line'),
      away ? [] : northlight(leftWall({ x, y: from, z, d: depth }), w, h),
    ];
  });
}

function northlight(wall: Wall, width: number, height: number): Shape {
  const glass = quad(wall, 0.15, 0.2, width - 0.3, height - 0.35);
  return [
    areas([quad(wall, 0, 0, width, height)], 'paper'),
    areas([glass], 'accent', { width: 0.8 }),
    lines(hatch(glass, Math.round(width * 1.2)), { width: 0.8 }),
  ];
}

export type Opening = { at: number; up: number; w: number; h: number };

/** Returns the positions and sizes of the windows of a wall. */
export function openings(width: number, height: number, columns: number, rows: number): Opening[] {
  const [bay, storey] = [width / columns, height / rows];
  return range(columns * rows).map((n) => ({
    at: (n % columns) * bay + bay * 0.2,
    up: Math.floor(n / columns) * storey + storey * 0.32,
    w: bay * 0.6,
    h: storey * 0.46,
  }));
}
