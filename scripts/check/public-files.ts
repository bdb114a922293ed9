import { readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { optimize } from 'svgo/browser';
import type { Partner } from '@/content/types';
import { osJunkFiles } from '../build/read-export';
import { servedExtensions } from '../deploy/content-types';
import { isFile } from '../shared/is-file';
import { type ContentIssue, issueOf } from './issues';
import { madeByBuild } from './routes';

/**
 * Reports logos whose file is missing, is not a complete SVG file, or differs in size from the
 * content's `width` and `height`.
 */
export function logoIssues(
  partners: readonly Pick<Partner, 'logo'>[],
  directory = 'public/partners',
): ContentIssue[] {
  return partners.flatMap(({ logo }, index) => {
    const path = `partners[${index}].logo`;
    const field = { file: 'content/partners.ts', path: `${path}.file`, value: logo.file };
    const file = `${directory}/${logo.file}`;
    if (!isFile(file)) return [issueOf(field, `an SVG file in ${directory}`)];
    const svg = readFileSync(file, 'utf8');
    if (!isWholeSvg(svg)) return [issueOf(field, `a complete SVG file without scripts in ${directory}`)];
    const size = svgSize(svg);
    if (size?.width === logo.width && size.height === logo.height) return [];
    const expected = size
      ? `${size.width} × ${size.height}, the size of ${file}`
      : `the size of ${file}, which has no viewBox`;
    return [{ file: field.file, path, actual: `${logo.width} × ${logo.height}`, expected }];
  });
}

/**
 * Returns whether an SVG file is complete and contains no scripts. Browsers draw nothing if the file is not
 * well-formed or lacks its namespace.
 */
export function isWholeSvg(svg: string): boolean {
  try {
    optimize(svg, { plugins: [] });
  } catch {
    return false;
  }
  return /<svg\s[^>]*xmlns=["']http:\/\/www\.w3\.org\/2000\/svg["']/.test(svg) && !/<script/i.test(svg);
}

/** Returns the size of an SVG file's `viewBox`. */
export function svgSize(svg: string): { width: number; height: number } | undefined {
  const [, , width, height] =
    /viewBox\s*=\s*["']([^"']+)["']/
      .exec(svg)?.[1]
      ?.trim()
      .split(/[\s,]+/) ?? [];
  return width && height ? { width: Number(width), height: Number(height) } : undefined;
}

/**
 * The extensions that are allowed in `public/`. `.html` is excluded, because the build doesn't
 * process pages in this folder.
 */
const endings = servedExtensions.filter((ending) => ending !== '.html');

/** The maximum size of a file on Cloudflare Pages, in bytes. */
const MAX_FILE_SIZE = 25 * 1024 * 1024;

/** Reports files in `public/` that servers can't serve because of their extension, their name or their size. */
export function* fileNameIssues(directory = 'public'): Generator<ContentIssue> {
  const made = madeByBuild();
  for (const name of readdirSync(directory, { recursive: true, encoding: 'utf8' }).sort()) {
    const expected = expectedName(name, directory, made);
    const field = { file: directory, path: 'the name of a file', value: name };
    if (expected) yield issueOf(field, expected);
    const { size } = statSync(join(directory, name));
    if (!expected && size > MAX_FILE_SIZE) {
      const reason = `, which has ${(size / 1024 / 1024).toFixed(0)} MB`;
      yield issueOf(
        { ...field, path: 'a file' },
        `a file of at most ${MAX_FILE_SIZE / 1024 / 1024} MB, because hosting providers reject larger files`,
        reason,
      );
    }
  }
}

function expectedName(name: string, directory: string, made: readonly string[]): string | undefined {
  if (!/^[\w./\\-]+$/.test(name))
    return 'a name with only the letters a to z, digits, hyphens, underscores and dots';
  if (made.includes(name))
    return 'a different name: the build makes a file with this name, which visitors would get instead';
  const ending = extname(name);
  if (!isFile(join(directory, name)) || osJunkFiles.test(name) || endings.includes(ending)) return undefined;
  const small = ending.toLowerCase();
  if (small === '.html') {
    const text = readFileSync(join(directory, name), 'utf8');
    const isProof = /^[\w-]+\.html$/.test(name) && /verif/i.test(text) && !/<(title|script)/i.test(text);
    return isProof
      ? undefined
      : 'the name of an unchanged verification file of a search engine: the pages of the site are in app/';
  }
  return endings.includes(small)
    ? `a name whose extension is in lowercase letters, ${name.slice(0, -ending.length)}${small}`
    : `a name that ends in ${endings.join(', ')}`;
}
