// Plain JavaScript, since Next's configuration imports it.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** The folders and files that the export is made of. */
export const sources = [
  'app',
  'artwork/share-card.tsx',
  'components',
  'content',
  'next.config.mjs',
  'package-lock.json',
  'package.json',
  'player',
  'postcss.config.mjs',
  'public',
  'scripts/content',
  'scripts/drawings',
  'scripts/env-files.ts',
  'scripts/export',
  'scripts/hosting',
  'scripts/is-file.ts',
  'scripts/build-cache.ts',
  'scripts/player',
  'scripts/post-export.ts',
  'scripts/pre-build.ts',
  'scripts/problems-style.ts',
  'scripts/share',
  'scripts/typeface',
  'tailwind.config.ts',
  'tsconfig.json',
];

/** Files among the sources that no page is built from, and those that are built from other sources. */
const ignored = /\.test\.tsx?$|\.md$|(^|\/)\.DS_Store$|^player\/(dist|node_modules)\b/;

/** Names of the environment variables that pages are built from: the site's settings and the commit's date. */
const envKeys = /^NEXT_PUBLIC_|^REVISION_DATE$/;

/**
 * The name of a build, by which an open page notices that another was deployed: a hash of all that the pages are made
 * of. The same sources of the same date with the same settings have the same name in any folder, and a change that is
 * not committed has another.
 * @param {string} project
 * @param {Readonly<Record<string, string | undefined>>} environment
 */
export function buildId(project = '.', environment = process.env) {
  const files = sources
    .flatMap((source) => filesUnder(project, source))
    .filter((file) => !ignored.test(file));
  const values = Object.entries(environment).filter(([name]) => envKeys.test(name));
  const parts = [
    ...files.map((file) => [
      file,
      createHash('sha256')
        .update(readFileSync(join(project, file)))
        .digest('hex'),
    ]),
    ...values,
  ];
  return createHash('sha256').update(JSON.stringify(parts.sort())).digest('hex').slice(0, 40);
}

/** The files at a path of the project, by paths with forward slashes; none when there is nothing. */
function filesUnder(project, path) {
  const place = join(project, path);
  if (!existsSync(place)) return [];
  if (statSync(place).isFile()) return [path];
  return readdirSync(place).flatMap((name) => filesUnder(project, `${path}/${name}`));
}
