// This file is JavaScript because Next's configuration imports it.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** The folders and files that the export is built from. */
export const sources = [
  'app',
  'artwork/animations/campus/day.ts',
  'artwork/lettering.ts',
  'artwork/share-card.tsx',
  'components',
  'content',
  'next.config.mjs',
  'package-lock.json',
  'package.json',
  'player',
  'postcss.config.mjs',
  'public',
  'scripts',
  'tailwind.config.ts',
  'tsconfig.json',
];

/** Matches files in these folders that are generated or don't affect the pages. */
const ignored =
  /\.test\.tsx?$|\.md$|(^|\/)\.DS_Store$|^player\/(dist|node_modules)\b|^scripts\/(changes|checks|perf|servers)\b/;

/** Matches the environment variables that affect the pages: the settings, and the date of the commit. */
const envKeys = /^NEXT_PUBLIC_|^REVISION_DATE$/;

/**
 * Returns the build ID: a hash of the sources (including uncommitted changes), the date of the commit and
 * the settings. The path of the project's folder doesn't affect the ID. Open pages detect a new deployment by
 * its different ID.
 * @param {string} project the project's folder
 * @param {Readonly<Record<string, string | undefined>>} environment
 */
export function buildId(project = '.', environment = process.env) {
  const files = sources.flatMap((source) => filesUnder(project, source));
  const parts = [
    ...files
      .filter((file) => !ignored.test(file))
      .map((file) => [file, readFileSync(join(project, file), 'base64')]),
    ...Object.entries(environment).filter(([name]) => envKeys.test(name)),
  ];
  return createHash('sha256').update(JSON.stringify(parts.sort())).digest('hex').slice(0, 40);
}

/** Returns the paths of all files in a folder of the project, or the path itself if it is a file. */
function filesUnder(project, path) {
  const place = join(project, path);
  if (!existsSync(place)) return [];
  if (statSync(place).isFile()) return [path];
  return readdirSync(place).flatMap((name) => filesUnder(project, `${path}/${name}`));
}
