import '../shared/env-files';
import { mkdir, readdir, readFile, rm, rmdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import type { SitePlayerSettings } from '@/browser/player/player-options';
import { SitePlayer } from '@/browser/player/site-player';
import { Attribute } from '@/browser/protocol';
import { redirects as formerAddresses } from '@/content/redirects';
import { analytics } from '@/content/site';
import { countOf, fieldsOf } from '../check/issues';
import { deadLinks } from '../check/links';
import { leavesOutSections } from '../check/places';
import { readContent } from '../check/read-content';
import { unusedRules } from '../check/unused-rules';
import { headersFile, parseHeaders } from '../deploy/headers';
import { nginxFile } from '../deploy/nginx';
import { redirectsFile, siteRedirects } from '../deploy/redirects';
import { reportError } from '../shared/run';
import { buildIslands, copyWorker, inlineScript } from './build-islands';
import { compressFile, isCompressible } from './compress';
import {
  addInlineScript,
  addPolicy,
  forbiddenAttributes,
  removeNextScripts,
  renderPlayers,
} from './page-html';
import { pagePolicy } from './page-policy';
import { placeholderUrlWarning } from './placeholder-url';
import {
  type ExportedSite,
  listFiles,
  osJunkFiles,
  type ParsedPage,
  parsePage,
  readExport,
} from './read-export';
import { writeShareCards } from './write-share-cards';

const out = 'out';
const basePath = process.env.NEXT_PUBLIC_BASE_PATH ?? '';

/**
 * Checks and changes the export from Next.js, adds the share images and the configuration for servers, and
 * compresses files.
 */
async function postExport(): Promise<void> {
  for (const file of await unusedFiles()) await rm(join(out, file));
  await removeEmptyFolders(out);
  const exported = await readExport(out);
  const pages = exported.pages.map(parsePage);
  const notFound = parsePage(exported.notFound);
  failOnForbiddenAttributes([...pages, notFound]);
  await failOnDeadLinks(pages, exported.assets);
  await writePages(pages, notFound);
  await failOnUnusedRules(pages);
  await writeShareCards(out);
  await writeConfiguration(await readExport(out));

  const files = (await listFiles(out)).filter(isCompressible);
  await Promise.all(files.map((file) => compressFile(join(out, file))));
  console.log(`${pages.length} pages ready in ${out}/, ${files.length} files compressed`);
  for (const sentence of placeholderUrlWarning()) console.warn(sentence);
}

/**
 * Returns the files that no page uses:
 * - the scripts of Next's router, and the data of the pages (`.txt`)
 * - the page `_not-found`, which servers would serve with status 200. 404.html has the same content.
 * - files that operating systems have created in `public/`
 */
async function unusedFiles(): Promise<string[]> {
  const published = ['robots.txt', ...(await listFiles('public'))].filter((file) => !osJunkFiles.test(file));
  const isUnused = (file: string) =>
    /^_next\/.*\.js(\.map)?$|\.txt$|^_not-found\.html$/.test(file) || osJunkFiles.test(file);
  return (await listFiles(out)).filter((file) => isUnused(file) && !published.includes(file));
}

/** Removes the folders that contain no files, because servers would respond to their paths with other errors. */
async function removeEmptyFolders(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true }))
    if (entry.isDirectory()) await removeEmptyFolders(join(folder, entry.name));
  if ((await readdir(folder)).length === 0) await rmdir(folder);
}

function failOnForbiddenAttributes(pages: readonly ParsedPage[]): void {
  const faults = pages.flatMap(({ file, $ }) =>
    forbiddenAttributes($).map((fault) => `${join(out, file)}: ${fault}`),
  );
  if (faults.length > 0)
    throw new Error(
      `The content security policy would block these styles and handlers. Use a class, or a module in browser/:\n${faults.join('\n')}`,
    );
}

/**
 * @throws an error that names each link, image and command without a target, and the
 * content fields that contain it
 */
async function failOnDeadLinks(pages: readonly ParsedPage[], assets: readonly string[]): Promise<void> {
  const dead = deadLinks(pages, assets, basePath);
  if (dead.length === 0) return;
  const fields = fieldsOf(await readContent());
  const lines = dead.map(({ link, pages, why }) => {
    const named = fields.filter(({ value }) => value === link).map(({ file, path }) => `${file} ${path}`);
    const where = named.length > 0 ? ` Found in ${named.join(' and ')}.` : '';
    return `${link} on ${pages.join(', ')}: ${why}.${where}`;
  });
  throw new Error(`${lines.join('\n')}\n\n${countOf(dead)} Correct or remove the links above.`);
}

/**
 * Removes Next's scripts from the pages, renders the players, adds the scripts of the islands and a content
 * security policy, and writes the pages.
 */
async function writePages(pages: readonly ParsedPage[], notFound: ParsedPage): Promise<void> {
  const everywhere = analytics ? (['analytics'] as const) : [];
  const [code, codeWithTopics, scripts, workerUrl] = await Promise.all([
    inlineScript(everywhere),
    inlineScript([...everywhere, 'topic-links']),
    buildIslands(out, basePath),
    copyWorker(out, basePath),
  ]);
  for (const { $ } of pages) {
    removeNextScripts($);
    renderPlayers($, renderPlayer, workerUrl);
    addInlineScript($, $(`[${Attribute.Topic}]`).length > 0 ? codeWithTopics : code, scripts);
  }
  removeNextScripts(notFound.$);
  for (const { file, $ } of [...pages, notFound]) {
    addPolicy($, pagePolicy($));
    await writeFile(join(out, file), $.html());
  }
}

/**
 * @throws an error that names the classes of style rules that no page and no script contains. If the content
 *   leaves out sections, their rules have no elements, so the rules aren't checked.
 */
async function failOnUnusedRules(pages: readonly ParsedPage[]): Promise<void> {
  if (leavesOutSections(await readContent())) return;
  const files = await listFiles(out);
  const readAll = (extension: string) =>
    Promise.all(
      files.filter((file) => file.endsWith(extension)).map((file) => readFile(join(out, file), 'utf8')),
    );
  const documents = pages.map(({ $ }) => $);
  const scripts = [...(await readAll('.js')), ...documents.map(($) => $('script:not([src])').text())];
  const unused = (await readAll('.css')).flatMap((css) => unusedRules(css, documents, scripts));
  if (unused.length > 0)
    throw new Error(`No page and no script contains these classes of style rules:\n${unused.join('\n')}`);
}

/** Writes the configuration of Cloudflare and Netlify into the export, and that of nginx into `hosting/`. */
async function writeConfiguration(site: ExportedSite): Promise<void> {
  const headers = headersFile(basePath, process.env.NO_INDEX === 'true');
  const routes = site.pages.map(({ route }) => route);
  const redirects = siteRedirects(routes, basePath, formerAddresses);
  await rm('hosting', { recursive: true, force: true });
  await mkdir('hosting');
  await writeFile(join(out, '_headers'), headers);
  await writeFile(join(out, '_redirects'), redirectsFile(redirects));
  await writeFile(
    'hosting/site.conf',
    nginxFile(site, { basePath, rules: parseHeaders(headers), redirects }),
  );
}

/** Renders a player as browser/player-controls.tsx does. */
const renderPlayer = (settings: SitePlayerSettings, identifierPrefix: string) =>
  renderToString(createElement(SitePlayer, settings), { identifierPrefix });

postExport().catch(reportError);
