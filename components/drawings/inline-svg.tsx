'use client';

import { useEffect, useRef } from 'react';
import type { SceneName } from './scene';

/** What stands in the static HTML. In a browser it stands there already, so React carries no copy of it. */
const inHtml = (name: SceneName): string =>
  typeof window === 'undefined'
    ? require('node:fs').readFileSync(`generated/drawings/inline/${name}.svg`, 'utf8')
    : '';

/** A drawing's file inside the page: part of the static HTML; fetched where the router draws the page instead. */
export function InlineSvg({
  name,
  file: { src, width, height },
  alt,
  className,
}: {
  name: SceneName;
  file: { src: string; width: number; height: number };
  alt: string;
  className: string;
}) {
  const sheet = useRef<SVGSVGElement>(null);

  useEffect(() => {
    const element = sheet.current;
    if (!element || element.firstChild) return;
    fetch(src)
      .then((answer) => answer.text())
      .then(
        (svg) => {
          element.innerHTML = svg;
        },
        // Without it the page reads as well.
        () => undefined,
      );
  }, [src]);

  return (
    <svg
      ref={sheet}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={alt}
      className={className}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the site's own drawing, written by scripts/drawings/
      dangerouslySetInnerHTML={{ __html: inHtml(name) }}
    />
  );
}
