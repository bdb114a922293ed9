import { Drawing, type SceneProps } from '../drawing';
import { isometric, type Point } from '../geometry/isometric';
import { Block, Room, SawtoothRoof, Solid } from '../parts/building';
import { Chiller, Pipe, Pump, Tank, Valve } from '../parts/plant';
import { Areas, Lines } from '../parts/shapes';
import { Desk, Dimension, Ground, Note, Signal, Tree } from '../parts/site';
import { range } from '../range';

/** The drawing office under its northlights, with the yard's plant beside it. */
export function ProfileCover(props: SceneProps) {
  const project = isometric([640, 60], 20);
  return (
    <Drawing name="profile-cover" view={[-217, -74, 1818, 568]} {...props}>
      <Ground project={project} box={{ x: -8, y: -4, w: 34, d: 20 }} />
      <Room project={project} box={{ x: 12, y: 0, w: 10, d: 8, h: 2.6 }} windows={7} />
      {range(12).map((n) => (
        <Desk key={n} project={project} at={[12.6 + (n % 6) * 1.6, n < 6 ? 1.2 : 4.4, 0]} />
      ))}
      <Solid project={project} box={{ x: 20, y: 2.4, w: 1.2, d: 3, h: 0.9 }} accent />
      <Block
        project={project}
        box={{ x: 0, y: 0, w: 10, d: 10, h: 3 }}
        windows={{ rows: 1, left: 8, right: 8 }}
      />
      <SawtoothRoof project={project} box={{ x: 0, y: 0, z: 3, w: 10, d: 10, h: 1.5 }} teeth={4} />
      <Pipe
        project={project}
        route={[
          [-5, 11.6, 0],
          [14, 11.6, 0],
          [14, 8.6, 0],
        ]}
      />
      <Pump project={project} at={[12, 11.4, 0]} />
      <Chiller project={project} box={{ x: -5.6, y: 9, w: 4.2, d: 1.9, h: 1.5 }} fans={2} />
      {range(5).map((n) => (
        <Tree key={n} project={project} at={[-6 + n * 0.6, -2 + n * 2, 0]} />
      ))}
      <Tree project={project} at={[24, 4, 0]} />
      <Tree project={project} at={[23, 9, 0]} />
      <Note at={project(5, 10, 4.5)} to={[330, 190]} text="NORTH" />
    </Drawing>
  );
}

const project = isometric([400, 200], 34);

/** A loop of chilled water: what leaves at nine degrees comes back at fifteen. */
export function PostChilledWater(props: SceneProps) {
  return (
    <Drawing name="post-chilled-water" view={[47, 30, 662, 496]} {...props}>
      <Ground project={project} box={{ x: -3, y: -2, w: 11, d: 10 }} />
      <Chiller project={project} box={{ x: -2, y: -1, w: 6, d: 2.4, h: 1.9 }} fans={3} />
      <Pipe
        project={project}
        route={[
          [3.6, 1.5, 0.4],
          [3.6, 6.6, 0.4],
          [-2, 6.6, 0.4],
        ]}
        width={14}
      />
      <Pipe
        project={project}
        route={[
          [0.4, 1.5, 0.4],
          [0.4, 4.4, 0.4],
          [-2.6, 4.4, 0.4],
        ]}
        width={14}
      />
      <Valve at={project(3.6, 5.4, 0.4)} size={15} />
      <Valve at={project(-1.4, 4.4, 0.4)} size={15} />
      <Pump project={isometric([400, 200], 46)} at={[2.8, 2.7, 0]} />
      <Pump project={isometric([400, 200], 46)} at={[1.2, 4.9, 0]} />
      <Tank project={project} foot={[6.6, 3.4, 0]} radius={0.9} height={2.8} />
      <Note at={project(3.6, 3.4, 0.4)} to={[620, 430]} text="9 °C" />
      <Note at={project(0.4, 3, 0.4)} to={[120, 220]} text="15 °C" />
    </Drawing>
  );
}

/** One panel, four rooms, and a line to a sensor in each. */
export function PostControls(props: SceneProps) {
  return (
    <Drawing name="post-controls" view={[62, 20, 667, 500]} {...props}>
      <Ground project={project} box={{ x: -3, y: -2, w: 11, d: 10 }} />
      {[
        [-2.4, -1.4],
        [1.4, -1.4],
        [-2.4, 2],
        [1.4, 2],
      ].map(([x = 0, y = 0]) => (
        <g key={`${x},${y}`}>
          <Room project={project} box={{ x, y, w: 3.4, d: 3, h: 2 }} windows={3} />
          <Desk project={project} at={[x + 0.5, y + 0.8, 0]} />
          <Desk project={project} at={[x + 1.9, y + 0.8, 0]} />
        </g>
      ))}
      <Solid project={project} box={{ x: 5.8, y: 5, w: 1.5, d: 0.9, h: 3 }} />
      {(
        [
          [2.6, -1.2],
          [-1, -1.2],
          [3.2, 2.2],
          [-0.6, 2.2],
        ] as const
      ).map(([x, y]) => (
        <Signal
          key={`${x},${y}`}
          project={project}
          route={[
            [6.4, 5.9, 1.4],
            [5.2, 5.9, 1.4],
            [x, 5.9, 1.4],
            [x, y, 1.4],
          ]}
        />
      ))}
      <Note at={project(6.4, 5.9, 2.6)} to={[640, 300]} text="MON–FRI" />
      <Note at={project(-1, -1.2, 1.4)} to={[150, 130]} text="19 °C" />
    </Drawing>
  );
}

const load = [
  58, 57, 56, 60, 96, 190, 292, 330, 350, 362, 374, 392, 397, 360, 280, 190, 140, 112, 90, 72, 64, 60, 58,
];

/** A day's load over the roof it comes from: the base, the slope and the peak. */
export function PostEnergy(props: SceneProps) {
  const curve = load.map((power, hour): Point => [90 + hour * 28, 300 - power * 0.52]);
  return (
    <Drawing name="post-energy" view={[18, -6, 726, 545]} {...props}>
      <Areas polygons={[[[90, 300], ...curve, [706, 300]]]} className="fill-accent" />
      <Lines
        routes={[
          [
            [90, 70],
            [90, 300],
            [730, 300],
          ],
          ...range(12).map((n): Point[] => [
            [90 + n * 56, 300],
            [90 + n * 56, 307],
          ]),
        ]}
      />
      <Block
        project={isometric([400, 350], 22)}
        box={{ x: -3, y: -2, w: 9, d: 6, h: 2.4 }}
        windows={{ rows: 2, left: 9, right: 6 }}
      />
      <Solid project={isometric([400, 350], 22)} box={{ x: 7.4, y: 2, w: 0.9, d: 0.7, h: 2 }} accent />
      <Note at={curve[2] ?? [0, 0]} to={[130, 210]} text="BASE 57 kW" />
      <Note at={curve[5] ?? [0, 0]} to={[180, 120]} text="SLOPE" />
      <Note at={curve[12] ?? [0, 0]} to={[520, 70]} text="PEAK 397 kW" />
      <Dimension from={[90, 332]} to={[706, 332]} text="24 h" />
    </Drawing>
  );
}
