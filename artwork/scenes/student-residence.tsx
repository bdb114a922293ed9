import type { ReactNode } from 'react';
import { isometric } from '../geometry/isometric';
import { range } from '../geometry/range';
import { run } from '../geometry/runs';
import { Dimension, Note } from '../parts/annotation';
import { Chiller } from '../parts/chiller';
import { Copy, Original } from '../parts/copies';
import { Bed, Cupboard, Desk } from '../parts/furniture';
import { BikeStands, Ground, Tree } from '../parts/landscape';
import { Flange, Pipe, Pump, Tank } from '../parts/pipework';
import { Panels } from '../parts/power';
import { Solid } from '../parts/primitives';
import { Room } from '../parts/room';
import { Drawing } from './drawing';

const project = isometric([380, 470], 22);
/** The projection for parts that are defined at the origin and copied to other points. */
const atOrigin = isometric([0, 0], 22);
const [bay, storey, deep] = [3, 2.3, 2.1];
const floors = 5;
const roof = 2.6 + floors * storey;

/** A section through floors of study bedrooms. The plant room below recovers heat from the showers. */
export function StudentResidence() {
  return (
    <Drawing view={[7, 135, 825, 619]}>
      <Original id="residence-desk-room">
        <StudyBedroom>
          <Desk project={atOrigin} at={[1.4, 0.3, 0]} />
        </StudyBedroom>
      </Original>
      <Original id="residence-wardrobe-room">
        <StudyBedroom>
          <Cupboard project={atOrigin} box={{ x: 1.9, y: 0.1, w: 0.8, d: 0.6, h: 1.5 }} />
        </StudyBedroom>
      </Original>
      <Ground project={project} box={{ x: -5, y: -3, w: 22, d: 10.5 }} />
      <Tree project={project} at={[-3.6, 0, 0]} size={1.2} />
      <PlantRoom />
      {range(floors).flatMap((floor) =>
        range(4).map((n) => (
          <Copy
            key={`${floor},${n}`}
            of={(floor + n) % 2 === 0 ? 'residence-desk-room' : 'residence-wardrobe-room'}
            project={project}
            at={[n * bay, 0, 2.6 + floor * storey]}
          />
        )),
      )}
      <Solid project={project} box={{ x: -0.2, y: -0.2, z: roof, w: 12.4, d: deep + 0.4, h: 0.3 }} />
      <Panels
        project={project}
        box={{ x: 0.4, y: 0.1, z: roof + 0.3, w: 11.4, d: 1.9, h: 0.4 }}
        columns={10}
        rows={2}
      />
      <Pipe project={project} route={run([12.6, deep, roof], 'z0.6 x10.6')} width={8} />
      <Pipe project={project} route={run([13.1, deep, roof], 'z0.3 y3 x9')} width={8} warm />
      {range(floors).map((floor) => (
        <Flange key={floor} project={project} at={[12.6, deep, 3.4 + floor * storey]} axis="z" radius={0.2} />
      ))}
      <BikeStands project={project} at={[2, 5.4, 0]} count={8} />
      <Tree project={project} at={[15.4, 4, 0]} size={1.4} />
      <Tree project={project} at={[-2.8, 5, 0]} size={1.2} tall />
      <Dimension from={project(12.4, -2.2)} to={project(12.4, -2.2, roof)} text={`${floors + 1} floors`} />
      <Note at={project(1.6, 1.2, 1.4)} to={[230, 690]} text="3 × 80 kW" />
      <Note at={project(10.4, 3, 0.3)} to={[510, 640]} text="28 °C" />
    </Drawing>
  );
}

function PlantRoom() {
  return (
    <>
      <Room project={project} box={{ x: 0, y: 0, w: 12, d: 3.6, h: 2.4 }} />
      {range(3).map((n) => (
        <Chiller
          key={n}
          project={project}
          box={{ x: 0.5 + n * 2.3, y: 0.6, w: 1.8, d: 1.5, h: 1.5 }}
          fans={1}
        />
      ))}
      <Tank project={project} foot={[8.2, 1.2, 0]} radius={0.6} height={1.7} />
      <Tank project={project} foot={[9.8, 1.2, 0]} radius={0.6} height={1.7} />
      <Pump project={project} at={[7.6, 2.8, 0]} size={0.8} />
    </>
  );
}

/** A room with a bed and other furniture. `children` are the objects that differ between rooms. */
function StudyBedroom({ children }: { children: ReactNode }) {
  return (
    <>
      <Room
        project={atOrigin}
        box={{ x: 0, y: 0, w: bay - 0.16, d: deep, h: storey - 0.18 }}
        windows={1}
        radiators
      />
      <Bed project={atOrigin} at={[0.15, 0.15, 0]} />
      {children}
    </>
  );
}
