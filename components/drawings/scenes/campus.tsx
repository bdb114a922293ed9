import { Drawing, type SceneProps } from '../drawing';
import { type Box, isometric } from '../geometry/isometric';
import { Block, Solid } from '../parts/building';
import { Chiller, Panels, Pipe, type Place, Pump, Tank, Valve } from '../parts/plant';
import { Dimension, Ground, Note, Signal, Tree } from '../parts/site';

const project = isometric([800, 150], 21);

/** The campus, back to front: each with its rows of windows and its columns on the two walls that show. */
const blocks: { box: Box; windows: [rows: number, left: number, right: number] }[] = [
  { box: { x: -2, y: -2, w: 17, d: 6, h: 4.5 }, windows: [3, 14, 5] },
  { box: { x: -2, y: 7, w: 6, d: 13, h: 3.2 }, windows: [2, 5, 11] },
  { box: { x: 18, y: -1, w: 7, d: 9, h: 3.6 }, windows: [1, 5, 7] },
  { box: { x: 17, y: 12, w: 10, d: 5, h: 3 }, windows: [2, 8, 4] },
];

const trees: Place[] = [
  [-4, 4, 0],
  [-4, 10, 0],
  [-4, 16, 0],
  [7, 19, 0],
  [11, 20, 0],
  [15, 20, 0],
  [28, 4, 0],
  [28, 8, 0],
  [29, 12, 0],
  [9, 7, 0],
  [13, 7, 0],
  [22, 20, 0],
  [26, 20, 0],
];

const mains: Place[][] = [
  [
    [9.5, 15.4, 0],
    [9.5, 9, 0],
    [5, 9, 0],
  ],
  [
    [10.5, 15.4, 0],
    [10.5, 5, 0],
    [10.5, 4, 0],
    [10.5, 4, 4.5],
    [10.5, 1.5, 4.5],
  ],
  [
    [12.6, 14.5, 0],
    [17, 14.5, 0],
  ],
];

const signals: Place[][] = [
  [
    [8, 13.4, 1.2],
    [8, 6, 1.2],
    [8, 4, 1.2],
    [8, 4, 3.4],
  ],
  [
    [8, 13.4, 0.6],
    [4, 13.4, 0.6],
    [4, 13.4, 2.3],
  ],
  [
    [8.4, 13.4, 1.8],
    [17, 13.4, 1.8],
    [20, 17, 1.8],
  ],
  [
    [8, 13.4, 1.5],
    [16, 8, 1.5],
    [21, 8, 1.5],
    [21, 8, 2.6],
  ],
];

/** The whole estate. Its three systems are groups that a page lights up one at a time by `data-layer`. */
export function Campus(props: SceneProps) {
  return (
    <Drawing name="campus" view={[232, -20, 1219, 771]} {...props}>
      <Ground project={project} box={{ x: -6, y: -4, w: 37, d: 27 }} />
      <Ground project={project} box={{ x: 6, y: 6, w: 9, d: 2.4 }} tint />
      <Ground project={project} box={{ x: -6, y: 21, w: 37, d: 1.6 }} tint />
      {blocks.map(({ box, windows: [rows, left, right] }) => (
        <Block key={`${box.x},${box.y}`} project={project} box={box} windows={{ rows, left, right }} />
      ))}
      {trees.map((at) => (
        <Tree key={at.join()} project={project} at={at} />
      ))}
      <Solid project={project} box={{ x: 6.4, y: 10.6, w: 6.2, d: 4.8, h: 0.3 }} />
      <g data-layer="energy">
        <Panels
          project={project}
          box={{ x: -1.4, y: 8, z: 3.2, w: 5, d: 11, h: 0.15 }}
          columns={3}
          rows={9}
        />
        <Panels
          project={project}
          box={{ x: 18, y: 12.8, z: 3, w: 8.4, d: 3.6, h: 0.15 }}
          columns={8}
          rows={3}
        />
        <Solid project={project} box={{ x: 14.4, y: 9.4, w: 1.4, d: 1.4, h: 1.8 }} accent />
        <Signal
          project={project}
          route={[
            [15.8, 10.4, 0.4],
            [17, 11, 0.4],
            [19, 12, 0.4],
          ]}
        />
        <Note
          at={project(15.1, 10.1, 1.8)}
          to={[project(15.1, 10.1, 1.8)[0] + 46, project(15.1, 10.1, 1.8)[1] - 62]}
          text="M-1  397 kW"
        />
      </g>
      <g data-layer="chilled-water">
        {mains.map((route) => (
          <Pipe key={route.join()} project={project} route={route} />
        ))}
        <Chiller project={project} box={{ x: 1.5, y: -1, z: 4.5, w: 5, d: 2, h: 1.3 }} fans={3} />
        <Chiller project={project} box={{ x: 8.2, y: -1, z: 4.5, w: 5, d: 2, h: 1.3 }} fans={3} />
        <Chiller project={project} box={{ x: 6.9, y: 11, z: 0.3, w: 3.4, d: 1.7, h: 1.3 }} fans={2} />
        <Tank project={project} foot={[11.6, 12, 0.3]} radius={0.8} height={2.4} />
        <Pump project={project} at={[9.4, 14, 0.3]} />
        <Pump project={project} at={[11.4, 14.2, 0.3]} />
        <Valve at={project(10.5, 7, 0)} />
        <Note
          at={project(4, 0, 6)}
          to={[project(4, 0, 6)[0] - 70, project(4, 0, 6)[1] - 60]}
          text="CH-1  450 kW"
        />
      </g>
      <g data-layer="controls">
        {signals.map((route) => (
          <Signal key={route.join()} project={project} route={route} />
        ))}
        <Solid project={project} box={{ x: 7.4, y: 13, z: 0.3, w: 1, d: 0.7, h: 2 }} />
        <Note
          at={project(7.4, 13.7, 1.6)}
          to={[project(7.4, 13.7, 1.6)[0] - 60, project(7.4, 13.7, 1.6)[1] + 46]}
          text="BMS-1"
        />
      </g>
      <Dimension from={project(-6, 24.2, 0)} to={project(31, 24.2, 0)} text="" />
    </Drawing>
  );
}
