import { isometric } from '../geometry/isometric';
import { Dimension, Note } from '../parts/annotation';
import { Block } from '../parts/building';
import { Chiller } from '../parts/chiller';
import { Hoist, Programme, Scaffold, TowerCrane } from '../parts/crane';
import { Ground, Hedge, Tree } from '../parts/landscape';
import { Solid } from '../parts/primitives';
import { Drawing } from './drawing';

const project = isometric([430, 260], 26);

/** A crane lifts a chiller onto a roof. A Gantt chart shows the weeks of the project. */
export function ProjectManagement() {
  const load = { x: 0.9, y: 2.6, z: 8.2, w: 4.6, d: 1.9, h: 1.4 };
  const above = load.z + load.h;
  const corners = [
    project(0.9, 2.6, above),
    project(5.5, 2.6, above),
    project(5.5, 4.5, above),
    project(0.9, 4.5, above),
  ];
  const [hookX, hookY] = project(3.2, 3.55, 12);
  return (
    <Drawing view={[-60, -120, 990, 742]}>
      <Ground project={project} box={{ x: -3, y: -1, w: 15.5, d: 12.4 }} />
      <Tree project={project} at={[-2, 8.4, 0]} size={1.2} tall />
      <Block
        project={project}
        box={{ x: 0, y: 1, w: 8, d: 7, h: 4 }}
        windows={{ rows: 2, left: 7, right: 6 }}
      />
      <Scaffold project={project} at={[0.2, 8.1]} length={4.2} height={4} lift={2} />
      <Solid project={project} box={{ x: 0.7, y: 2.4, z: 3.7, w: 5, d: 2.3, h: 0.25 }} top="fill-accent" />
      <Chiller project={project} box={{ x: 0.9, y: 5.4, z: 3.7, w: 4.6, d: 1.9, h: 1.4 }} fans={3} />
      <TowerCrane project={project} at={[10.6, 3.55]} height={13} reach={10.6} />
      <Hoist rope={project(3.2, 3.55, 13.3)} block={[hookX, hookY]} corners={corners} />
      <Chiller project={project} box={load} fans={3} shadow={false} />
      <Block
        project={project}
        box={{ x: 9, y: 7.4, w: 2.8, d: 1.6, h: 1.4 }}
        windows={{ rows: 1, left: 3, right: 1 }}
      />
      <Hedge project={project} box={{ x: -2.6, y: 10.6, w: 9, d: 0.4, h: 0.5 }} />
      <Dimension from={project(-3, 12.2)} to={project(12.5, 12.2)} text="24 m" below />
      <Note at={project(0.9, 4.5, 9)} to={[190, 40]} text="CH-1 3.2 t" />
      <Note at={project(0.9, 6.6, 4.6)} to={[130, 270]} text="CH-2" />
      <Programme
        at={[708, 516]}
        unit="week"
        weeks={['28', '30', '32', '34', '36']}
        bars={[
          [0, 1, true],
          [0.8, 1.6, true],
          [2.2, 1.2, false],
          [3, 1, false],
        ]}
      />
    </Drawing>
  );
}
