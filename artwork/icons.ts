import sharp from 'sharp';
import { firmLogo } from '@/content/logo';
import { palette } from '@/tailwind.config';

const { ink, accent } = palette.light;

/** The content of app/icon.svg: the logo on a background. */
export const iconSvg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 44 44" aria-hidden="true"><path d="M0 0h44v44H0z" fill="${ink}"/><path d="${firmLogo.icon}" fill="${accent}"/></svg>\n`;

/**
 * Draws the PNG images for favicon.ico, from the smallest to the largest. Browsers that don't support SVG
 * icons use favicon.ico.
 */
export function drawFavicon(): Promise<Buffer[]> {
  return Promise.all([16, 32, 48].map((size) => square(size)));
}

/** Draws the home-screen icons for iOS and Android. Resolves to the PNGs, keyed by file name. */
export async function drawIcons(): Promise<Record<string, Buffer>> {
  return {
    'app/apple-icon.png': await square(180),
    'public/icons/icon-192.png': await square(192),
    'public/icons/icon-512.png': await square(512),
    'public/icons/maskable-512.png': await maskable(512),
  };
}

function square(size: number): Promise<Buffer> {
  return sharp(Buffer.from(iconSvg), { density: (72 * size) / 44 })
    .resize(size, size)
    .png({ palette: true })
    .toBuffer();
}

/**
 * Draws the logo with a margin, because Android might crop a maskable icon to its safe zone: a circle whose
 * diameter is 80 % of the icon's width.
 */
async function maskable(size: number): Promise<Buffer> {
  const inner = Math.round(size * 0.62);
  const edge = Math.round((size - inner) / 2);
  return sharp(await square(inner))
    .extend({
      top: edge,
      left: edge,
      bottom: size - inner - edge,
      right: size - inner - edge,
      extendWith: 'copy',
    })
    .png({ palette: true })
    .toBuffer();
}
