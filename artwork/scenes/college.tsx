import { isometric, leftWall } from '../geometry/isometric';
import { run } from '../geometry/runs';
import { AirHandler } from '../parts/air-handler';
import { Dimension, Note } from '../parts/annotation';
import { Block, Door } from '../parts/building';
import { Chiller } from '../parts/chiller';
import { BikeStands, Ground, Hedge, Lamp, Tree } from '../parts/landscape';
import { Flange, Pipe, Pump, Tank, Valve } from '../parts/pipework';
import { Panels } from '../parts/power';
import { Solid } from '../parts/primitives';
import { Drawing } from './drawing';

const project = isometric([420, 150], 27);
const front = { x: -2, y: 9, w: 14, d: 3.6, h: 3.4 };

/** A building with four wings around a courtyard, and a roof deck with two new machines. */
export function College() {
  return (
    <Drawing view={[-62, -94, 952, 714]}>
      <Ground project={project} box={{ x: -4, y: -4, w: 19.5, d: 19 }} />
      {[-2, 1.6, 5.2].map((y) => (
        <Tree key={y} project={project} at={[-3, y, 0]} size={1.1} />
      ))}
      <Block
        project={project}
        box={{ x: -2, y: -3, w: 14, d: 3.4, h: 5 }}
        windows={{ rows: 3, left: 13, right: 3 }}
      />
      <Panels
        project={project}
        box={{ x: -1.4, y: -2.4, z: 4.75, w: 5, d: 2.4, h: 0.4 }}
        columns={5}
        rows={2}
      />
      <AirHandler project={project} box={{ x: 5, y: -2.2, z: 4.7, w: 4.6, d: 1.5, h: 1.4 }} />
      <Block
        project={project}
        box={{ x: -2, y: 0.4, w: 3.4, d: 8.6, h: 5 }}
        windows={{ rows: 3, left: 0, right: 8 }}
      />
      <Courtyard />
      <Block
        project={project}
        box={{ x: 8.6, y: 0.4, w: 3.4, d: 8.6, h: 3.4 }}
        windows={{ rows: 2, left: 0, right: 9 }}
      />
      <Solid project={project} box={{ x: 9.4, y: 2, z: 3.2, w: 1.6, d: 2.2, h: 0.5 }} />
      <Solid project={project} box={{ x: 9.4, y: 5.4, z: 3.2, w: 1.6, d: 2.2, h: 0.5 }} />
      <Block project={project} box={front} windows={{ rows: 2, left: 13, right: 3 }} />
      <Door wall={leftWall(project, front)} at={6.3} width={1.4} />
      <PlantDeck />
      <Hedge project={project} box={{ x: -3.4, y: 14, w: 8, d: 0.4, h: 0.5 }} />
      <Lamp project={project} at={[5, 14.2, 0]} />
      <BikeStands project={project} at={[7.4, 13.9, 0]} count={6} />
      <Tree project={project} at={[14.2, 2, 0]} size={1.2} tall />
      <Tree project={project} at={[14.2, 4.6, 0]} size={1.2} tall />
      <Dimension from={project(-4, 15.8)} to={project(15.5, 15.8)} text="66 m" below />
      <Note at={project(0.2, 10.6, 4.9)} to={[150, 80]} text="2 × 450 kW" />
      <Note at={project(13.6, 9.4, 0.3)} to={[610, 510]} text="9 °C" />
    </Drawing>
  );
}

function Courtyard() {
  return (
    <>
      <Ground project={project} box={{ x: 2.4, y: 1.4, w: 5.2, d: 6.6 }} fill="fill-tint" />
      <Solid project={project} box={{ x: 4.2, y: 4, w: 1.6, d: 1.6, h: 0.3 }} top="fill-accent" />
      <Tree project={project} at={[3.2, 2.4, 0]} />
      <Tree project={project} at={[3.2, 6.6, 0]} />
    </>
  );
}

/** The roof deck on the front wing: two chillers, pipes, a pump and a tank. */
function PlantDeck() {
  return (
    <>
      <Solid project={project} box={{ x: -1.5, y: 9.5, z: 3.15, w: 13, d: 2.6, h: 0.2 }} top="fill-tint" />
      <Chiller project={project} box={{ x: -1.2, y: 9.9, z: 3.35, w: 4.8, d: 1.8, h: 1.5 }} fans={3} />
      <Chiller project={project} box={{ x: 4.2, y: 9.9, z: 3.35, w: 4.8, d: 1.8, h: 1.5 }} fans={3} />
      <Tank project={project} foot={[9.8, 10.2, 3.35]} radius={0.5} height={1.6} />
      <Pump project={project} at={[10, 11.4, 3.35]} size={0.7} />
      <Pipe
        project={project}
        route={run([1.2, 11.7, 3.5], 'y12 x10.7 y12.9 z0.3 y13.4 x14.2 y7.4 x12')}
        branches={[run([6.6, 11.7, 3.5], 'y12')]}
        width={8}
        warm
      />
      <Pipe
        project={project}
        route={run([0.6, 11.7, 3.9], 'y12 x11.4 y12.7 z0.3 x13.6 y8.4 x12')}
        branches={[run([6, 11.7, 3.9], 'y12'), run([9.8, 11.4, 4.2], 'z4.6 y12 z3.9')]}
        width={8}
      />
      <Flange project={project} at={[12.6, 12.7, 0.3]} axis="x" />
      <Valve project={project} at={[13.6, 11, 0.3]} axis="y" size={0.24} />
    </>
  );
}
