import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';

/** The files and folders that affect the export. */
const SOURCES = [
  'app',
  'artwork',
  'browser',
  'components',
  'content',
  'player',
  'public',
  'scripts',
  ':(glob)*.*',
];

/** A note for the case that `out/` is outdated. */
export const OUTDATED =
  'A source file has changed since out/ was built. To build the site again, run: npm run build';

/** Returns whether a source file has changed since a build was made. Without git, returns `false`. */
export function isOutdated(folder: string): boolean {
  try {
    const options = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
    const files = execFileSync('git', [...options, '--', ...SOURCES], { encoding: 'utf8' }).split('\0');
    const built = statSync(`${folder}/404.html`).mtimeMs;
    const changed = (file: string) => (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0) > built;
    return files.some((file) => file !== '' && !/\.(test\.tsx?|md)$/.test(file) && changed(file));
  } catch {
    return false;
  }
}
