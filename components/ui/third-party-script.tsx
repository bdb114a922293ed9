import { islandAttributes } from '@/browser/protocol';
import type { ThirdPartyScript as ThirdPartyScriptContent } from '@/content/types';
import { withBasePath } from './with-base-path';

/** The place of the third-party script, which `browser/third-party-script.ts` adds. */
export function ThirdPartyScript({ src, ...script }: ThirdPartyScriptContent) {
  return (
    <div
      className="mt-block min-h-[4lh] max-w-4xl font-semibold text-title max-[22rem]:min-h-[5lh] sm:min-h-[3lh] lg:min-h-[2lh] print:hidden"
      {...islandAttributes('third-party-script', 'visible', { ...script, src: withBasePath(src) })}
    />
  );
}
