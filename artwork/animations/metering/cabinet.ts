import {
  type Box,
  faces,
  leftWall,
  type Point,
  quad,
  rightWall,
  TILT,
  type Wall,
} from '../../geometry/isometric';
import type { Kit } from '../drawing-kit';
import {
  clip,
  ellipse,
  fill,
  group,
  type Layer,
  layer,
  movingPolygon,
  polygon,
  polyline,
  type Shape,
  stack,
  stroke,
} from '../lottie';
import { palette } from '../palette';
import { around, blink, LOOP, signal } from './loop';

/** The position and size of the chart recorder's display on the door. */
const display = { along: 0.4, up: 2.45, width: 3.1, height: 1.85 };

/** The body of the meter cabinet: a door, hinges, louvres at the sides, and a nameplate at the top. */
export function cabinet({ project, face, lines, solid }: Kit, box: Box): Layer {
  const [door, side] = [leftWall(project, box), rightWall(project, box)];
  const louvres = Array.from({ length: 9 }, (_, n): Point[] => [
    side(0.3, 0.6 + n * 0.16),
    side(box.d - 0.3, 0.6 + n * 0.16),
  ]);
  const hinges = [0.7, 2.4, 4.1].map((up) => quad(door, -0.02, up, 0.09, 0.4));
  const cap = { x: box.x - 0.08, y: box.y - 0.08, z: box.h, w: box.w + 0.16, d: box.d + 0.16, h: 0.14 };
  return layer('cabinet', [
    solid({ ...box, z: 0, h: 0.22 }),
    solid({ ...box, z: 0.22, h: box.h - 0.22 }),
    face([quad(door, 0.14, 0.36, box.w - 0.28, box.h - 0.5)], 'top', 1),
    face(hinges, 'right', 1),
    face([quad(door, box.w - 0.36, 2.1, 0.12, 0.62)], 'right', 1.25),
    lines(louvres, 1),
    lines([[door(0.4, 4.58), door(1.9, 4.58)]], 3),
    lines([[door(2.05, 4.58), door(2.7, 4.58)]], 1),
    solid(cap, 1.5),
    face(
      [faces(project, { ...cap, x: cap.x + 0.2, y: cap.y + 0.2, w: cap.w - 0.4, d: cap.d - 0.4 }).top],
      'left',
      0.75,
    ),
  ]);
}

/**
 * A chart recorder. The paper with the curve moves to the left, and the pen moves up and down at the right
 * edge.
 */
export function trace({ project, face, tones }: Kit, box: Box): Layer[] {
  const wall = leftWall(project, box);
  const { along, up, width, height } = display;
  const screen = quad(wall, along, up, width, height);
  const level = (part: number) => 0.15 + signal(part) * (height - 0.4);
  const steps = Array.from({ length: 193 }, (_, n) => n / 96);
  const curve = steps.map((part) => wall(along + part * width, up + level(part)));
  const floor = [wall(along + 2 * width, up), wall(along, up)];
  const columns = Array.from({ length: 17 }, (_, n): Point[] => {
    const at = along + (n / 8) * width;
    return [wall(at, up), wall(at, up + height)];
  });
  const rows = [0.25, 0.5, 0.75].map((part): Point[] => [
    wall(along, up + part * height),
    wall(along + width, up + part * height),
  ]);
  const travel = around((part) => shift(wall, -part * width), LOOP);
  const pen = around((part) => wall(along + width, up + level(1 + part)), 4);
  return [
    layer('display', [
      face([screen], 'glass', 2),
      group([...rows.map((row) => polyline(row)), stroke(tones.right, 1)]),
    ]),
    clip(
      layer('trace', [
        stack(
          [
            group([...columns.map((column) => polyline(column)), stroke(tones.right, 1)]),
            group([polygon([...curve, ...floor]), fill(palette.accent, 24)]),
            group([polyline(curve), stroke(palette.accent, 2.5)]),
          ],
          { position: travel },
        ),
      ]),
      polygon(screen),
    ),
    layer('pen', [
      group([polygon(screen), stroke(tones.ink, 2)]),
      group([ellipse([0, 0], 9), fill(palette.accent, 30)], { position: pen }),
      group([ellipse([0, 0], 4.5), stroke(palette.ink, 1.5), fill(palette.accent)], { position: pen }),
    ]),
  ];
}

/** Returns the vector in the drawing that corresponds to a distance along a wall. */
function shift(wall: Wall, along: number): Point {
  const [from, to] = [wall(0, 0), wall(along, 0)];
  return [to[0] - from[0], to[1] - from[1]];
}

/** A round gauge on the door. The needle shows the current value of the chart recorder. */
export function dial({ project, unit, disc, lines, turning, tones }: Kit, box: Box): Layer {
  const wall = leftWall(project, box);
  const [along, up, radius] = [4.35, 3.62, 0.68];
  const centre = wall(along, up);
  const ticks = Array.from({ length: 11 }, (_, n): Point[] => {
    const angle = ((-120 + n * 24) / 180) * Math.PI;
    return [0.74, n % 5 ? 0.84 : 0.92].map((reach) =>
      wall(along + Math.sin(angle) * radius * reach, up + Math.cos(angle) * radius * reach),
    );
  });
  const length = unit * radius * 0.62;
  const needle = polyline([
    [0, length * 0.25],
    [0, -length],
  ]);
  // The −45° makes 0° point up the wall. That direction is 45° anticlockwise from the top of the circle
  // before `disc` and `turning` tilt it.
  const rotation = around((part) => -45 - 120 + 240 * signal(part), 4);
  return layer('dial', [
    disc(centre, radius * 1.1, [stroke(tones.ink, 1.5), fill(tones.right)], TILT.left),
    disc(centre, radius, [stroke(tones.ink, 1.25), fill(tones.glass)], TILT.left),
    lines(ticks, 1.25),
    turning(centre, [needle, stroke(palette.accent, 2.5)], rotation, TILT.left),
    disc(centre, radius * 0.1, [fill(tones.ink)], TILT.left),
  ]);
}

/** The parts below the display: smaller meters with moving bars, and a row of blinking lamps. */
export function submeters(kit: Kit, box: Box): Layer {
  const { project, face, lines } = kit;
  const wall = leftWall(project, box);
  const places = [0.4, 1.98, 3.56];
  const [foot, width, height] = [0.6, 1.4, 1.1];
  const bars = places.flatMap((along, meter) =>
    [0, 1, 2, 3, 4].map((n) => {
      const frames = Array.from({ length: 13 }, (_, step) => (step * LOOP) / 12);
      return movingPolygon(
        frames.map((time) => {
          const level = 0.1 + 0.62 * signal(((time / LOOP) * (meter + 1) + n * 0.19 + meter * 0.37) % 1);
          return [time, quad(wall, along + 0.16 + n * 0.23, foot + 0.14, 0.15, level), 'smooth'] as const;
        }),
      );
    }),
  );
  return layer('submeters', [
    face(
      places.map((along) => quad(wall, along, foot, width, height)),
      'glass',
      1.5,
    ),
    group([...bars, fill(palette.accent)]),
    lines(
      places.map((along): Point[] => [
        wall(along + 0.12, foot + 0.12),
        wall(along + width - 0.12, foot + 0.12),
      ]),
      1,
      60,
    ),
    ...lamps(kit, wall),
  ]);
}

function lamps({ face }: Kit, wall: Wall): Shape[] {
  const rhythm = [12, 8, 16, 6, 10, 4, 24, 8, 12, 5];
  const outlines = rhythm.map((_, n) => quad(wall, 0.42 + n * 0.42, 1.98, 0.2, 0.2));
  const lights = outlines.map((outline, n) =>
    group([polygon(outline), fill(palette.accent, blink(rhythm[n] ?? 1, n % 3 ? 0.5 : 0.75, (n % 4) / 5))]),
  );
  return [face(outlines, 'glass', 1), ...lights];
}
