import type { ReactNode } from 'react';
import { type Place, type Projection, round } from '../geometry/isometric';

/**
 * Defines a shape at the origin of the drawing, for use by `Copy`. The original itself is not visible. `id`
 * must be unique on the page.
 */
export function Original({ id, children }: { id: string; children: ReactNode }) {
  return (
    <defs>
      <g id={id}>{children}</g>
    </defs>
  );
}

/** Draws a copy of an `Original` at a point of the scene. */
export function Copy({ of, project, at: [x, y, z] }: { of: string; project: Projection; at: Place }) {
  const [left, top] = project(x, y, z);
  return <use href={`#${of}`} x={round(left)} y={round(top)} />;
}
