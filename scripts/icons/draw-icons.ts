import { readFileSync } from 'node:fs';
import sharp from 'sharp';

/** The mark on its ground, as app/icon.svg has it. */
const mark = readFileSync('app/icon.svg');

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
  return sharp(mark, { density: (72 * size) / 44 })
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
