import sharp from 'sharp';
import { firmMark } from '@/content/mark';
import { palette } from '@/tailwind.config';

const { ink, accent } = palette.light;

/** app/icon.svg: the mark on its ground. */
export const iconSvg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 44 44" aria-hidden="true"><path d="M0 0h44v44H0z" fill="${ink}"/><path d="${firmMark.icon}" fill="${accent}"/></svg>\n`;

/** The pictures of the favicon for browsers that read no SVG, small to large. */
export function drawFavicon(): Promise<Buffer[]> {
  return Promise.all([16, 32, 48].map((size) => square(size)));
}

/** Every icon that is PNG, by its file: for Apple's and for Android's home screens. */
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

/** With room around the mark: a phone may cut the picture to a circle of four fifths of its width. */
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
