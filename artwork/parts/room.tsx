import { type Box, floor, type Projection, quad, type Wall } from '../geometry/isometric';
import { type Opening, openings } from './building';
import { Areas, Details, Lines } from './primitives';

/**
 * A cutaway of a room: a floor slab and the two walls at the back. The cut surfaces are filled with the ink
 * color. The windows are in the wall that is parallel to the x axis. If `radiators` is set, there is a
 * radiator below each window.
 */
export function Room({
  project,
  box,
  windows = 0,
  radiators = true,
}: {
  project: Projection;
  box: Box;
  windows?: number;
  radiators?: boolean;
}) {
  const { x, y, z = 0, w, d, h } = box;
  const back: Wall = (along, up) => project(x + along, y, z + up);
  const side: Wall = (along, up) => project(x, y + along, z + up);
  const places = openings(w, h, windows, 1);
  return (
    <>
      <Areas polygons={[quad(side, 0, 0, d, h)]} className="fill-line" width={0.8} />
      <Areas polygons={[quad(back, 0, 0, w, h)]} className="fill-tint" width={0.8} />
      <Areas polygons={[floor(project, { x, y, z, w, d })]} className="fill-paper" width={0.8} />
      <Areas
        polygons={places.map(({ at, up, w: wide, h: high }) => quad(back, at, up, wide, high))}
        className="fill-paper"
        width={0.9}
      />
      <Details
        routes={places.map(({ at, up, w: wide, h: high }) => [
          back(at + wide / 2, up),
          back(at + wide / 2, up + high),
        ])}
      />
      {radiators ? <Radiators wall={back} places={places} /> : null}
      <Cuts project={project} box={box} />
    </>
  );
}

/** The cut surfaces of the walls and the slab. */
function Cuts({ project, box: { x, y, z = 0, w, d, h } }: { project: Projection; box: Box }) {
  const [thick, slab] = [0.16, 0.18];
  return (
    <Areas
      polygons={[
        [
          project(x - thick, y - thick, z + h),
          project(x + w, y - thick, z + h),
          project(x + w, y, z + h),
          project(x, y, z + h),
          project(x, y + d, z + h),
          project(x - thick, y + d, z + h),
        ],
        [
          project(x + w, y - thick, z + h),
          project(x + w, y - thick, z - slab),
          project(x + w, y, z - slab),
          project(x + w, y, z + h),
        ],
        [
          project(x - thick, y + d, z + h),
          project(x - thick, y + d, z - slab),
          project(x, y + d, z - slab),
          project(x, y + d, z + h),
        ],
        [
          project(x, y + d, z),
          project(x + w, y + d, z),
          project(x + w, y + d, z - slab),
          project(x, y + d, z - slab),
        ],
        [
          project(x + w, y + d, z),
          project(x + w, y, z),
          project(x + w, y, z - slab),
          project(x + w, y + d, z - slab),
        ],
      ]}
      className="fill-ink stroke-none"
    />
  );
}

function Radiators({ wall, places }: { wall: Wall; places: readonly Opening[] }) {
  const fins = places.flatMap(({ at, up, w }) =>
    [0.2, 0.4, 0.6, 0.8].map((share) => [wall(at + w * share, up * 0.25), wall(at + w * share, up * 0.75)]),
  );
  return (
    <>
      <Areas
        polygons={places.map(({ at, up, w }) => quad(wall, at, up * 0.25, w, up * 0.5))}
        className="fill-accent"
        width={0.9}
      />
      <Lines routes={fins} width={0.8} />
    </>
  );
}
