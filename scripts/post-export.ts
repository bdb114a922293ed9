import './env-files';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { transformSync } from 'esbuild';
import { analytics } from '@/content/site';
import { countOf, fieldsOf } from './content/issues';
import { readContent } from './content/read-content';
import { withCompileHint } from './export/compile-hints';
import { compressFile, isCompressible } from './export/compress';
import { deadLinks } from './export/dead-links';
import { deferScripts } from './export/deferred-scripts';
import { forbiddenAttributes } from './export/forbidden-attributes';
import { inlineSuspenseBoundaries } from './export/inline-suspense-boundaries';
import { notFoundPage } from './export/not-found-page';
import { osJunkFiles } from './export/os-junk-files';
import { placeholderUrlWarning } from './export/placeholder-url';
import { playerScripts } from './export/player-scripts';
import { type ExportedPage, listFiles, readExport } from './export/read-export';
import { prepareForHosts } from './hosting/prepare-for-hosts';
import { writeShareCards } from './share/write-share-cards';

const out = 'out';
const basePath = process.env.NEXT_PUBLIC_BASE_PATH ?? '';

/**
 * Prepares Next's export for hosts: removes extra pages, fails if the policy would block content, and
 * compresses files.
 */
async function postExport(): Promise<void> {
  for (const file of (await listFiles(out)).filter((name) => osJunkFiles.test(name)))
    await rm(join(out, file));
  // 404.html is a copy of this page, which would have status 200 at its own URL.
  for (const name of ['_not-found', '_not-found.html', '_not-found.txt']) {
    await rm(join(out, name), { recursive: true, force: true });
  }

  const { pages, notFound } = await readExport(out);
  await writeFile(join(out, notFound.file), notFoundPage(notFound.html));

  const faults = pages.flatMap((page) =>
    forbiddenAttributes(page.html).map((fault) => `${join(out, page.file)}: ${fault}`),
  );
  if (faults.length > 0) {
    throw new Error(
      `The content security policy blocks what is in the HTML. Use a class or a client component's effect:\n${faults.join('\n')}`,
    );
  }

  await failOnDeadLinks();

  const inline = await inlineScript();
  const scripts = new Map<string, string>();
  for (const file of (await listFiles(out)).filter((name) => name.endsWith('.js')))
    scripts.set(file, await readFile(join(out, file), 'utf8'));
  const player = playerScripts(chunksOf(scripts)).map((name) => `${basePath}/_next/${name}`);
  for (const page of pages) await writeFile(join(out, page.file), fastPage(page, { inline, player }));
  for (const [file, script] of scripts) await writeFile(join(out, file), withCompileHint(script));
  await writeShareCards(out);
  await prepareForHosts({ out, hosting: 'hosting' });

  const files = (await listFiles(out)).filter(isCompressible);
  await Promise.all(files.map((file) => compressFile(join(out, file))));
  console.log(`${pages.length} pages ready in ${out}/, ${files.length} files compressed`);
  for (const sentence of placeholderUrlWarning()) console.warn(sentence);
}

/** @throws if the target of a link, image or command is missing, with the content fields that contain it */
async function failOnDeadLinks(): Promise<void> {
  const dead = deadLinks(await readExport(out), basePath);
  if (dead.length === 0) return;
  const fields = fieldsOf(await readContent());
  const lines = dead.map(({ link, pages, why }) => {
    const named = fields.filter(({ value }) => value === link).map(({ file, path }) => `${file} ${path}`);
    const where = named.length > 0 ? ` It stands in ${named.join(' and ')}.` : '';
    return `${link} on ${pages.join(', ')}: ${why}.${where}`;
  });
  throw new Error(`${lines.join('\n')}\n\n${countOf(dead)} What leads nowhere must lead somewhere or go.`);
}

/**
 * Defers the scripts of a page.
 * @throws if the page has another structure than this version of Next writes
 */
function fastPage(
  { route, file, html }: ExportedPage,
  options: { inline: string; player: readonly string[] },
): string {
  try {
    return deferScripts(inlineSuspenseBoundaries(html), { ...options, path: `${basePath}${route}` });
  } catch (error) {
    throw new Error(
      `${join(out, file)}: ${(error as Error).message}\nWhere Next was changed: CONTRIBUTING.md, Recipes: A new version of Next`,
    );
  }
}

/** Returns Next's scripts by the names that they import each other by. */
function chunksOf(scripts: ReadonlyMap<string, string>): Map<string, string> {
  const chunks = [...scripts].filter(([file]) => file.startsWith('_next/static/chunks/'));
  return new Map(chunks.map(([file, script]) => [file.slice('_next/'.length), script]));
}

/** Compiles and minifies the inline script of every page. */
async function inlineScript(): Promise<string> {
  const sources = ['foreign-changes', 'hydrate', 'typeface', ...(analytics ? ['analytics'] : [])].map(
    (name) => readFile(`components/site/${name}.ts`, 'utf8'),
  );
  return transformSync((await Promise.all(sources)).join('\n'), {
    loader: 'ts',
    minify: true,
    target: 'es2022',
  }).code.trim();
}

postExport().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
