import { isometric } from '../geometry/isometric';
import { run } from '../geometry/runs';
import { AirHandler } from '../parts/air-handler';
import { Note } from '../parts/annotation';
import { Chiller } from '../parts/chiller';
import { GridCrosses, Ground } from '../parts/landscape';
import { Flange, Gauge, Pipe, Pump, Tank, Valve } from '../parts/pipework';
import { Drawing } from './drawing';

const project = isometric([400, 190], 38);

/** A chilled-water circuit with a supply of 9 °C and a return of 15 °C. */
export function PostChilledWater() {
  return (
    <Drawing view={[50, 10, 706, 530]}>
      <Ground project={project} box={{ x: -2.6, y: -2, w: 11, d: 9.6 }} />
      <GridCrosses project={project} box={{ x: -2, y: -1, w: 10, d: 8 }} step={2} />
      <Chiller project={project} box={{ x: -2, y: -1.4, w: 6.4, d: 2.4, h: 2 }} fans={3} />
      <Pipe project={project} route={run([4.4, 0.2, 0.6], 'x5.5')} width={14} />
      <Tank project={project} foot={[6.4, 0.4, 0]} radius={0.9} height={2.8} />
      <AirHandler project={project} box={{ x: -2.4, y: 5, w: 4.2, d: 1.9, h: 1.8 }} />
      <Pipe project={project} route={run([1.8, 5.5, 0.5], 'x3 y1')} width={14} warm />
      <Flange project={project} at={[3, 2, 0.5]} axis="y" radius={0.32} />
      <Valve project={project} at={[3, 3.6, 0.5]} axis="y" size={0.34} />
      <Pipe project={project} route={run([6.4, 1.3, 0.87], 'y2.9')} width={14} />
      <Pump project={project} at={[6.4, 3.6, 0]} axis="y" size={1.4} />
      <Pipe project={project} route={run([6.4, 3.14, 1.76], 'z2.3 x4.6 z0.5 y6.4 x1.8')} width={14} />
      <Valve project={project} at={[4.6, 5, 0.5]} axis="y" size={0.34} />
      <Gauge project={project} at={[5.4, 3.14, 2.4]} radius={0.26} />
      <Note at={project(4.2, 6.4, 0.6)} to={[500, 500]} text="9 °C" />
      <Note at={project(3, 4.6, 0.6)} to={[318, 199]} text="15 °C" />
    </Drawing>
  );
}
