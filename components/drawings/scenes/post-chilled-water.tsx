import { Drawing, type SceneProps } from '../drawing';
import { isometric } from '../geometry/isometric';
import { run } from '../geometry/run';
import { Note } from '../parts/annotation';
import { Solid } from '../parts/building';
import { Chiller } from '../parts/machines';
import { Flange, Gauge, Pipe, Pump, Tank, Valve } from '../parts/pipework';
import { GridCrosses, Ground } from '../parts/site';

const project = isometric([400, 190], 38);

/** A loop of chilled water: what leaves at nine degrees comes back at fifteen. */
export function PostChilledWater(props: SceneProps) {
  return (
    <Drawing name="post-chilled-water" view={[50, 10, 706, 530]} lettering={19} {...props}>
      <Ground project={project} box={{ x: -2.6, y: -2, w: 11, d: 9.6 }} />
      <GridCrosses project={project} box={{ x: -2, y: -1, w: 10, d: 8 }} step={2} />
      <Chiller project={project} box={{ x: -2, y: -1.4, w: 6.4, d: 2.4, h: 2 }} fans={3} />
      <Tank project={project} foot={[6.4, 0.4, 0]} radius={0.9} height={2.8} />
      <Pipe project={project} route={run([5.2, 1, 0.5], 'x0.2 y1.4 y5.2 x-2.6')} width={14} warm />
      <Valve project={project} at={[0.2, 2.4, 0.5]} axis="y" size={0.34} />
      <Flange project={project} at={[-1, 5.2, 0.5]} axis="x" radius={0.32} />
      <Pipe project={project} route={run([6.4, 1.6, 0.5], 'y3.4')} width={14} />
      <Pump project={project} at={[3.6, 3.2, 0]} size={1.4} />
      <Pipe project={project} route={run([3.1, 3.2, 1.8], 'z2.3 y4.2 z0.5 y6.8 x-2.6')} width={14} />
      <Valve project={project} at={[3.1, 5.6, 0.5]} axis="y" size={0.34} />
      <Gauge project={project} at={[1.2, 6.8, 0.7]} radius={0.26} />
      <Flange project={project} at={[0, 6.8, 0.5]} axis="x" radius={0.32} />
      <Solid project={project} box={{ x: 6.4, y: 5, w: 1.4, d: 1.2, h: 0.3 }} />
      <Note at={project(2, 6.8, 0.6)} to={[440, 490]} text="9 °C" />
      <Note at={project(-1.8, 5.2, 0.6)} to={[190, 130]} text="15 °C" />
    </Drawing>
  );
}
