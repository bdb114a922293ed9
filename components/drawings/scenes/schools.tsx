import { Drawing, type SceneProps } from '../drawing';
import { isometric } from '../geometry/isometric';
import { Block, Room, Solid } from '../parts/building';
import { Chiller, Duct, Panels, Pipe, type Place, Pump } from '../parts/plant';
import { Desk, Ground, Note, Signal, Tree } from '../parts/site';
import { range } from '../range';

const project = isometric([400, 170], 26);

/** Two floors of classrooms cut open, and the two heat pumps that took the boilers' place. */
export function PrimarySchool(props: SceneProps) {
  return (
    <Drawing name="primary-school" view={[26, -29, 713, 535]} {...props}>
      <Ground project={project} box={{ x: -5, y: -2, w: 17, d: 13 }} />
      <Block
        project={project}
        box={{ x: -4, y: -1, w: 3.6, d: 8, h: 4 }}
        windows={{ rows: 1, left: 3, right: 0 }}
      />
      {[0, 2.4].flatMap((z) =>
        range(3).map((n) => {
          const x = n * 3.4;
          return (
            <g key={`${z},${x}`}>
              <Room project={project} box={{ x, y: 0, z, w: 3.3, d: 4.4, h: 2.2 }} windows={3} />
              {[0.5, 1.9]
                .flatMap((across) => [0.9, 2.5].map((deep): Place => [x + across, deep, z]))
                .map((at) => (
                  <Desk key={at.join()} project={project} at={at} />
                ))}
            </g>
          );
        }),
      )}
      <Duct
        project={project}
        runs={range(3).map((n) => ({ x: n * 3.4, y: 0.1, z: 4.7, w: 3.2, d: 0.8, h: 0.7 }))}
      />
      <Pipe
        project={project}
        route={[
          [4, 8, 0.3],
          [4, 4.7, 0.3],
          [10.4, 4.7, 0.3],
          [10.4, 1, 0.3],
        ]}
      />
      <Chiller project={project} box={{ x: 1, y: 7.4, w: 2.6, d: 1.4, h: 1.6 }} fans={2} />
      <Chiller project={project} box={{ x: 4.4, y: 7.4, w: 2.6, d: 1.4, h: 1.6 }} fans={2} />
      <Tree project={project} at={[10.6, 9, 0]} size={1.3} />
      <Tree project={project} at={[-3.6, 9.4, 0]} size={1.3} />
      <Note at={project(5.6, 8, 1.6)} to={[560, 470]} text="HP-2  60 kW" />
      <Note at={project(8, 0.4, 5.4)} to={[650, 150]} text="780 ppm" />
    </Drawing>
  );
}

/** Three storeys and a sports hall, each floor on a line of its own from one panel. */
export function SecondarySchool(props: SceneProps) {
  return (
    <Drawing name="secondary-school" view={[69, -13, 661, 496]} {...props}>
      <Ground project={project} box={{ x: -3, y: -2, w: 15, d: 13 }} />
      <Block
        project={project}
        box={{ x: -2, y: -1, w: 11, d: 4, h: 5 }}
        windows={{ rows: 3, left: 12, right: 4 }}
      />
      <Block
        project={project}
        box={{ x: -2, y: 5.4, w: 6.4, d: 5, h: 3.6 }}
        windows={{ rows: 1, left: 4, right: 3 }}
      />
      <Duct
        project={project}
        runs={[
          { x: 0, y: 0, z: 5, w: 3, d: 1.6, h: 1.2 },
          { x: 4.6, y: 0, z: 5, w: 3, d: 1.6, h: 1.2 },
        ]}
      />
      <Panels project={project} box={{ x: -1.6, y: 6, z: 3.6, w: 5.6, d: 4, h: 0.1 }} columns={5} rows={4} />
      <Solid project={project} box={{ x: 8.4, y: 7, w: 1, d: 0.7, h: 2.2 }} />
      {[0.9, 2.5, 4.2].map((z, floor) => (
        <Signal
          key={z}
          project={project}
          route={[
            [8.9, 7, 1 + floor * 0.4],
            [8.9, 4.6, 1 + floor * 0.4],
            [7 - floor * 2, 3, z],
          ]}
        />
      ))}
      <Signal
        project={project}
        route={[
          [8.4, 7.4, 1],
          [4.4, 8, 1],
          [4.4, 8, 2.2],
        ]}
      />
      <Tree project={project} at={[11, 10, 0]} size={1.3} />
      <Tree project={project} at={[7, 10.4, 0]} size={1.3} />
      <Note at={project(9, 7.7, 2)} to={[640, 330]} text="212 PTS" />
      <Note at={project(6, 0.8, 6.2)} to={[640, 120]} text="AHU-2" />
    </Drawing>
  );
}

/** Four wings round a courtyard, and the plant deck with its two new machines. */
export function College(props: SceneProps) {
  return (
    <Drawing name="college" view={[-10, -14, 784, 588]} {...props}>
      <Ground project={project} box={{ x: -3, y: -3, w: 16, d: 15 }} />
      <Block
        project={project}
        box={{ x: -2, y: -2, w: 12, d: 3, h: 4 }}
        windows={{ rows: 3, left: 0, right: 3 }}
      />
      <Block
        project={project}
        box={{ x: -2, y: 1, w: 3, d: 7, h: 4 }}
        windows={{ rows: 3, left: 0, right: 8 }}
      />
      <Tree project={project} at={[3, 4.4, 0]} />
      <Tree project={project} at={[5, 5.4, 0]} />
      <Block
        project={project}
        box={{ x: 7, y: 1, w: 3, d: 7, h: 3 }}
        windows={{ rows: 2, left: 0, right: 8 }}
      />
      <Block
        project={project}
        box={{ x: -2, y: 8, w: 12, d: 3, h: 3 }}
        windows={{ rows: 2, left: 12, right: 3 }}
      />
      <Solid project={project} box={{ x: -1.4, y: 8.4, z: 3, w: 10.8, d: 2.2, h: 0.2 }} />
      <Chiller project={project} box={{ x: -1, y: 8.6, z: 3.2, w: 4.4, d: 1.7, h: 1.3 }} fans={3} />
      <Chiller project={project} box={{ x: 4, y: 8.6, z: 3.2, w: 4.4, d: 1.7, h: 1.3 }} fans={3} />
      <Pipe
        project={project}
        route={[
          [8.8, 10.6, 3.4],
          [9.6, 10.6, 3.4],
          [9.6, 11.2, 3.4],
          [9.6, 11.2, 0.3],
          [12, 11.2, 0.3],
        ]}
        width={8}
      />
      <Pump project={project} at={[11.4, 9.4, 0]} />
      <Note at={project(1, 9.4, 4.5)} to={[110, 190]} text="CH-1  450 kW" />
      <Note at={project(6, 9.4, 4.5)} to={[560, 540]} text="CH-2  450 kW" />
    </Drawing>
  );
}
