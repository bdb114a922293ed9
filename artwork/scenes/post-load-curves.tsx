import { load } from '../animations/campus/day';
import type { Point } from '../geometry/isometric';
import { range } from '../geometry/range';
import { GridBubble, Label, Note } from '../parts/annotation';
import { Areas, Details, Lines } from '../parts/primitives';
import { Drawing } from './drawing';

const [left, base, hour, kilowatt] = [30, 270, 15, 0.34];
const right = left + 24 * hour;

const pointAt = (curve: readonly number[], at: number): Point => [
  left + at * hour,
  base - (curve[at * 2] ?? 0) * kilowatt,
];

const curveOf = (curve: readonly number[]) => curve.map((_, n) => pointAt(curve, n / 2));

/** The load curves before and after the work. Bubbles mark the base load, the rise and the peak. */
export function PostLoadCurves() {
  const [before, after] = [curveOf(load.before), curveOf(load.after)];
  const peaks = [load.before, load.after].map((curve) => pointAt(curve, 13.5)) as [Point, Point];
  return (
    <Drawing view={[0, 0, 420, 315]} lettering={18}>
      <Details
        routes={range(6).map((n) => [
          [left, base - (n + 1) * 100 * kilowatt],
          [right, base - (n + 1) * 100 * kilowatt],
        ])}
      />
      <Areas polygons={[[[left, base], ...before, [right, base]]]} className="fill-paper" width={1.8} />
      <Areas polygons={[[[left, base], ...after, [right, base]]]} className="fill-accent" width={1.8} />
      <Lines
        routes={[
          [
            [left, 40],
            [left, base],
            [right + 6, base],
          ],
          ...range(5).map((n): Point[] => [
            [left + n * 6 * hour, base],
            [left + n * 6 * hour, base + 7],
          ]),
        ]}
      />
      {range(5).map((n) => (
        <Label
          key={n}
          at={[left + n * 6 * hour, base + 22]}
          text={`${String(n * 6).padStart(2, '0')}:00`}
          anchor="middle"
        />
      ))}
      <Lines
        routes={[
          [pointAt(load.before, 3), [left + 3 * hour, 205]],
          [pointAt(load.before, 6), [left + 6 * hour, 170]],
          [peaks[0], [left + 13.5 * hour, 34]],
        ]}
        width={1}
      />
      <GridBubble at={[left + 3 * hour, 193]} text="1" />
      <GridBubble at={[left + 6 * hour, 158]} text="2" />
      <GridBubble at={[left + 13.5 * hour, 22]} text="3" />
      <Note at={peaks[0]} to={[306, 60]} text="640 kW" />
      <Note at={peaks[1]} to={[306, 96]} text="397 kW" />
    </Drawing>
  );
}
