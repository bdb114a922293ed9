import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { changedModules } from './changed-modules';
import { LOTTIE_WEB } from './lottie-web-modules';

const read = (folder: string) =>
  new Map(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.[jt]s$/.test(file))
      .map((file) => [file.replaceAll('\\', '/'), readFileSync(join(folder, file), 'utf8')]),
  );

/** Compares the installed version of lottie-web with another one: see "Upgrade lottie-web" in docs/player.md. */
const [version = ''] = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), 'lottie-web-'));
const pack = ['pack', `lottie-web@${version}`, '--silent', '--pack-destination', folder];
const archive = execFileSync('npm', pack, { encoding: 'utf8' }).trim();
execFileSync('tar', ['-xzf', join(folder, archive), '-C', folder]);
const other = join(folder, 'package/player/js');
console.log(changedModules(read(other), read(LOTTIE_WEB), read('player/render')).join('\n'));
console.log(`\nTo see the changes: git diff --no-index ${other} ${LOTTIE_WEB}`);
