import { isometric } from '../geometry/isometric';
import { range } from '../geometry/range';
import { run } from '../geometry/runs';
import { AirHandler, Duct } from '../parts/air-handler';
import { Dimension, Note, Signal } from '../parts/annotation';
import { Chiller } from '../parts/chiller';
import { Copy, Original } from '../parts/copies';
import { Cupboard, FumeCupboard, LabBench, Stool } from '../parts/furniture';
import { Ground } from '../parts/landscape';
import { Flange, Pipe, Valve } from '../parts/pipework';
import { Drum, Solid } from '../parts/primitives';
import { Room } from '../parts/room';
import { Drawing } from './drawing';

const project = isometric([400, 210], 30);
/** The projection for parts that are defined at the origin and copied to other points. */
const atOrigin = isometric([0, 0], 30);

/** A laboratory with benches and fume cupboards. A coil recovers heat from the exhaust air. */
export function UniversityLaboratory() {
  return (
    <Drawing view={[34, -40, 944, 708]}>
      <Original id="laboratory-benches">
        <Benches />
      </Original>
      <Ground project={project} box={{ x: -2.6, y: -1, w: 19, d: 11 }} />
      <Room project={project} box={{ x: -2, y: 0, w: 12, d: 8.4, h: 3.2 }} />
      {range(5).map((n) => (
        <FumeCupboard key={n} project={project} box={{ x: -1.5 + n * 2.2, y: 0.1, w: 1.8, d: 1.1, h: 2.6 }} />
      ))}
      <Extract />
      <Cupboard project={project} box={{ x: -1.9, y: 3.2, w: 0.6, d: 1.4, h: 2 }} />
      <Cupboard project={project} box={{ x: -1.9, y: 5, w: 0.6, d: 1.4, h: 2 }} />
      {range(3).map((row) => (
        <Copy key={row} of="laboratory-benches" project={project} at={[0, 2.6 + row * 2, 0]} />
      ))}
      <HeatRecovery />
      <Signal project={project} route={run([11.4, 3.2, 1.4], 'x9.4 y1.2 z2.4')} />
      <Dimension from={project(-2, 9.2)} to={project(10, 9.2)} text="18 m" below />
      <Note at={project(12.6, 1.4, 5.6)} to={[800, 150]} text="310 kW" />
      <Note at={project(-0.6, 1.2, 1.4)} to={[196, 118]} text="0.4 m/s" />
    </Drawing>
  );
}

/** A vertical duct from each fume cupboard to the main duct of the exhaust machine. */
function Extract() {
  return (
    <>
      {range(5).map((n) => (
        <Drum
          key={n}
          project={project}
          from={[-0.6 + n * 2.2, 0.6, 2.6]}
          axis="z"
          radius={0.26}
          length={1.3}
          rings={4}
        />
      ))}
      <Duct
        project={project}
        runs={range(4).map((n) => ({ x: -1.8 + n * 3.1, y: 0.1, z: 3.9, w: 3, d: 1, h: 0.9 }))}
      />
    </>
  );
}

function Benches() {
  return (
    <>
      <LabBench project={atOrigin} box={{ x: -0.6, y: 0, w: 4.6, d: 0.9, h: 0.9 }} />
      <LabBench project={atOrigin} box={{ x: 4.8, y: 0, w: 4.6, d: 0.9, h: 0.9 }} />
      {[0.4, 2.4, 5.8, 7.8].map((x) => (
        <Stool key={x} project={atOrigin} at={[x, 1.3, 0]} />
      ))}
    </>
  );
}

/** The machine that recovers heat from the exhaust air. It is outside the building. */
function HeatRecovery() {
  return (
    <>
      <Solid project={project} box={{ x: 10.8, y: 0, w: 4.8, d: 2.4, h: 3.4 }} />
      <AirHandler project={project} box={{ x: 10.6, y: -0.1, z: 3.4, w: 5.2, d: 2, h: 2.2 }} />
      {[12, 13.2].map((x) => (
        <Drum
          key={x}
          project={project}
          from={[x, 0.6, 5.6]}
          axis="z"
          radius={0.36}
          length={1.6}
          rings={3}
          end="fill-on-accent"
        />
      ))}
      <Pipe project={project} route={run([12.4, 1.9, 3.8], 'y2.9 z0.4 y4.8')} width={9} />
      <Pipe project={project} route={run([13.2, 1.9, 3.8], 'y2.7 z0.4 y4.8')} width={9} warm />
      <Flange project={project} at={[12.4, 3.6, 0.4]} axis="y" />
      <Valve project={project} at={[13.2, 3.7, 0.4]} axis="y" size={0.24} />
      <Chiller project={project} box={{ x: 11.6, y: 4.8, w: 2.2, d: 4, h: 1.8 }} fans={2} />
    </>
  );
}
