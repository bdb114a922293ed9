import './env-files';
import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { sharePicture } from '@/components/site/page-metadata';
import { siteAddress } from './changes/page-content';
import { readFolder } from './changes/read-site';
import { outdatedNote } from './export/outdated-build';
import { reportError } from './run';
import { previewsHtml, warningsOf } from './share-previews/previews-html';
import { sharedPages } from './share-previews/shared-pages';

const BUILD = 'out';
const FOLDER = 'share-previews';

/** Writes a page that shows how search engines, chats and social networks will show the build's pages. */
async function writeSharePreviews(): Promise<void> {
  const build = await readFolder(BUILD);
  const pages = sharedPages(build);
  const { origin, basePath } = siteAddress(build.pages.get('/'));
  const notes = await outdatedNote(BUILD);
  await rm(FOLDER, { recursive: true, force: true });
  await mkdir(FOLDER);
  await cp(`${BUILD}/share`, `${FOLDER}/share`, { recursive: true });
  const illustrated = pages.map((page) => ({ ...page, image: sharePicture(page.address).slice(1) }));
  await writeFile(`${FOLDER}/index.html`, previewsHtml(illustrated, new URL(origin).host + basePath, notes));
  for (const note of notes) console.log(`Note: ${note}`);
  for (const page of pages)
    for (const warning of warningsOf(page)) console.log(`${page.address}  ${warning}`);
  console.log(`To see how the pages will be shared, open ${FOLDER}/index.html.`);
}

writeSharePreviews().catch(reportError);
