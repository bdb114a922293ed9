import type { ReactNode } from 'react';
import type { Place, Projection } from '../geometry/isometric';

/** A part, drawn round the sheet's own origin, that only its copies show. `id` is unique on the page. */
export function Original({ id, children }: { id: string; children: ReactNode }) {
  return (
    <defs>
      <g id={id}>{children}</g>
    </defs>
  );
}

/** A part that is drawn once for all its places. */
export function Copy({ of, project, at: [x, y, z] }: { of: string; project: Projection; at: Place }) {
  const [left, top] = project(x, y, z);
  return <use href={`#${of}`} x={round(left)} y={round(top)} />;
}

const round = (value: number) => Math.round(value * 10) / 10;
