import { isometric, leftWall } from '../geometry/isometric';
import { range } from '../geometry/range';
import { run } from '../geometry/runs';
import { AirHandler, Duct, Grille } from '../parts/air-handler';
import { Dimension, Note, Signal } from '../parts/annotation';
import { Block, Door } from '../parts/building';
import { BikeStands, GridCrosses, Ground, Lamp, Pitch, Tree } from '../parts/landscape';
import { ControlPanel, Panels } from '../parts/power';
import { Room } from '../parts/room';
import { Drawing } from './drawing';

const project = isometric([420, 150], 26);
const block = { x: -2, y: -1, w: 13, d: 4.4, h: 6 };

/**
 * A school with three storeys, and a sports hall that is drawn without its roof. Control lines connect one
 * panel to every floor.
 */
export function SecondarySchool() {
  return (
    <Drawing view={[-45, -97, 923, 692]}>
      <Ground project={project} box={{ x: -4, y: -3, w: 18, d: 18 }} />
      <GridCrosses project={project} box={{ x: -3, y: -2, w: 16, d: 16 }} step={4} />
      <Block project={project} box={block} windows={{ rows: 3, left: 13, right: 4 }} />
      <Door wall={leftWall(project, block)} at={9.4} width={1.4} />
      <Panels
        project={project}
        box={{ x: -1.4, y: -0.5, z: 5.75, w: 4, d: 3.4, h: 0.4 }}
        columns={4}
        rows={3}
      />
      <AirHandler project={project} box={{ x: 3.2, y: 0.4, z: 5.7, w: 3.4, d: 1.6, h: 1.5 }} />
      <AirHandler project={project} box={{ x: 7.2, y: 0.4, z: 5.7, w: 3.4, d: 1.6, h: 1.5 }} />
      <SportsHall />
      {range(4).map((n) => (
        <Tree key={n} project={project} at={[12.8, -2 + n * 2, 0]} size={1.1} tall />
      ))}
      {[1.2, 3.2, 5.2].map((z, storey) => (
        <Signal
          key={z}
          project={project}
          route={run(
            [9.8 + storey * 0.5, 9.6, 1],
            `y${5.2 - storey * 0.5} x${8.4 - storey * 2.4} y3.4 z${z}`,
          )}
        />
      ))}
      <Signal project={project} route={run([9.4, 10.4, 1.2], 'x6 z2')} />
      <ControlPanel project={project} box={{ x: 9.4, y: 9.6, w: 2, d: 0.8, h: 2.4 }} />
      <BikeStands project={project} at={[9.6, 13, 0]} count={6} />
      <Lamp project={project} at={[13.2, 6.6, 0]} />
      <Tree project={project} at={[13.2, 12.4, 0]} size={1.2} />
      <Dimension from={project(-4, 15.8)} to={project(14, 15.8)} text="61 m" below />
      <Note at={project(11.4, 10, 2)} to={[660, 470]} text="212 points" />
      <Note at={project(9, 2, 7)} to={[720, 20]} text="AHU-2" />
    </Drawing>
  );
}

function SportsHall() {
  const duct = { x: -1.6, y: 6.2, z: 3, w: 7.2, d: 0.8, h: 0.6 };
  return (
    <>
      <Room project={project} box={{ x: -2, y: 6, w: 8, d: 8, h: 4 }} windows={5} />
      <Pitch project={project} box={{ x: -1, y: 7.6, w: 6.4, d: 5.6 }} />
      <Duct
        project={project}
        runs={[
          { ...duct, w: 3.5 },
          { ...duct, x: 2, w: 3.6 },
        ]}
      />
      {[0.8, 3, 5.2].map((at) => (
        <Grille key={at} project={project} box={duct} at={at} width={0.8} />
      ))}
    </>
  );
}
