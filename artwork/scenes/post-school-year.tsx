import { hatch, type Point } from '../geometry/isometric';
import { range } from '../geometry/range';
import { Label } from '../parts/annotation';
import { Areas, Details, Lines } from '../parts/primitives';
import { Drawing } from './drawing';

const [left, top] = [62, 20];
/** The distance between weeks and between rows, and the size of a box. */
const [across, down, width, height] = [26.5, 58, 22, 44];
const weeksPerRow = 13;

/** The numbers of the weeks, from the first week of September, in which the school is locked. */
const locked = [9, 17, 18, 25, 31, 32, 39, 47, 50, 51, 52];
/** The locked weeks in which the plant ran. */
const heated = [9, 18, 25, 31, 32, 39];

function box(x: number, y: number, w = width, h = height): Point[] {
  return [
    [x, y],
    [x + w, y],
    [x + w, y + h],
    [x, y + h],
  ];
}

const week = (n: number) =>
  box(left + ((n - 1) % weeksPerRow) * across, top + Math.floor((n - 1) / weeksPerRow) * down);

/** A school year as 52 boxes in four rows. */
export function PostSchoolYear() {
  const open = range(52)
    .map((n) => n + 1)
    .filter((n) => !locked.includes(n));
  const key = 276;
  return (
    <Drawing view={[0, 0, 420, 315]} lettering={18}>
      <Areas polygons={open.map(week)} className="fill-paper" />
      <Areas
        polygons={[...locked.map(week), box(left, key, 30, 20), box(left + 148, key, 30, 20)]}
        className="fill-accent"
      />
      <Lines
        routes={[...heated.flatMap((n) => hatch(week(n), 8)), ...hatch(box(left + 148, key, 30, 20), 3)]}
        width={1.2}
      />
      <Details
        routes={range(3).map((n) => [
          [left, top + (n + 1) * down - 7],
          [left + weeksPerRow * across - 4.5, top + (n + 1) * down - 7],
        ])}
      />
      {['Sep', 'Dec', 'Mar', 'Jun'].map((month, row) => (
        <Label key={month} at={[left - 10, top + row * down + height / 2]} text={month} anchor="end" />
      ))}
      <Label at={[left + 40, key + 10]} text="locked" />
      <Label at={[left + 188, key + 10]} text="plant runs" />
    </Drawing>
  );
}
