import { existsSync } from 'node:fs';
import { findChromium, howToGetChromium } from '../scripts/chromium';
import { lastChangeDate } from '../scripts/content/content-date';
import { serve } from '../scripts/serve';
import { installMissing } from '../scripts/system-dependencies';
import { PROGRAMS } from './player/harness/rasterise';

/** Serves the export on a free port during the tests, and sets SITE_ORIGIN to the origin of the server. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  if (!findChromium()) throw new Error(howToGetChromium);
  installMissing(Object.values(PROGRAMS));
  process.env.CONTENT_DATE = lastChangeDate();
  const { default: next } = await import('../next.config.mjs');
  if (!existsSync(`out/_next/static/${await next.generateBuildId?.()}`))
    console.warn(
      'out/ was built from different sources or settings, or from a commit of a different day. Run "npm run build".',
    );
  const { url, close } = await serve();
  process.env.SITE_ORIGIN = new URL(url).origin;
  return close;
}
