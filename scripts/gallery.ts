import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pages } from '../e2e/pages';
import { schemes, screenshotName, widths } from '../e2e/visual/screenshot-sets';

const kept = 'e2e/visual/kept';
const gallery = 'gallery';

/** Writes one page with all kept screenshots side by side, for a review of the look. */
async function writeGallery(): Promise<void> {
  const sections = await Promise.all(
    pages.map(async ({ path, title }) => {
      const figures = schemes.flatMap((scheme) => widths.map((width) => figure(path, width, scheme)));
      return `<section><h2>${title} <small>${path}</small></h2><div class="row">${(await Promise.all(figures)).join('')}</div></section>`;
    }),
  );
  await mkdir(gallery, { recursive: true });
  const file = join(gallery, 'index.html');
  await writeFile(file, page(sections.join('')));
  console.log(`${pages.length * widths.length * schemes.length} screenshots in ${resolve(file)}`);
}

async function figure(path: string, width: number, scheme: string): Promise<string> {
  const picture = await readFile(join(kept, screenshotName(path, width, scheme)));
  return `<figure class="${scheme}"><figcaption>${width} px, ${scheme}</figcaption><a href="data:image/png;base64,${picture.toString('base64')}" target="_blank"><img src="data:image/png;base64,${picture.toString('base64')}" alt="${path} at ${width} px, ${scheme}" width="${Math.round(width / 4) + 60}"></a></figure>`;
}

function page(sections: string): string {
  return `<!doctype html><html lang="en-GB"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Gallery</title><style>
body{margin:0;font:16px/1.5 system-ui,sans-serif;background:#e9e7e0;color:#06222b}
h1,h2{margin:0;padding:24px 32px 8px}small{font-weight:400;color:#3f575e}
.row{display:flex;gap:20px;align-items:flex-start;overflow-x:auto;padding:8px 32px 32px}
figure{margin:0;flex:none}figcaption{font:13px/2 ui-monospace,monospace}
img{display:block;height:auto;border:1px solid #6c8288;max-height:none}
section+section{border-top:1px solid #6c8288}
</style><h1>Every page, width and scheme</h1>${sections}</html>
`;
}

await writeGallery();
