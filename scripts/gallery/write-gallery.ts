import { existsSync } from 'node:fs';
import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import pixelmatch from 'pixelmatch';
import { chromium } from 'playwright';
import sharp from 'sharp';
import { palette } from '@/tailwind.config';
import { pages } from '../../e2e/pages';
import { schemes, screenshotName, stillPictures, tolerance, widths } from '../../e2e/visual/screenshot-sets';
import { ensureChromium } from '../chromium';
import { serve } from '../serve';
import { takeScreenshot } from './take-screenshot';
import { thumbnailWidth, writeThumbnail } from './thumbnail';

const kept = 'e2e/visual/kept';
const gallery = 'gallery';

const sets = pages.flatMap(({ path, title }) =>
  schemes.flatMap((scheme) => widths.map((width) => ({ path, title, scheme, width }))),
);

/**
 * Writes one page with every page of the built site at every size, each beside the picture that was kept of it, for whoever
 * signs the look off. A picture opens at full size.
 */
export async function writeGallery(): Promise<void> {
  await rm(gallery, { recursive: true, force: true });
  for (const folder of ['now', 'kept', 'small']) await mkdir(join(gallery, folder), { recursive: true });
  await cp(kept, join(gallery, 'kept'), { recursive: true });
  const site = await serve();
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: [stillPictures] });
  const page = await browser.newPage();
  const figures: { title: string; path: string; html: string }[] = [];
  for (const { path, title, scheme, width } of sets) {
    const name = screenshotName(path, width, scheme);
    await takeScreenshot(page, `${site.url}${path}`, { width, scheme, file: join(gallery, 'now', name) });
    figures.push({ title, path, html: await figure(name, `${width} px, ${scheme}`) });
  }
  await browser.close();
  await site.close();
  const file = join(gallery, 'index.html');
  await writeFile(file, html(figures));
  console.log(`${figures.length} pages and sizes in ${resolve(file)}`);
}

async function figure(name: string, size: string): Promise<string> {
  const before = existsSync(join(gallery, 'kept', name));
  const share = before ? await difference(name) : undefined;
  const isAsKept = share === undefined || share <= tolerance;
  const said =
    share === undefined ? 'not kept yet' : isAsKept ? 'as kept' : `${(share * 100).toFixed(2)} % differs`;
  const folders = before ? ['now', 'kept'] : ['now'];
  const pictures = await Promise.all(
    folders.map(async (folder) => {
      const small = `small/${folder}-${name.replace('.png', '.avif')}`;
      await writeThumbnail(join(gallery, folder, name), join(gallery, small));
      return `<a href="${folder}/${name}"><img src="${small}" alt="${name}, ${folder}" width="${thumbnailWidth}" loading="lazy">${folder}</a>`;
    }),
  );
  return `<figure${isAsKept ? '' : ' class="differs"'}><figcaption>${size}: ${said}</figcaption><div>${pictures.join('')}</div></figure>`;
}

/** The share of a picture's pixels that are others than the kept one's; all of them where its size is another. */
async function difference(name: string): Promise<number> {
  const [now, before] = await Promise.all(
    ['now', 'kept'].map((folder) =>
      sharp(join(gallery, folder, name))
        .ensureAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true }),
    ),
  );
  if (!now || !before) return 1;
  const { width, height } = now.info;
  if (width !== before.info.width || height !== before.info.height) return 1;
  return pixelmatch(now.data, before.data, undefined, width, height, { threshold: 0.2 }) / (width * height);
}

function html(figures: readonly { title: string; path: string; html: string }[]): string {
  const sections = pages.map(({ path, title }) => {
    const own = figures.filter((each) => each.path === path).map((each) => each.html);
    return `<section><h2>${title} <small>${path}</small></h2><div class="row">${own.join('')}</div></section>`;
  });
  const { paper, ink, edge, danger } = palette.light;
  return `<!doctype html><html lang="en-GB"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Gallery</title><style>
body{margin:0;font:16px/1.5 system-ui,sans-serif;background:${paper};color:${ink}}
h1,h2{margin:0;padding:24px 32px 8px}small{font-weight:400}
.row{display:flex;gap:24px;align-items:flex-start;overflow-x:auto;padding:8px 32px 32px}
figure{margin:0;flex:none}figure div{display:flex;gap:8px;align-items:flex-start}
figcaption,a{font:13px/2 ui-monospace,monospace;color:inherit}.differs figcaption{color:${danger};font-weight:700}
img{display:block;height:auto;border:1px solid ${edge}}
section+section{border-top:1px solid ${edge}}
</style><h1>Every page, width and scheme: as it is now, and as it was kept</h1>${sections.join('')}</html>
`;
}
