import './env-files';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { transformSync } from 'esbuild';
import { redirects } from '@/content/redirects';
import { analytics } from '@/content/site';
import { countOf, fieldsOf } from './content/issues';
import { readContent } from './content/read-content';
import { compressFile, isCompressible } from './export/compress';
import { deadLinks } from './export/dead-links';
import { playerScripts, withCompileHint } from './export/exported-scripts';
import {
  deferScripts,
  forbiddenAttributes,
  inlineSuspenseBoundaries,
  joinHydrationData,
  notFoundPage,
  withPolicyMeta,
} from './export/page-html';
import { placeholderUrlWarning } from './export/placeholder-url';
import { type ExportedSite, listFiles, osJunkFiles, readExport } from './export/read-export';
import { pagePolicy } from './hosting/content-security-policy';
import { hostSettings } from './hosting/headers';
import { hostTable } from './hosting/host-table';
import { writeHostFiles } from './hosting/hosts/write-host-files';
import { reportError } from './run';
import { writeShareCards } from './share/write-share-cards';

const out = 'out';
const basePath = process.env.NEXT_PUBLIC_BASE_PATH ?? '';

/**
 * Checks and changes the export from Next.js, adds the share images and the hosts' files, and compresses
 * files.
 */
async function postExport(): Promise<void> {
  const junk = (await listFiles(out)).filter((name) => osJunkFiles.test(name));
  // Remove the page `_not-found`, because hosts would serve this page with status 200.
  // 404.html has the same content.
  for (const name of [...junk, '_not-found', '_not-found.html', '_not-found.txt'])
    await rm(join(out, name), { recursive: true, force: true });

  const exported = await readExport(out);
  failOnForbiddenAttributes(exported);
  await failOnDeadLinks(exported);
  await writePages(exported);
  await writeShareCards(out);
  const table = hostTable(await readExport(out), hostSettings(), basePath, redirects);
  await writeHostFiles(table, { out, hosting: 'hosting' });

  const files = (await listFiles(out)).filter(isCompressible);
  await Promise.all(files.map((file) => compressFile(join(out, file))));
  console.log(`${exported.pages.length} pages ready in ${out}/, ${files.length} files compressed`);
  for (const sentence of placeholderUrlWarning()) console.warn(sentence);
}

function failOnForbiddenAttributes({ pages }: ExportedSite): void {
  const faults = pages.flatMap(({ file, html }) =>
    forbiddenAttributes(html).map((fault) => `${join(out, file)}: ${fault}`),
  );
  if (faults.length > 0)
    throw new Error(
      `The content security policy would block these styles and handlers. Use a class, or an effect of a client component:\n${faults.join('\n')}`,
    );
}

/**
 * @throws an error that names each link, image and command without a target, and the
 * content fields that contain it
 */
async function failOnDeadLinks(site: ExportedSite): Promise<void> {
  const dead = deadLinks(site, basePath);
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
 * Defers the scripts of the pages, adds content security policies to the pages, and adds
 * compile hints to the scripts.
 * @throws if a page does not have the structure that Next.js currently writes
 */
async function writePages({ pages, notFound, assets }: ExportedSite): Promise<void> {
  const scripts = new Map<string, string>();
  for (const file of assets.filter((name) => name.endsWith('.js')))
    scripts.set(file, await readFile(join(out, file), 'utf8'));
  // Next's scripts import each other by paths relative to `_next/`.
  const chunks = [...scripts].map(([file, script]) => [file.replace(/^_next\//, ''), script] as const);
  const player = playerScripts(new Map(chunks)).map((name) => `${basePath}/_next/${name}`);
  const inline = await inlineScript();
  const write = (file: string, html: string) =>
    writeFile(join(out, file), withPolicyMeta(html, pagePolicy(html)));

  await write(notFound.file, notFoundPage(notFound.html));
  for (const { route, file, html } of pages) {
    try {
      const path = `${basePath}${route}`;
      const whole = joinHydrationData(inlineSuspenseBoundaries(html));
      await write(file, deferScripts(whole, { path, inline, player }));
    } catch (error) {
      throw new Error(
        `${join(out, file)}: ${(error as Error).message}\nWhere Next was changed: docs/recipes.md, A new version of Next`,
      );
    }
  }
  for (const [file, script] of scripts) await writeFile(join(out, file), withCompileHint(script));
}

/** Returns the compiled and minified code of the inline script that every page contains. */
async function inlineScript(): Promise<string> {
  const names = ['foreign-changes', 'hydrate', 'typeface', ...(analytics ? ['analytics'] : [])];
  const sources = names.map((name) => readFile(`components/site/${name}.ts`, 'utf8'));
  const code = (await Promise.all(sources)).join('\n');
  return transformSync(code, { loader: 'ts', minify: true, target: 'es2022' }).code.trim();
}

postExport().catch(reportError);
