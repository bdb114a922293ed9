'use client';

import { useEffect, useRef } from 'react';
import type { ThirdPartyScript as ThirdPartyScriptContent } from '@/content/types';
import { savesData } from './saves-data';
import { whenIdle } from './when-idle';
import { whenNear } from './when-near';

/**
 * Adds a script when the page is idle and this element is near the viewport, unless the visitor prefers to save
 * data. The script can insert content next to its `<script>` element.
 */
export function ThirdPartyScript({
  src,
  integrity,
  attributes,
}: Omit<ThirdPartyScriptContent, 'src'> & { src: string }) {
  const container = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = container.current;
    if (!element || savesData()) return;
    return whenNear(element, () =>
      whenIdle(() => {
        const script = Object.assign(document.createElement('script'), { src, async: true });
        if (integrity) Object.assign(script, { integrity, crossOrigin: 'anonymous' });
        for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value);
        element.replaceChildren(script);
      }),
    );
  }, [src, integrity, attributes]);

  return (
    <div
      ref={container}
      data-snippet=""
      data-hydrate="visible"
      className="mt-block min-h-[4lh] max-w-4xl text-pretty font-semibold text-title max-[22rem]:min-h-[5lh] sm:min-h-[3lh] lg:min-h-[2lh] print:hidden"
    />
  );
}
