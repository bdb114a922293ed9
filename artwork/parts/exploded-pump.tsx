import { type Place, type Point, type Projection, quad, rightWall, round } from '../geometry/isometric';
import { range } from '../geometry/range';
import { Areas, Drum, Lines, Solid } from './primitives';

type Located = { project: Projection; at: Place };

/**
 * Returns a point on a disc that faces right. `angle` and `reach` are the point's polar coordinates relative
 * to the disc's center.
 */
const onDisc = (project: Projection, [x, y, z]: Place, angle: number, reach: number): Point =>
  project(x, y + Math.cos(angle) * reach, z + Math.sin(angle) * reach);

/** The volute casing of a pump, with its suction flange at the back and its outlet at the top. */
export function Volute({ project, at: [x, y, z] }: Located) {
  return (
    <>
      <Drum project={project} from={[x - 0.7, y, z]} axis="x" radius={0.72} length={0.14} />
      <Drum project={project} from={[x - 0.56, y, z]} axis="x" radius={0.42} length={0.4} />
      <Drum project={project} from={[x - 0.1, y, z + 0.8]} axis="z" radius={0.36} length={0.9} />
      <Drum
        project={project}
        from={[x - 0.1, y, z + 1.7]}
        axis="z"
        radius={0.62}
        length={0.14}
        end="fill-accent"
      />
      <Drum project={project} from={[x - 0.3, y, z]} axis="x" radius={1.15} length={0.62} rings={2} />
      <Bolts project={project} at={[x + 0.32, y, z]} radius={1} count={10} />
      <Drum
        project={project}
        from={[x + 0.3, y, z]}
        axis="x"
        radius={0.82}
        length={0.02}
        end="fill-on-accent"
      />
    </>
  );
}

/** An impeller: a back plate, curved vanes and an inlet. */
export function Impeller({ project, at: [x, y, z] }: Located) {
  const face: Place = [x + 0.26, y, z];
  const vanes = range(7).map((n) =>
    [0.28, 0.44, 0.6, 0.74].map((reach, step) =>
      onDisc(project, face, (n * Math.PI * 2) / 7 + step * 0.3, reach),
    ),
  );
  return (
    <>
      <Drum project={project} from={[x, y, z]} axis="x" radius={0.8} length={0.26} end="fill-accent" />
      <Lines routes={vanes} width={2} />
      <Drum project={project} from={face} axis="x" radius={0.24} length={0.12} end="fill-on-accent" />
    </>
  );
}

/** A round plate with bolts at its edge: a cover or a bearing flange. */
export function Cover({ project, at: [x, y, z], radius }: Located & { radius: number }) {
  return (
    <>
      <Drum project={project} from={[x, y, z]} axis="x" radius={radius} length={0.2} />
      <Bolts project={project} at={[x + 0.2, y, z]} radius={radius * 0.84} count={10} />
      <Drum project={project} from={[x + 0.2, y, z]} axis="x" radius={radius * 0.42} length={0.24} />
      <Drum
        project={project}
        from={[x + 0.44, y, z]}
        axis="x"
        radius={0.2}
        length={0.02}
        end="fill-on-accent"
      />
    </>
  );
}

/** A shaft with a bearing, and with a key that holds the impeller. */
export function Shaft({ project, at: [x, y, z] }: Located) {
  return (
    <>
      <Drum project={project} from={[x, y, z]} axis="x" radius={0.13} length={1} />
      <Drum project={project} from={[x + 0.6, y, z]} axis="x" radius={0.5} length={0.36} end="fill-tint" />
      <Drum project={project} from={[x + 0.96, y, z]} axis="x" radius={0.3} length={0.02} end="fill-accent" />
      <Drum project={project} from={[x + 0.96, y, z]} axis="x" radius={0.17} length={1.1} />
    </>
  );
}

/** A motor on feet, with fins, a terminal box and a fan cover at the far end. */
export function Motor({ project, at: [x, y, z] }: Located) {
  const foot = { x: x + 0.3, y: y - 0.7, z: z - 1.05, w: 1.7, d: 1.4, h: 0.2 };
  const box = { x: x + 0.7, y: y - 0.4, z: z + 0.85, w: 0.9, d: 0.8, h: 0.45 };
  return (
    <>
      <Drum project={project} from={[x - 0.5, y, z]} axis="x" radius={0.15} length={0.5} />
      <Solid project={project} box={foot} />
      <Drum project={project} from={[x, y, z]} axis="x" radius={0.95} length={2.3} rings={12} />
      <Drum project={project} from={[x + 2.3, y, z]} axis="x" radius={0.98} length={0.5} end="fill-paper" />
      <Lines
        routes={range(5).map((n) => [
          onDisc(project, [x + 2.8, y, z], (n * Math.PI) / 5, 0.8),
          onDisc(project, [x + 2.8, y, z], (n * Math.PI) / 5 + Math.PI, 0.8),
        ])}
        width={1}
      />
      <Solid project={project} box={box} top="fill-accent" />
      <Areas
        polygons={[quad(rightWall(project, box), 0.15, 0.1, 0.5, 0.25)]}
        className="fill-paper"
        width={0.8}
      />
    </>
  );
}

function Bolts({ project, at, radius, count }: Located & { radius: number; count: number }) {
  return range(count).map((n) => {
    const [cx, cy] = onDisc(project, at, (n * Math.PI * 2) / count, radius);
    return <circle key={n} cx={round(cx)} cy={round(cy)} r={1.8} className="fill-ink stroke-none" />;
  });
}
