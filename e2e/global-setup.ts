import { findChromium, howToGetChromium } from '../scripts/chromium';
import { isOutdated } from '../scripts/export/outdated-build';
import { serve } from '../scripts/serve';
import { installMissing } from '../scripts/system-dependencies';
import { PROGRAMS } from './player/harness/rasterise';

/**
 * Serves the export on a free port during the tests, and sets SITE_ORIGIN to the origin of the server. If
 * SITE_ORIGIN is set, the tests use that server instead.
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  if (!findChromium()) throw new Error(howToGetChromium);
  if (process.env.SITE_ORIGIN) return async () => {};
  installMissing(Object.values(PROGRAMS));
  if (await isOutdated('out'))
    console.warn(
      'out/ was built from different sources or settings, or from a commit of a different day. Run "npm run build".',
    );
  const { url, close } = await serve();
  process.env.SITE_ORIGIN = new URL(url).origin;
  return close;
}
