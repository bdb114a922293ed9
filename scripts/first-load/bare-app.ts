import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type FirstLoad, firstLoad } from './first-load';

const files = {
  'package.json': '{ "private": true, "type": "module" }',
  'next.config.mjs': "export default { output: 'export' };",
  'app/layout.jsx':
    'export default function Layout({ children }) { return <html lang="en"><body>{children}</body></html>; }',
  'app/page.jsx': 'export default function Page() { return <p>A page</p>; }',
};

/** Builds the smallest app that the installed Next can export. Its folder is in the project, where the build finds packages. */
export async function bareApp(): Promise<FirstLoad> {
  const directory = await mkdtemp(join(process.cwd(), '.bare-app-'));
  try {
    await mkdir(join(directory, 'app'));
    for (const [file, content] of Object.entries(files)) await writeFile(join(directory, file), content);
    execFileSync('npx', ['next', 'build', directory], { stdio: ['ignore', 'ignore', 'inherit'] });
    const out = join(directory, 'out');
    return await firstLoad(out, await readFile(join(out, 'index.html'), 'utf8'));
  } finally {
    await rm(directory, { recursive: true });
  }
}
