'use client';

import { useEffect, useRef } from 'react';
import type { ThirdPartyScript as ThirdPartyScriptContent } from '@/content/types';
import { whenIdle } from './when-idle';
import { whenNear } from './when-near';

/**
 * Adds a script when the page is idle and this element is near the viewport. The script can insert content
 * next to its `<script>` element.
 */
export function ThirdPartyScript({
  src,
  integrity,
  attributes,
}: Omit<ThirdPartyScriptContent, 'src'> & { src: string }) {
  const container = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = container.current;
    if (!element) return;
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
      className="mt-6 min-h-[3lh] max-[22rem]:min-h-[4lh] sm:min-h-12 font-mono text-small text-soft print:hidden"
    />
  );
}
