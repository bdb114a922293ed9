import type { ReactNode } from 'react';

type DrawingProps = {
  /** The visible area, in the drawing's units. */
  view: readonly [left: number, top: number, width: number, height: number];
  /**
   * The font size, in the drawing's units.
   * @default 1/32 of the width, which is 11 CSS pixels if the drawing is 356 pixels wide, as on most phones
   */
  lettering?: number;
  children: ReactNode;
};

/** The `<svg>` element of a scene. */
export function Drawing({ view, lettering, children }: DrawingProps) {
  const [, , width, height] = view;
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={view.join(' ')}
      width={width}
      height={height}
      className="drawing stroke-ink"
      strokeWidth={1.4}
      fontSize={lettering ?? Math.ceil(width / 32)}
      strokeLinejoin="round"
      aria-hidden
    >
      {children}
    </svg>
  );
}
