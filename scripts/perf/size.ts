import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readExport } from '../export/read-export';
import { type FirstLoad, firstLoad } from './first-load';

/** The limit of a page's JavaScript, as a multiple of a bare app's. */
const maxRatio = 1.05;

const bareAppFiles = {
  'package.json': '{ "private": true, "type": "module" }',
  'next.config.mjs': "export default { output: 'export' };",
  'app/layout.jsx':
    'export default function Layout({ children }) { return <html lang="en"><body>{children}</body></html>; }',
  'app/page.jsx': 'export default function Page() { return <p>A page</p>; }',
};

/**
 * Prints the first load of each route of the built site, and that of a bare app with the same version of
 * Next.
 */
export async function printSize(): Promise<void> {
  const { pages } = await readExport('out');
  console.log('Building a bare app for comparison …');
  const bare = await bareAppLoad();
  console.log('\n| route | HTML | JavaScript | over a bare app |\n|---|--:|--:|--:|');
  console.log(`| a bare app | ${bytes(bare.html)} | ${bytes(bare.javascript)} | |`);
  for (const { route, html } of pages) {
    const page = await firstLoad('out', html, process.env.NEXT_PUBLIC_BASE_PATH);
    const share = page.javascript / bare.javascript;
    console.log(
      `| ${route} | ${bytes(page.html)} | ${bytes(page.javascript)} | ${((share - 1) * 100).toFixed(1)} % |`,
    );
    if (share > maxRatio) process.exitCode = 1;
  }
  const most = Math.round((maxRatio - 1) * 100);
  console.log(`\nBrotli bytes. Scripts load at the first interaction. At most ${most} % over a bare app.`);
}

/**
 * Builds a bare app with the installed version of Next. Its folder is in the project, where the build finds
 * packages.
 */
async function bareAppLoad(): Promise<FirstLoad> {
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

const bytes = (count: number) => count.toLocaleString('en-GB');
