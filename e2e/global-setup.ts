import { isOutdated, OUTDATED } from '../scripts/build/outdated-build';
import { serve } from '../scripts/deploy/serve';
import { findChromium, howToGetChromium } from '../testing/chromium';

/**
 * Serves the export on a free port during the tests, and sets SITE_ORIGIN to the origin of the server. If
 * SITE_ORIGIN is already set, the tests use that site, and no server starts (docs/deploy.md).
 */
export default async function globalSetup(): Promise<(() => Promise<void>) | undefined> {
  if (!findChromium()) throw new Error(howToGetChromium);
  if (isOutdated('out')) console.warn(OUTDATED);
  if (process.env.SITE_ORIGIN) {
    process.env.SITE_ORIGIN = new URL(process.env.SITE_ORIGIN).origin;
    return undefined;
  }
  const { url, close } = await serve();
  process.env.SITE_ORIGIN = new URL(url).origin;
  process.env.PREVIEW_SERVER = 'true';
  return close;
}
