import { type Box, faces, inset, leftWall, quad, raised, rightWall, type Wall } from '../../geometry/box';
import { type Place, route, unitOf } from '../../geometry/isometric';
import { range } from '../../geometry/range';
import { areas, disc, ellipse, lines, movingAreas, type Shape, solid, transformed } from '../../shapes';
import { color } from '../lottie';
import { turning } from '../moving-parts';
import { palette } from '../palette';
import { around, blink, LOOP, signal } from './loop';

/** The body of the meter cabinet: a door, hinges, louvres at the sides, and a nameplate at the top. */
export function cabinet(box: Box): Shape {
  const [door, side] = [leftWall(box), rightWall(box)];
  const louvres = range(9).map((n) => [side(0.3, 0.6 + n * 0.16), side(box.d - 0.3, 0.6 + n * 0.16)]);
  const hinges = [0.7, 2.4, 4.1].map((up) => quad(door, -0.02, up, 0.09, 0.4));
  const cap = { ...inset(box, -0.08), z: box.h, h: 0.14 };
  return [
    solid({ ...box, h: 0.22 }),
    solid(raised(box, 0.22)),
    areas([quad(door, 0.14, 0.36, box.w - 0.28, box.h - 0.5)], 'paper', { width: 1 }),
    areas(hinges, 'line', { width: 1 }),
    areas([quad(door, box.w - 0.36, 2.1, 0.12, 0.62)], 'line', { width: 1.25 }),
    lines(louvres, { width: 1 }),
    lines([[door(0.4, 4.58), door(1.9, 4.58)]], { width: 3 }),
    lines([[door(2.05, 4.58), door(2.7, 4.58)]], { width: 1 }),
    solid(cap),
    areas([faces(inset(cap, 0.2)).top], 'tint', { width: 0.75 }),
  ];
}

/** The position and size of the chart recorder's display on the door. */
const [along, up, width, height] = [0.4, 2.45, 3.1, 1.85];

/** Returns the corners of the chart recorder's display. */
export const screen = (box: Box): Place[] => quad(leftWall(box), along, up, width, height);

/** Returns the height of the recorded curve above the lower edge of the display. */
const level = (part: number) => 0.15 + signal(part) * (height - 0.4);

/** The display of the chart recorder. */
export function display(box: Box): Shape {
  const wall = leftWall(box);
  const rows = [0.25, 0.5, 0.75].map((part) => [
    wall(along, up + part * height),
    wall(along + width, up + part * height),
  ]);
  return [areas([screen(box)], 'soft', { width: 2 }), lines(rows, { stroke: 'line', width: 1 })];
}

/** The paper of the chart recorder with the curve, which moves to the left. */
export const trace =
  (box: Box): Shape =>
  (project) => {
    const wall = leftWall(box);
    const curve = range(193).map((n) => wall(along + (n / 96) * width, up + level(n / 96)));
    const floor = [wall(along + 2 * width, up), wall(along, up)];
    const columns = range(17).map((n) => {
      const at = along + (n / 8) * width;
      return [wall(at, up), wall(at, up + height)];
    });
    const position = around((part) => {
      const [from, to] = [project(...wall(0, 0)), project(...wall(-part * width, 0))];
      return [to[0] - from[0], to[1] - from[1]];
    }, LOOP);
    return transformed(
      { position },
      lines(columns, { stroke: 'line', width: 1 }),
      areas([[...curve, ...floor]], 'accent', { stroke: 'none', opacity: 24 }),
      lines([curve], { stroke: 'accent', width: 2.5 }),
    );
  };

/** The pen of the chart recorder, which moves up and down at the right edge. */
export const pen =
  (box: Box): Shape =>
  (project) => {
    const wall = leftWall(box);
    const position = around((part) => project(...wall(along + width, up + level(1 + part))), 4);
    return [
      areas([screen(box)], 'none', { width: 2 }),
      transformed({ position }, ellipse([0, 0], 9, 9, { fill: 'accent', stroke: 'none', opacity: 30 })),
      transformed({ position }, ellipse([0, 0], 4.5, 4.5, { fill: 'accent', stroke: color(palette.ink) })),
    ];
  };

/** A round gauge on the door. The needle shows the current value of the chart recorder. */
export const dial =
  (box: Box): Shape =>
  (project) => {
    const wall = leftWall(box);
    const [across, high, radius] = [4.35, 3.62, 0.68];
    const center = wall(across, high);
    const ticks = range(11).map((n) => {
      const angle = ((-120 + n * 24) / 180) * Math.PI;
      return [0.74, n % 5 ? 0.84 : 0.92].map((reach) =>
        wall(across + Math.sin(angle) * radius * reach, high + Math.cos(angle) * radius * reach),
      );
    });
    const length = unitOf(project) * radius * 0.62;
    const needle = route([0, length * 0.25], [0, -length]);
    // The −45° makes 0° point up the wall. That direction is 45° anticlockwise from the top of the circle
    // before `disc` and `turning` tilt it.
    const rotation = around((part) => -45 - 120 + 240 * signal(part), 4);
    return [
      disc(center, radius * 1.1, 'y', { fill: 'line' }),
      disc(center, radius, 'y', { fill: 'soft', width: 1.25 }),
      lines(ticks, { width: 1.25 }),
      turning(center, 'y', rotation, lines([needle], { stroke: 'accent', width: 2.5 })),
      disc(center, radius * 0.1, 'y', { fill: 'ink', stroke: 'none' }),
    ];
  };

/** The parts below the display: smaller meters with moving bars, and a row of blinking lamps. */
export function submeters(box: Box): Shape {
  const wall = leftWall(box);
  const places = [0.4, 1.98, 3.56];
  const [foot, wide, high] = [0.6, 1.4, 1.1];
  const bars = places.flatMap((left, meter) =>
    range(5).map((n) =>
      range(13).map((step) => {
        const time = (step * LOOP) / 12;
        const load = 0.1 + 0.62 * signal(((time / LOOP) * (meter + 1) + n * 0.19 + meter * 0.37) % 1);
        return [time, quad(wall, left + 0.16 + n * 0.23, foot + 0.14, 0.15, load), 'smooth'] as const;
      }),
    ),
  );
  return [
    areas(
      places.map((left) => quad(wall, left, foot, wide, high)),
      'soft',
    ),
    movingAreas(bars, 'accent', { stroke: 'none' }),
    lines(
      places.map((left) => [wall(left + 0.12, foot + 0.12), wall(left + wide - 0.12, foot + 0.12)]),
      { width: 1, opacity: 60 },
    ),
    lamps(wall),
  ];
}

function lamps(wall: Wall): Shape {
  const rhythm = [12, 8, 16, 6, 10, 4, 24, 8, 12, 5];
  const outlines = rhythm.map((_, n) => quad(wall, 0.42 + n * 0.42, 1.98, 0.2, 0.2));
  return [
    areas(outlines, 'soft', { width: 1 }),
    outlines.map((outline, n) => {
      const opacity = blink(rhythm[n] ?? 1, n % 3 ? 0.5 : 0.75, (n % 4) / 5);
      return areas([outline], 'accent', { stroke: 'none', opacity });
    }),
  ];
}
