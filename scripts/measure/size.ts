import { readExport } from '../export/read-export';
import { bareApp } from '../first-load/bare-app';
import { firstLoad } from '../first-load/first-load';

/** How many times a bare app's JavaScript a page may load. */
const maxRatio = 1.05;

/** Prints the first load of each route of the built site, beside that of a bare app with the same Next. */
export async function printSize(): Promise<void> {
  const { pages } = await readExport('out');
  console.log('Building a bare app to compare with …');
  const bare = await bareApp();
  console.log('\n| route | HTML | JavaScript | over a bare app | data |\n|---|--:|--:|--:|--:|');
  console.log(`| a bare app | ${bytes(bare.html)} | ${bytes(bare.javascript)} | | |`);
  for (const { route, html } of pages) {
    const page = await firstLoad('out', html, process.env.NEXT_PUBLIC_BASE_PATH);
    const share = page.javascript / bare.javascript;
    console.log(
      `| ${route} | ${bytes(page.html)} | ${bytes(page.javascript)} | ${((share - 1) * 100).toFixed(1)} % | ${bytes(page.data)} |`,
    );
    if (share > maxRatio) process.exitCode = 1;
  }
  const most = Math.round((maxRatio - 1) * 100);
  console.log(
    `\nBrotli bytes. Scripts and data come at the first interaction. At most ${most} % over a bare app.`,
  );
}

const bytes = (count: number) => count.toLocaleString('en-GB');
