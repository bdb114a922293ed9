import { isometric } from '../geometry/isometric';
import { run } from '../geometry/runs';
import { Note, Signal } from '../parts/annotation';
import { Copy, Original } from '../parts/copies';
import { Cupboard, Desk } from '../parts/furniture';
import { Ground } from '../parts/landscape';
import { ControlPanel } from '../parts/power';
import { Room } from '../parts/room';
import { Drawing } from './drawing';

const project = isometric([400, 200], 34);
/** The projection for parts that are defined at the origin and copied to other points. */
const atOrigin = isometric([0, 0], 34);
const rooms = [
  [-2.4, -1.4],
  [1.4, -1.4],
  [-2.4, 2.2],
  [1.4, 2.2],
] as const;

/** A control panel, and lines from the panel to sensors in four rooms. */
export function PostControls() {
  return (
    <Drawing view={[74, 2, 700, 525]}>
      <Original id="post-controls-desk">
        <Desk project={atOrigin} at={[0, 0, 0]} />
      </Original>
      <Ground project={project} box={{ x: -3.4, y: -2.4, w: 12, d: 9.6 }} />
      {rooms.map(([x, y]) => (
        <g key={`${x},${y}`}>
          <Room project={project} box={{ x, y, w: 3.4, d: 3.2, h: 2.1 }} windows={3} radiators />
          <Cupboard project={project} box={{ x: x + 0.1, y: y + 2.1, w: 0.4, d: 0.9, h: 0.9 }} />
          <Copy of="post-controls-desk" project={project} at={[x + 0.6, y + 0.9, 0]} />
          <Copy of="post-controls-desk" project={project} at={[x + 2, y + 0.9, 0]} />
        </g>
      ))}
      <ControlPanel project={project} box={{ x: 5.8, y: 4.6, w: 1.8, d: 0.9, h: 3 }} />
      <Signal project={project} route={run([6.2, 5.5, 1.2], 'y5.9 x5 y1 x4.6 y-1.2 z1.5')} />
      <Signal project={project} route={run([6.2, 5.5, 0.9], 'y6.1 x4.9 y2.4 x3.4 z1.5')} />
      <Signal project={project} route={run([6.2, 5.5, 0.6], 'y6.3 x-0.4 y2.2 z1.6')} />
      <Signal project={project} route={run([6.2, 5.5, 0.3], 'y6.5 x-2.9 y1 x-2.4 z1.5')} />
      <Note at={project(6.6, 5.5, 2.4)} to={[630, 250]} text="Mon–Fri" />
      <Note at={project(-2.4, 0.4, 1.6)} to={[170, 110]} text="19 °C" />
    </Drawing>
  );
}
