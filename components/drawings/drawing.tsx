import type { ReactNode } from 'react';

type DrawingProps = {
  /** What of the sheet is shown: left, top, width, height. */
  view: readonly [left: number, top: number, width: number, height: number];
  /** The size of what is written on it, in the sheet's units. Drawings shown small are written on large. */
  lettering?: number;
  children: ReactNode;
};

/** The sheet that a scene is drawn on. */
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
