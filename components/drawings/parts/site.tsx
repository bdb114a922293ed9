import { type Box, floor, type Point, type Projection } from '../geometry/isometric';
import { Solid } from './building';
import type { Place } from './plant';
import { Areas, Disc, Lines } from './shapes';

/** Ground, a yard or a road. */
export function Ground({ project, box, tint }: { project: Projection; box: Omit<Box, 'h'>; tint?: boolean }) {
  return (
    <Areas
      polygons={[floor(project, box)]}
      className={tint ? 'fill-tint stroke-soft' : 'fill-none stroke-soft'}
    />
  );
}

/** A tree: a canopy in three lobes on a trunk. */
export function Tree({ project, at, size = 1 }: { project: Projection; at: Place; size?: number }) {
  const [x, y] = project(...at).map(Math.round) as [number, number];
  const r = Math.round(10 * size);
  return (
    <>
      <ellipse cx={x + r / 2} cy={y} rx={r} ry={r / 3} className="fill-line stroke-none" />
      <path d={`M${x} ${y}v${-2 * r}`} />
      <path
        d={`M${x - r} ${y - r}a${r} ${r} 0 0 1 ${r * 0.2} ${-1.6 * r}a${r * 0.85} ${r * 0.85} 0 0 1 ${r * 1.6} 0a${r} ${r} 0 0 1 ${r * 0.2} ${1.6 * r}z`}
        className="fill-tint"
      />
      <path
        d={`M${x - r * 0.4} ${y - r * 1.7}l${r * 0.4} ${r * 0.4}M${x + r * 0.4} ${y - r * 2.1}l${-r * 0.4} ${r * 0.4}`}
        className="stroke-soft"
      />
    </>
  );
}

/** A desk with a screen and its chair. */
export function Desk({ project, at: [x, y, z] }: { project: Projection; at: Place }) {
  return (
    <>
      <Solid project={project} box={{ x, y, z: z + 0.55, w: 1.1, d: 0.6, h: 0.08 }} />
      <Lines
        routes={[
          [project(x, y + 0.6, z), project(x, y + 0.6, z + 0.55)],
          [project(x + 1.1, y + 0.6, z), project(x + 1.1, y + 0.6, z + 0.55)],
        ]}
      />
      <Solid project={project} box={{ x: x + 0.35, y: y + 0.9, z: z + 0.35, w: 0.4, d: 0.4, h: 0.06 }} />
    </>
  );
}

/** A bed with its pillow. */
export function Bed({ project, at: [x, y, z] }: { project: Projection; at: Place }) {
  return (
    <>
      <Solid project={project} box={{ x, y, z, w: 0.9, d: 1.9, h: 0.4 }} />
      <Solid
        project={project}
        box={{ x: x + 0.12, y: y + 0.1, z: z + 0.4, w: 0.66, d: 0.4, h: 0.1 }}
        accent
      />
    </>
  );
}

/** A note at the end of a leader: a short code in the drawing's lettering. */
export function Note({ at: [x, y], to: [tx, ty], text }: { at: Point; to: Point; text: string }) {
  const right = tx >= x;
  return (
    <>
      <Lines
        routes={[
          [
            [x, y],
            [tx, ty],
            [tx + (right ? 14 : -14), ty],
          ],
        ]}
        className="stroke-soft"
      />
      <Disc at={[x, y]} rx={2.5} ry={2.5} className="fill-ink" />
      <text
        x={Math.round(tx + (right ? 20 : -20))}
        y={Math.round(ty + 4)}
        textAnchor={right ? 'start' : 'end'}
        className="fill-ink stroke-none font-mono text-[13px]"
      >
        {text}
      </text>
    </>
  );
}

/** A dimension between two points of the picture, with ticks at its ends. */
export function Dimension({ from, to, text }: { from: Point; to: Point; text: string }) {
  const tick = ([x, y]: Point): Point[] => [
    [x - 5, y + 5],
    [x + 5, y - 5],
  ];
  return (
    <>
      <Lines routes={[[from, to], tick(from), tick(to)]} />
      <text
        x={Math.round((from[0] + to[0]) / 2)}
        y={Math.round((from[1] + to[1]) / 2 - 8)}
        textAnchor="middle"
        className="fill-ink stroke-none font-mono text-[13px]"
      >
        {text}
      </text>
    </>
  );
}

/** A control line from a panel to a sensor. */
export function Signal({ project, route }: { project: Projection; route: readonly Place[] }) {
  const points = route.map(([x, y, z]) => project(x, y, z));
  const end = points.at(-1) ?? [0, 0];
  return (
    <>
      <g strokeDasharray="5 4">
        <Lines routes={[points]} />
      </g>
      <rect
        x={Math.round(end[0] - 5)}
        y={Math.round(end[1] - 5)}
        width={10}
        height={10}
        className="fill-accent"
      />
    </>
  );
}
