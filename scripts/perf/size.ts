import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { load } from 'cheerio';
import { readExport } from '../export/read-export';
import { markdownTable } from '../markdown-table';

/** The maximum ratio of a page's JavaScript to the JavaScript of a bare app. */
const maxRatio = 1.05;

const bareAppFiles = {
  'package.json': '{ "private": true, "type": "module" }',
  'next.config.mjs': "export default { output: 'export' };",
  'app/layout.jsx':
    'export default function Layout({ children }) { return <html lang="en"><body>{children}</body></html>; }',
  'app/page.jsx': 'export default function Page() { return <p>A page</p>; }',
};

/**
 * Prints the sizes of HTML and JavaScript for each route, and for a bare app with the same version of
 * Next.js. If a route exceeds the limit, sets the exit code to 1.
 */
export async function printSize(): Promise<void> {
  const { pages } = await readExport('out');
  console.log('Building a bare app for comparison …\n');
  const bare = await bareAppLoad();
  const rows = [];
  for (const { route, html } of pages) {
    const page = await firstLoad('out', html, process.env.NEXT_PUBLIC_BASE_PATH);
    const ratio = page.javascript / bare.javascript;
    rows.push([route, bytes(page.html), bytes(page.javascript), `${((ratio - 1) * 100).toFixed(1)} %`]);
    if (ratio > maxRatio) process.exitCode = 1;
  }
  console.log(
    markdownTable([
      ['route', 'HTML', 'JavaScript', 'over a bare app'],
      ['a bare app', bytes(bare.html), bytes(bare.javascript)],
      ...rows,
    ]),
  );
  const most = Math.round((maxRatio - 1) * 100);
  console.log(
    `\nSizes in bytes after Brotli compression. Scripts load at the first interaction. Limit: ${most} % over a bare app.`,
  );
}

const bytes = (count: number) => count.toLocaleString('en-GB');

/**
 * Builds a bare app with the installed version of Next.js, and returns its sizes. The app's folder is inside
 * the project, so that the app finds the project's packages.
 */
async function bareAppLoad() {
  const directory = await mkdtemp(join(process.cwd(), '.bare-app-'));
  try {
    await mkdir(join(directory, 'app'));
    for (const [file, content] of Object.entries(bareAppFiles))
      await writeFile(join(directory, file), content);
    execFileSync('npx', ['next', 'build', directory], { stdio: ['ignore', 'ignore', 'inherit'] });
    const out = join(directory, 'out');
    return await firstLoad(out, await readFile(join(out, 'index.html'), 'utf8'));
  } finally {
    await rm(directory, { recursive: true });
  }
}

/**
 * Returns the size of a page's HTML, and the total size of the scripts that load at the first interaction, in
 * bytes after Brotli compression. Scripts either have their own tags, as Next.js writes them, or are listed
 * in the `data-scripts` attribute of an inline script.
 * @param basePath the base path of the build. URLs contain the base path, but the paths of files don't.
 */
export async function firstLoad(
  directory: string,
  html: string,
  basePath = '',
): Promise<{ html: number; javascript: number }> {
  const urls = load(html)('script:not([nomodule])')
    .get()
    .flatMap(({ attribs }) => [attribs.src, ...(attribs['data-scripts']?.split(' ') ?? [])]);
  const files = [...new Set(urls)].flatMap((url) => (url ? join(directory, url.slice(basePath.length)) : []));
  const sizes = await Promise.all(files.map(async (file) => brotliCompressSync(await readFile(file)).length));
  return {
    html: brotliCompressSync(html).length,
    javascript: sizes.reduce((total, size) => total + size, 0),
  };
}
