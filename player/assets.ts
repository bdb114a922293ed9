import type { Animation } from './animation';

/** How a picture may come. A file can name any address, `javascript:` too. */
const PROTOCOLS = ['http:', 'https:', 'data:', 'blob:'];

/** An image of nothing: lottie-web goes on without it. */
export const NO_IMAGE = 'data:,';

/** Gives every image its full address, as lottie-web would only know the page's; one that can be none is left out. */
export function resolveAssets({ assets }: Animation, base: string) {
  if (!Array.isArray(assets)) return;
  for (const asset of assets) {
    if (typeof asset?.p !== 'string') continue;
    const folder = !asset.e && typeof asset.u === 'string' ? asset.u : '';
    Object.assign(asset, { u: '', p: imageAddress(folder + asset.p, base), e: 1 });
  }
}

function imageAddress(address: string, base: string) {
  if (/^data:/i.test(address)) return address;
  const url = URL.canParse(address, base) ? new URL(address, base) : null;
  return url && PROTOCOLS.includes(url.protocol) ? url.href : NO_IMAGE;
}
