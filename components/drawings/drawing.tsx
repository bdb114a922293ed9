import type { ReactNode } from 'react';
import { markup } from './markup';

export type SceneProps = { title?: string; className?: string };

type DrawingProps = SceneProps & {
  name: string;
  /** What of the sheet is shown: left, top, width, height. */
  view: readonly number[];
  /** The size of what is written on it, in the sheet's units. Drawings shown small are written on large. */
  lettering?: number;
  children: ReactNode;
};

/** The id of a drawing, by which its copy on the same page finds it. */
export const drawingId = (name: string) => `drawing-${name}`;

/** The sheet that a scene is drawn on. With a title it is a picture of that name; without one it is decoration. */
export function Drawing({ name, view, lettering = 26, title, className = '', children }: DrawingProps) {
  return (
    <svg
      viewBox={view.join(' ')}
      className={`drawing stroke-ink ${className}`}
      strokeWidth={1.4}
      fontSize={lettering}
      strokeLinejoin="round"
      id={drawingId(name)}
      role={title ? 'img' : undefined}
      aria-hidden={title ? undefined : true}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the site's own drawing, written by markup()
      dangerouslySetInnerHTML={{
        __html: markup([title ? <title key="title">{title}</title> : null, children]),
      }}
    />
  );
}
