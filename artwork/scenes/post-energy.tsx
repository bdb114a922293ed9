import { load as curves } from '../animations/campus/day';
import { hatch, isometric, type Point } from '../geometry/isometric';
import { range } from '../geometry/range';
import { Dimension, Note } from '../parts/annotation';
import { Block } from '../parts/building';
import { Chiller } from '../parts/chiller';
import { Tree } from '../parts/landscape';
import { Panels, Substation } from '../parts/power';
import { Areas, Details, Lines } from '../parts/primitives';
import { Drawing } from './drawing';

/** The load curve of the animation on the home page. */
const load: readonly number[] = curves.after;
const [least, most] = [Math.min(...load), Math.max(...load)];

const [left, base, hour, kilowatt] = [70, 262, 26, 0.52];
const right = left + 24 * hour;
const project = isometric([380, 405], 17);

/** A day's load curve above a building. Labels mark the base load, the rise and the peak. */
export function PostEnergy() {
  const curve = load.map((power, at): Point => [left + (at / 2) * hour, base - power * kilowatt]);
  const foot = base - least * kilowatt;
  return (
    <Drawing view={[-4, -13, 740, 555]}>
      <Details
        routes={range(5).map((n) => [
          [left, base - n * 100 * kilowatt],
          [right, base - n * 100 * kilowatt],
        ])}
      />
      <Areas polygons={[[[left, base], ...curve, [right, base]]]} className="fill-accent" />
      <Details
        routes={hatch(
          [
            [left, foot],
            [right, foot],
            [right, base],
            [left, base],
          ],
          48,
        )}
      />
      <Lines
        routes={[
          [
            [left, 30],
            [left, base],
            [right + 20, base],
          ],
          ...range(13).map((n): Point[] => [
            [left + n * 2 * hour, base],
            [left + n * 2 * hour, base + 7],
          ]),
        ]}
      />
      <Block
        project={project}
        box={{ x: -4, y: -2, w: 10, d: 6, h: 2.8 }}
        windows={{ rows: 2, left: 10, right: 6 }}
      />
      <Chiller project={project} box={{ x: -3, y: -1, z: 2.5, w: 4, d: 1.8, h: 1.2 }} fans={3} />
      <Panels
        project={project}
        box={{ x: 1.8, y: -1.4, z: 2.5, w: 3.6, d: 4.6, h: 0.4 }}
        columns={4}
        rows={4}
      />
      <Substation project={project} box={{ x: 7.6, y: 1, w: 1.8, d: 1.2, h: 1.4 }} />
      <Tree project={project} at={[-3.6, 5.6, 0]} />
      <Tree project={project} at={[9.4, 4.4, 0]} />
      <Dimension from={[left, 300]} to={[right, 300]} text="24 h" />
      <Note at={[left + 23 * hour, foot]} to={[655, 98]} text={`base ${least} kW`} />
      <Note at={curve[12] ?? [0, 0]} to={[170, 120]} text="slope" />
      <Note at={curve[load.indexOf(most)] ?? [0, 0]} to={[520, 22]} text={`peak ${most} kW`} />
    </Drawing>
  );
}
