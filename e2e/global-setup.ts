import { findChromium, howToGetChromium } from '../scripts/chromium';
import { serve } from '../scripts/serve';

/** Serves the export on a free port while the tests run; its address reaches them as SITE_ORIGIN. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  if (!findChromium()) throw new Error(howToGetChromium);
  const { url, close } = await serve();
  process.env.SITE_ORIGIN = new URL(url).origin;
  return close;
}
