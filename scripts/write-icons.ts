import { writeFile } from 'node:fs/promises';
import pngToIco from 'png-to-ico';
import { drawFavicon, drawIcons, iconSvg } from '@/artwork/icons';

/** Writes the site's icons and prints their sizes. */
export async function writeIcons(): Promise<void> {
  const icons = {
    'app/icon.svg': Buffer.from(iconSvg),
    'app/favicon.ico': await pngToIco(await drawFavicon()),
    ...(await drawIcons()),
  };
  for (const [file, icon] of Object.entries(icons)) {
    await writeFile(file, icon);
    console.log(`${file} ${icon.length.toLocaleString('en-GB')} bytes`);
  }
}
