import { corners, hatch } from '../geometry/box';
import { route } from '../geometry/isometric';
import { range } from '../geometry/range';
import { label } from '../parts/annotation';
import { areas, details, lines } from '../shapes';
import type { Drawing } from './drawing';

const [left, top, key] = [62, 20, 276];
/** The distance between weeks and between rows, and the size of a box. */
const [across, down, width, height] = [26.5, 58, 22, 44];
const weeksPerRow = 13;

/** The numbers of the weeks, from the first week of September, in which the school is locked. */
const locked = [9, 17, 18, 25, 31, 32, 39, 47, 50, 51, 52];
/** The locked weeks in which the plant ran. */
const heated = [9, 18, 25, 31, 32, 39];
const open = range(52)
  .map((n) => n + 1)
  .filter((n) => !locked.includes(n));

const week = (n: number) =>
  corners(
    left + ((n - 1) % weeksPerRow) * across,
    top + Math.floor((n - 1) / weeksPerRow) * down,
    width,
    height,
  );
const [keyLocked, keyHeated] = [corners(left, key, 30, 20), corners(left + 148, key, 30, 20)];

/** A school year as 52 boxes in four rows. */
export const postSchoolYear: Drawing = {
  view: [0, 0, 420, 315],
  lettering: 18,
  shapes: [
    areas(open.map(week), 'paper'),
    areas([...locked.map(week), keyLocked, keyHeated], 'accent'),
    lines([...heated.flatMap((n) => hatch(week(n), 8)), ...hatch(keyHeated, 3)], { width: 1.2 }),
    details(
      range(3).map((n) =>
        route(
          [left, top + (n + 1) * down - 7],
          [left + weeksPerRow * across - 4.5, top + (n + 1) * down - 7],
        ),
      ),
    ),
    ['Sep', 'Dec', 'Mar', 'Jun'].map((month, row) =>
      label([left - 10, top + row * down + height / 2], month, 'end'),
    ),
    label([left + 40, key + 10], 'locked'),
    label([left + 188, key + 10], 'plant runs'),
  ],
};
