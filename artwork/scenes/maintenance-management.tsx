import { isometric, type Point } from '../geometry/isometric';
import { run } from '../geometry/runs';
import { GridBubble, Note } from '../parts/annotation';
import { Cover, Impeller, Motor, Shaft, Volute } from '../parts/exploded-pump';
import { GridCrosses, Ground } from '../parts/landscape';
import { Flange, Gauge, Pipe, Pump, Valve } from '../parts/pipework';
import { Lines } from '../parts/primitives';
import { Drawing } from './drawing';

const project = isometric([330, 210], 44);
const [y, z] = [4.4, 1.3];

/** The positions of the numbered parts along the pump's shaft. */
const items = [0.6, 2.3, 3.7, 5.2, 8];

/** An exploded view of a pump along its shaft, in front of a pump in operation. */
export function MaintenanceManagement() {
  return (
    <Drawing view={[-12, 66, 832, 624]}>
      <Ground project={project} box={{ x: -2, y: -1, w: 13.5, d: 7.6 }} />
      <GridCrosses project={project} box={{ x: -1, y: 0, w: 12, d: 6 }} step={2} />
      <DutyPump />
      <g strokeDasharray="12 4 2 4">
        <Lines routes={[[project(-1.4, y, z), project(11.6, y, z)]]} className="stroke-soft" width={1} />
      </g>
      <Volute project={project} at={[0.6, y, z]} />
      <Impeller project={project} at={[2.3, y, z]} />
      <Cover project={project} at={[3.7, y, z]} radius={1.05} />
      <Shaft project={project} at={[5, y, z]} />
      <Motor project={project} at={[8, y, z]} />
      {items.map((x, n) => {
        const [from, to] = [project(x, y, z + 1.2), project(x, y, z + 2.1)];
        const balloon: Point = [to[0] + 18, to[1] - 26];
        return (
          <g key={x}>
            <Lines routes={[[from, balloon]]} className="stroke-soft" width={1} />
            <GridBubble at={balloon} text={String(n + 1)} />
          </g>
        );
      })}
      <Note at={project(1.9, 0.6, 1.4)} to={[650, 110]} text="on duty" />
      <Note at={project(8.8, y + 0.4, 0.4)} to={[560, 650]} text="P-2" />
    </Drawing>
  );
}

/** The pump in operation, with valves and a gauge. */
function DutyPump() {
  return (
    <>
      <Pipe project={project} route={run([-2, 0.6, 0.9], 'x1')} width={20} />
      <Flange project={project} at={[-1.2, 0.6, 0.9]} axis="x" radius={0.36} />
      <Valve project={project} at={[-0.1, 0.6, 0.9]} axis="x" size={0.42} />
      <Pump project={project} at={[1.6, 0.6, 0]} size={1.5} />
      <Pipe project={project} route={run([1.1, 0.6, 2], 'z2.8 y-0.6 x8.6')} width={20} />
      <Valve project={project} at={[4.4, -0.6, 2.8]} axis="x" size={0.42} />
      <Flange project={project} at={[6.4, -0.6, 2.8]} axis="x" radius={0.36} />
      <Gauge project={project} at={[5.4, -0.6, 3]} radius={0.26} />
    </>
  );
}
