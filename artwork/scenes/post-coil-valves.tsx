import type { Point } from '../geometry/isometric';
import { range } from '../geometry/range';
import { Dimension, Label, Note } from '../parts/annotation';
import { Areas, Details, Lines } from '../parts/primitives';
import { Drawing } from './drawing';

const [left, base, right, percent] = [62, 252, 404, 2.05];
const coils = 38;
const pitch = (right - left) / coils;

/** The highest position of each coil's valve, in percent, in ascending order. */
const positions = [...range(coils - 1).map((n) => 21 + 47 * (n / (coils - 2)) ** 1.4), 100];

const level = (position: number) => base - position * percent;

function bar(position: number, n: number): Point[] {
  const [from, to] = [left + (n + 0.14) * pitch, left + (n + 0.86) * pitch];
  return [
    [from, base],
    [from, level(position)],
    [to, level(position)],
    [to, base],
  ];
}

/** A bar chart of the valve positions of 38 coils. Only the last coil is above the line at 70 %. */
export function PostCoilValves() {
  const bars = positions.map(bar);
  return (
    <Drawing view={[0, 0, 420, 315]} lettering={18}>
      <Details
        routes={[25, 50, 100].map((position) => [
          [left, level(position)],
          [right, level(position)],
        ])}
      />
      <Areas polygons={bars.slice(0, -1)} className="fill-paper" />
      <Areas polygons={bars.slice(-1)} className="fill-accent" />
      <g strokeDasharray="7 5">
        <Lines
          routes={[
            [
              [left, level(70)],
              [right, level(70)],
            ],
          ]}
          width={1.8}
        />
      </g>
      <Lines
        routes={[
          [
            [left, level(108)],
            [left, base],
            [right + 8, base],
          ],
        ]}
      />
      {[0, 70, 100].map((position) => (
        <Label key={position} at={[left - 8, level(position)]} text={`${position} %`} anchor="end" />
      ))}
      <Note at={[right - pitch / 2, level(86)]} to={[330, level(86)]} text="server room" />
      <Dimension from={[left, 276]} to={[right, 276]} text="38 coils" below />
    </Drawing>
  );
}
