import { Drawing, type SceneProps } from '../drawing';
import { hatch, isometric, type Point } from '../geometry/isometric';
import { Dimension, Note } from '../parts/annotation';
import { Block } from '../parts/building';
import { Chiller } from '../parts/machines';
import { Panels, Substation } from '../parts/power';
import { Areas, Details, Lines } from '../parts/shapes';
import { Tree } from '../parts/site';
import { range } from '../range';

/** The power a school takes, in kW, at each hour from midnight. */
const load = [
  58, 57, 56, 60, 96, 190, 292, 330, 350, 362, 374, 392, 397, 360, 280, 190, 140, 112, 90, 72, 64, 60, 58,
];

const [left, base, hour] = [90, 300, 28];
const right = left + (load.length - 1) * hour;
const project = isometric([390, 352], 21);

/** A day's load over the building it comes from: the base, the slope and the peak. */
export function PostEnergy(props: SceneProps) {
  const curve = load.map((power, at): Point => [left + at * hour, base - power * 0.56]);
  const foot = base - 57 * 0.56;
  return (
    <Drawing name="post-energy" view={[-4, -13, 740, 555]} lettering={19} {...props}>
      <Details
        routes={range(5).map((n) => [
          [left, base - n * 56],
          [right, base - n * 56],
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
          44,
        )}
      />
      <Lines
        routes={[
          [
            [left, 60],
            [left, base],
            [right + 20, base],
          ],
          ...range(12).map((n): Point[] => [
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
      <Tree project={project} at={[-4.6, 3.4, 0]} />
      <Tree project={project} at={[8, 5, 0]} />
      <Dimension from={[left, 330]} to={[right, 330]} text="24 h" />
      <Note at={curve[2] ?? [0, 0]} to={[140, 190]} text="base 57 kW" />
      <Note at={curve[5] ?? [0, 0]} to={[170, 110]} text="slope" />
      <Note at={curve[12] ?? [0, 0]} to={[520, 40]} text="peak 397 kW" />
    </Drawing>
  );
}
