import './shared/env-files';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isOutdated, OUTDATED } from './build/outdated-build';
import { readExport } from './build/read-export';
import { withComparedExport } from './compare/compared-export';
import { pageLines } from './compare/page-lines';
import { reportError } from './shared/run';

/** Writes the text of each page to a file. Lines that all pages contain are written to a file of their own. */
async function writeTexts(directory: string, folder: string): Promise<void> {
  const { pages } = await readExport(directory);
  const texts = pages.map(({ route, html }) => ({ route, lines: pageLines(html) }));
  const [first, ...others] = texts.map(({ lines }) => lines);
  const shared = new Set(first?.filter((line) => others.every((lines) => lines.includes(line))));
  mkdirSync(folder);
  const write = (name: string, lines: Iterable<string>) =>
    writeFileSync(join(folder, `${name}.txt`), `${[...lines].join('\n')}\n`);
  write('all pages', shared);
  for (const { route, lines } of texts)
    write(
      `page ${route.replaceAll('/', ' ').trim() || 'home'}`,
      lines.filter((line) => !shared.has(line)),
    );
}

/** Prints the words that differ between the text of `out/` and that of a commit or another export. */
async function printChanges([source = 'HEAD']: readonly string[]): Promise<void> {
  if (isOutdated('out')) console.log(`Note: ${OUTDATED}`);
  const folder = mkdtempSync(join(tmpdir(), 'changes-'));
  try {
    await withComparedExport(source, (before) => writeTexts(before, join(folder, 'before')));
    await writeTexts('out', join(folder, 'after'));
    const options = ['--no-index', '--word-diff', '--unified=1', '--', 'before', 'after'];
    const { status } = spawnSync('git', ['diff', ...options], { cwd: folder, stdio: 'inherit' });
    if (status === 0) console.log('The text of the pages is the same.');
  } finally {
    rmSync(folder, { recursive: true });
  }
}

printChanges(process.argv.slice(2)).catch(reportError);
