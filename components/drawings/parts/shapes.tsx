import type { Point } from '../geometry/isometric';

const round = (value: number) => Math.round(value * 10) / 10;

/** Outlines as the data of one path. */
function outline(polygons: readonly (readonly Point[])[], closed = true): string {
  return polygons
    .map((points) => `M${points.map((point) => point.map(round).join(' ')).join('L')}${closed ? 'Z' : ''}`)
    .join('');
}

/** Filled areas with ink round each, as one path. */
export function Areas({
  polygons,
  className,
}: {
  polygons: readonly (readonly Point[])[];
  className: string;
}) {
  return <path d={outline(polygons)} className={className} />;
}

/** Lines of ink, as one path. */
export function Lines({ routes, className }: { routes: readonly (readonly Point[])[]; className?: string }) {
  return <path d={outline(routes, false)} fill="none" className={className} />;
}

/** A circle on the ground or on a roof. */
export function Disc({
  at: [x, y],
  rx,
  ry,
  className,
}: {
  at: Point;
  rx: number;
  ry: number;
  className: string;
}) {
  return <ellipse cx={round(x)} cy={round(y)} rx={round(rx)} ry={round(ry)} className={className} />;
}
