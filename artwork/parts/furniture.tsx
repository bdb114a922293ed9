import { type Box, hatch, leftWall, type Place, type Projection, quad } from '../geometry/isometric';
import { Areas, Details, Drum, Lines, Solid } from './primitives';

type Located = { project: Projection; at: Place };

/** A desk with a screen, and a chair in front. */
export function Desk({ project, at: [x, y, z] }: Located) {
  const legs = [
    [x + 0.06, y + 0.56],
    [x + 1.04, y + 0.56],
    [x + 1.04, y + 0.06],
  ].map(([lx = 0, ly = 0]) => [project(lx, ly, z), project(lx, ly, z + 0.58)]);
  return (
    <>
      <Lines routes={legs} />
      <Solid project={project} box={{ x, y, z: z + 0.58, w: 1.1, d: 0.62, h: 0.06 }} width={0.9} />
      <Solid
        project={project}
        box={{ x: x + 0.3, y: y + 0.14, z: z + 0.7, w: 0.5, d: 0.04, h: 0.3 }}
        width={0.9}
      />
      <Chair project={project} at={[x + 0.36, y + 0.82, z]} />
    </>
  );
}

/** A chair that faces the back wall. */
function Chair({ project, at: [x, y, z] }: Located) {
  return (
    <>
      <Lines
        routes={[
          [project(x + 0.04, y + 0.36, z), project(x + 0.04, y + 0.36, z + 0.34)],
          [project(x + 0.36, y + 0.36, z), project(x + 0.36, y + 0.36, z + 0.34)],
          [project(x + 0.36, y + 0.04, z), project(x + 0.36, y + 0.04, z + 0.34)],
        ]}
        width={0.9}
      />
      <Solid project={project} box={{ x, y, z: z + 0.34, w: 0.4, d: 0.4, h: 0.05 }} width={0.9} />
      <Solid project={project} box={{ x, y: y + 0.36, z: z + 0.48, w: 0.4, d: 0.04, h: 0.24 }} width={0.9} />
    </>
  );
}

export function Stool({ project, at: [x, y, z] }: Located) {
  return (
    <>
      <Lines routes={[[project(x, y, z), project(x, y, z + 0.5)]]} width={2} />
      <Drum project={project} from={[x, y, z + 0.5]} axis="z" radius={0.18} length={0.06} width={0.9} />
    </>
  );
}

/** A laboratory bench with cupboards, a worktop, a sink and a glass shelf. */
export function LabBench({ project, box }: { project: Projection; box: Box }) {
  const { x, y, z = 0, w, d, h } = box;
  const wall = leftWall(project, box);
  const count = Math.round(w / 0.8);
  const glass = Array.from({ length: count }, (_, n) => x + 0.3 + (n * (w - 0.6)) / count);
  return (
    <>
      <Solid project={project} box={{ x, y, z, w, d, h: h - 0.08 }} />
      <Details
        routes={[
          ...hatch(quad(wall, 0, 0, w, h - 0.08), count - 1).map((line) => [...line]),
          ...Array.from({ length: count }, (_, n) => [
            wall(((n + 0.7) * w) / count, h * 0.5),
            wall(((n + 0.9) * w) / count, h * 0.5),
          ]),
        ]}
      />
      <Solid
        project={project}
        box={{ x: x - 0.06, y: y - 0.06, z: z + h - 0.08, w: w + 0.12, d: d + 0.12, h: 0.08 }}
        width={0.9}
      />
      {glass.map((at, n) => (
        <Drum
          key={at}
          project={project}
          from={[at, y + d * 0.35, z + h]}
          axis="z"
          radius={n % 3 === 0 ? 0.12 : 0.08}
          length={n % 2 === 0 ? 0.34 : 0.22}
          side={n % 3 === 0 ? 'fill-accent' : 'fill-paper'}
          width={0.8}
        />
      ))}
    </>
  );
}

/** A fume cupboard: a base, a half-open window and a hood. */
export function FumeCupboard({ project, box }: { project: Projection; box: Box }) {
  const { x, y, z = 0, w, d, h } = box;
  const wall = leftWall(project, box);
  return (
    <>
      <Solid project={project} box={{ x, y, z, w, d, h }} />
      <Areas
        polygons={[quad(wall, w * 0.08, h * 0.36, w * 0.84, h * 0.44)]}
        className="fill-on-accent"
        width={0.9}
      />
      <Areas
        polygons={[quad(wall, w * 0.08, h * 0.52, w * 0.84, h * 0.28)]}
        className="fill-paper"
        width={0.9}
      />
      <Lines routes={[[wall(w * 0.35, h * 0.55), wall(w * 0.65, h * 0.55)]]} width={2} />
      <Details
        routes={[
          [wall(w / 2, 0), wall(w / 2, h * 0.32)],
          [wall(0, h * 0.33), wall(w, h * 0.33)],
          ...hatch(quad(wall, w * 0.2, h * 0.86, w * 0.6, h * 0.08), 5),
        ]}
      />
      <Areas
        polygons={[quad(wall, w * 0.8, h * 0.84, w * 0.1, h * 0.08)]}
        className="fill-accent"
        width={0.8}
      />
    </>
  );
}

/** A bed along the y axis, with a pillow and a folded blanket. */
export function Bed({ project, at: [x, y, z] }: Located) {
  return (
    <>
      <Solid project={project} box={{ x, y, z: z + 0.12, w: 0.9, d: 1.9, h: 0.26 }} width={0.9} />
      <Solid
        project={project}
        box={{ x: x - 0.02, y: y + 0.75, z: z + 0.2, w: 0.94, d: 1.17, h: 0.2 }}
        top="fill-accent"
        width={0.9}
      />
      <Solid
        project={project}
        box={{ x: x + 0.14, y: y + 0.1, z: z + 0.38, w: 0.62, d: 0.38, h: 0.1 }}
        width={0.9}
      />
    </>
  );
}

/** A wardrobe or a cupboard with two doors. */
export function Cupboard({ project, box }: { project: Projection; box: Box }) {
  const wall = leftWall(project, box);
  return (
    <>
      <Solid project={project} box={box} width={0.9} />
      <Details
        routes={[
          [wall(box.w / 2, 0), wall(box.w / 2, box.h)],
          [wall(box.w * 0.4, box.h * 0.45), wall(box.w * 0.4, box.h * 0.58)],
          [wall(box.w * 0.6, box.h * 0.45), wall(box.w * 0.6, box.h * 0.58)],
        ]}
      />
    </>
  );
}
