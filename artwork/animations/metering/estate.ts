import { type Box, leftWall, quad, rightWall, type Wall } from '../../geometry/box';
import { type Place, unitOf } from '../../geometry/isometric';
import { range } from '../../geometry/range';
import { areas, disc, ellipse, lines, type Shape, solid, transformed } from '../../shapes';
import { keys, type Property } from '../lottie';
import { blink, LOOP, stream } from './loop';

/** A small school with some lit windows. */
export function model(box: Box, storeys: number, seed: number): Shape {
  const [left, right] = [leftWall(box), rightWall(box)];
  const storey = box.h / storeys;
  const row = (wall: Wall, length: number, floor: number) =>
    range(Math.floor((length - 0.1) / 0.3)).map((n) =>
      quad(wall, 0.12 + n * 0.3, floor * storey + storey * 0.32, 0.2, storey * 0.42),
    );
  const windows = range(storeys).flatMap((floor) => [
    ...row(left, box.w, floor),
    ...row(right, box.d, floor),
  ]);
  const lit = (isLit: (digit: number) => boolean, opacity?: Property): Shape => {
    const outlines = windows.filter((_, n) => isLit((n * 7 + seed) % 10));
    return outlines.length > 0 ? areas(outlines, 'accent', { stroke: 'none', opacity }) : [];
  };
  return [
    solid(box),
    areas(windows, 'soft', { width: 0.75 }),
    lit((digit) => digit < 4),
    lit((digit) => digit === 5, blink(2, 0.6, 0.1 + seed * 0.07)),
    lit((digit) => digit === 7, blink(3, 0.4, 0.3 - seed * 0.05)),
  ];
}

/**
 * Cables on the ground. Pulses move along the cables to the cabinet. A whole number of pulses passes in each
 * loop, so the loop is seamless.
 */
export function cables(list: readonly { places: readonly Place[]; times: number }[]): Shape {
  const routes = list.map(({ places }) => places);
  return [
    lines(routes, { stroke: 'line', width: 4 }),
    lines(routes, { width: 1.25 }),
    list.map(({ places, times }) =>
      lines([places], { stroke: 'accent', width: 5, dashes: [5, 37], offset: stream(42, times) }),
    ),
  ];
}

/** A radio mast. Rings expand from its tip and fade. */
export function mast([x, y, z]: Place, height: number): Shape {
  const [tip, joint]: [Place, Place] = [
    [x, y, z + height],
    [x, y, z + height * 0.6],
  ];
  const stays: Place[][] = [
    [[x, y, z], tip],
    [[x - 0.28, y, z], joint],
    [[x + 0.28, y, z], joint],
  ];
  return [
    lines(stays),
    [0, 1 / 3, 2 / 3].map((lag) => ring(tip, lag)),
    disc(tip, 0.07, 'z', { fill: 'accent', stroke: 'none' }),
  ];
}

/** A ring that expands and fades three times per loop. */
const ring =
  (at: Place, lag: number): Shape =>
  (project) => {
    const period = LOOP / 3;
    const starts = [-1, 0, 1, 2].map((n) => Math.round((n + lag) * period));
    const through = <T>(from: T, to: T) =>
      starts.flatMap((start) => [
        [start, from, 'linear'] as const,
        [start + period - 1, to, 'hold'] as const,
      ]);
    const unit = unitOf(project);
    return transformed(
      {
        position: project(...at),
        scale: keys(through([12, 12], [100, 100])),
        opacity: keys(through(100, 0)),
      },
      ellipse([0, 0], unit * 1.25, unit * 0.72, { stroke: 'accent', width: 2 }),
    );
  };
