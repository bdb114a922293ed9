import { Drawing, type SceneProps } from '../drawing';
import { isometric, type Point } from '../geometry/isometric';
import { Block, Solid } from '../parts/building';
import { Chiller, Duct, Fan, Pipe, Pump, Tank, Valve } from '../parts/plant';
import { Lines } from '../parts/shapes';
import { Dimension, Ground, Note, Tree } from '../parts/site';

const project = isometric([400, 190], 30);

/** A chiller on its way to a roof: the mast, its jib, the ropes and the machine that hangs in them. */
export function ProjectManagement(props: SceneProps) {
  const [footX, footY] = project(10, 1, 0);
  const [left, right, top] = [footX - 9, footX + 9, -90];
  const braces = Array.from(
    { length: 15 },
    (_, n): Point => [n % 2 ? left : right, footY - (n * (footY - top)) / 14],
  );
  const hook: Point = [400, 20];
  const machine = isometric([392, 78], 30);
  const slings = [machine(0, 0, 1.2), machine(1.7, 0, 1.2), machine(0, 4, 1.2), machine(1.7, 4, 1.2)];
  return (
    <Drawing name="project-management" view={[-36, -154, 907, 680]} {...props}>
      <Ground project={project} box={{ x: -2, y: -1, w: 13.5, d: 11 }} />
      <Lines
        routes={[
          [
            [left, footY],
            [left, top],
          ],
          [
            [right, footY],
            [right, top],
          ],
          braces,
        ]}
      />
      <Lines
        routes={[
          [
            [right + 90, top - 16],
            [hook[0] - 60, top - 16],
          ],
          [
            [right + 90, top],
            [hook[0] - 60, top],
          ],
        ]}
      />
      <Lines
        routes={[
          [
            [right, top],
            [footX, top - 50],
            [right + 90, top - 16],
          ],
          [
            [footX, top - 50],
            [hook[0], top - 16],
          ],
        ]}
      />
      <Solid
        project={isometric([right + 84, top + 4], 30)}
        box={{ x: 0, y: 0, z: -1, w: 0.8, d: 0.8, h: 1 }}
      />
      <Block
        project={project}
        box={{ x: 0, y: 2, w: 8, d: 6, h: 3 }}
        windows={{ rows: 2, left: 7, right: 5 }}
      />
      <Chiller project={project} box={{ x: 5, y: 3, z: 3, w: 1.7, d: 4, h: 1.2 }} fans={3} />
      <Solid project={project} box={{ x: 1.4, y: 3, z: 3, w: 1.9, d: 4.2, h: 0.2 }} accent />
      <Lines routes={[[[hook[0], top], hook], ...slings.map((corner) => [hook, corner])]} />
      <Chiller project={machine} box={{ x: 0, y: 0, z: 0, w: 1.7, d: 4, h: 1.2 }} fans={3} />
      <Tree project={project} at={[10.4, 8.4, 0]} size={1.3} />
      <Tree project={project} at={[-1, 9, 0]} size={1.3} />
      <Note at={project(2, 7, 3.2)} to={[150, 210]} text="WK 31" />
      <Note at={machine(1.7, 2, 0.6)} to={[560, 60]} text="CH-1  3.2 t" />
    </Drawing>
  );
}

/** A pump taken apart along its shaft, beside the one that goes on running. */
export function MaintenanceManagement(props: SceneProps) {
  const parts = [0, 2.4, 4.6, 6.8].map((x) => project(x, 2, 1.2));
  return (
    <Drawing name="maintenance-management" view={[25, 20, 770, 578]} {...props}>
      <Ground project={project} box={{ x: -2, y: -2, w: 12, d: 12 }} />
      <Pipe
        project={project}
        route={[
          [-2, 6.4, 1],
          [9, 6.4, 1],
        ]}
        width={16}
      />
      <Valve at={project(0.6, 6.4, 1)} size={15} />
      <g strokeDasharray="7 5">
        <Lines routes={[parts]} />
      </g>
      <Solid project={project} box={{ x: -1.2, y: 1.1, w: 2.2, d: 1.9, h: 2 }} />
      <Fan at={parts[1] ?? [0, 0]} radius={22} />
      <Tank project={project} foot={[4.6, 2, 0.2]} radius={0.75} height={1.9} />
      <Solid project={project} box={{ x: 6.3, y: 1.3, w: 2.4, d: 1.5, h: 1.7 }} accent />
      <Pump project={isometric([400, 190], 54)} at={[1.6, 3.9, 0]} />
      <Pipe
        project={project}
        route={[
          [3, 6.4, 1],
          [3, 9.6, 1],
        ]}
        width={16}
      />
      <Note at={parts[1] ?? [0, 0]} to={[560, 150]} text="IMPELLER" />
      <Note at={project(7.5, 2, 1.7)} to={[690, 300]} text="P-2  15 kW" />
      <Note at={project(0.6, 6.4, 1)} to={[90, 330]} text="V-14" />
    </Drawing>
  );
}

/** A corridor's services drawn before they are built: a duct, pipes under it, and the room that is left. */
export function DesignServices(props: SceneProps) {
  return (
    <Drawing name="design-services" view={[45, -8, 740, 555]} {...props}>
      <Ground project={project} box={{ x: -3, y: -2, w: 13, d: 10 }} />
      <Ground project={project} box={{ x: -3, y: 2, w: 13, d: 3.4 }} tint />
      <Duct
        project={project}
        runs={[-3, 0.25, 3.5, 6.75].map((x) => ({ x, y: 2.4, z: 3.2, w: 3.1, d: 1.6, h: 1.1 }))}
      />
      <Duct project={project} runs={[{ x: 3.9, y: 4, z: 3.4, w: 1.4, d: 2.6, h: 0.8 }]} />
      {[0, 0.6, 1.2].map((across) => (
        <Pipe
          key={across}
          project={project}
          route={[
            [-3, 5 + across, 2.4],
            [1.4, 5 + across, 2.4],
            [1.4, 5 + across, 0],
            [1.4, 8, 0],
          ]}
          width={10}
        />
      ))}
      <Pipe
        project={project}
        route={[
          [1.4, 5.6, 2.4],
          [9.8, 5.6, 2.4],
        ]}
        width={10}
      />
      <Valve at={project(7, 5.6, 2.4)} size={11} />
      <Dimension from={project(10.4, 2, 0)} to={project(10.4, 5.4, 0)} text="3.4 m" />
      <Dimension from={project(-3, 8.6, 0)} to={project(10, 8.6, 0)} text="13 m" />
      <Note at={project(8, 2.8, 4.3)} to={[680, 190]} text="900 × 400" />
      <Note at={project(7, 5.6, 2.4)} to={[610, 480]} text="DN 80" />
      <Note at={project(-1, 5, 2.4)} to={[110, 140]} text="9 °C" />
    </Drawing>
  );
}
