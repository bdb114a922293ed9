import { type Box, hatch, leftWall, quad, raised, rightWall } from '../geometry/box';
import { type Axis, CIRCLE, type Place, type Point, projected, TILT, unitOf } from '../geometry/isometric';
import { range } from '../geometry/range';
import { areas, details, drum, ellipse, footed, type Shape, shadow } from '../shapes';

/**
 * A chiller or heat pump: coils behind grilles, and rotating fans on top. Set `hanging` for a machine that
 * hangs from a crane, and casts no shadow.
 */
export function chiller(box: Box, fans: number, { hanging = false } = {}): Shape {
  const { x, y, z = 0, w, d, h } = box;
  const foot = h * 0.12;
  const alongX = w >= d;
  const radius = Math.min(w, d, Math.max(w, d) / fans) * 0.38;
  const places = range(fans).map((n): Place => {
    const share = (n + 0.5) / fans;
    return alongX ? [x + w * share, y + d / 2, z + h] : [x + w / 2, y + d * share, z + h];
  });
  return [
    hanging ? [] : shadow(box),
    footed(box, foot, 0.1),
    coils(raised(box, foot), fans),
    places.map((place) => fan(place, radius)),
  ];
}

/** The grilles of a chiller: one below each fan on its long side, and one on its short side. */
function coils(box: Box, fans: number): Shape {
  const sides = [
    { wall: leftWall(box), width: box.w },
    { wall: rightWall(box), width: box.d },
  ];
  const grilles = sides.flatMap(({ wall, width }) => {
    const count = width === Math.max(box.w, box.d) ? fans : 1;
    const bay = width / count;
    return range(count).map((n) => quad(wall, n * bay + bay * 0.08, box.h * 0.12, bay * 0.84, box.h * 0.76));
  });
  return [areas(grilles, 'none', { width: 0.8 }), details(grilles.flatMap((grille) => hatch(grille, 7)))];
}

/** A fan in a round opening on a horizontal face. */
function fan([x, y, z]: Place, radius: number): Shape {
  const lift = radius * 0.18;
  return [drum([x, y, z], 'z', radius, lift, { end: 'on-accent' }), blades([x, y, z + lift], radius, 'z')];
}

/** The outline of a fan blade. Each point is an angle and a distance from the hub. */
const BLADE = [
  [0, 0.12],
  [0.05, 0.8],
  [0.42, 0.86],
  [0.62, 0.5],
] as const;

/**
 * The blades of a fan. The animation rotates them by a fifth of a turn, after which the fan looks the same as
 * before.
 */
export const blades =
  (at: Place, radius: number, axis: Axis): Shape =>
  (project) => {
    const [x, y] = projected(project, at).map(Math.round);
    const wide = CIRCLE.rx * radius * unitOf(project);
    const outlines = range(5).map((n) =>
      BLADE.map(([angle, reach]): Point => {
        const turn = angle + (n * Math.PI * 2) / 5;
        return [Math.cos(turn) * wide * reach, Math.sin(turn) * wide * reach];
      }),
    );
    const hub = Math.round(wide * 0.16);
    return {
      type: 'group',
      attributes: { transform: `translate(${x} ${y})rotate(${TILT[axis]})scale(1 0.577)` },
      shapes: [
        areas(outlines, 'accent', { stroke: 'none', className: 'fan' }),
        ellipse([0, 0], hub, hub, { fill: 'paper', width: 0.8 }),
      ],
    };
  };
