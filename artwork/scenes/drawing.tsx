import type { ReactNode } from 'react';

type DrawingProps = {
  /** The visible area, in the drawing's units. */
  view: readonly [left: number, top: number, width: number, height: number];
  /**
   * The font size, in the drawing's units. Drawings that are displayed at a small size need a larger font.
   */
  lettering?: number;
  children: ReactNode;
};

/** The `<svg>` element of a scene. */
export function Drawing({ view, lettering = 26, children }: DrawingProps) {
  const [, , width, height] = view;
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={view.join(' ')}
      width={width}
      height={height}
      className="drawing stroke-ink"
      strokeWidth={1.4}
      fontSize={lettering}
      strokeLinejoin="round"
      aria-hidden
    >
      {children}
    </svg>
  );
}
