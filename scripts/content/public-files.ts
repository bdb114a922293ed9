import { readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { optimize } from 'svgo/browser';
import { sharePicture } from '@/components/site/page-metadata';
import type { Partner } from '@/content/types';
import { osJunkFiles } from '../export/os-junk-files';
import { servedExtensions } from '../hosting/content-types';
import { isFile } from '../is-file';
import { type ContentIssue, quoted } from './issues';
import { routesIn } from './pages';

/**
 * Reports partners' logos whose file is missing, isn't a complete SVG file or has another size than the
 * content states.
 */
export function logoIssues(
  partners: readonly Pick<Partner, 'logo'>[],
  directory = 'public/partners',
): ContentIssue[] {
  return partners.flatMap(({ logo }, index): ContentIssue[] => {
    const issue = (field: string, actual: string, expected: string) => [
      { file: 'content/partners.ts', path: `partners[${index}].logo${field}`, actual, expected },
    ];
    const file = `${directory}/${logo.file}`;
    if (!isFile(file)) return issue('.file', quoted(logo.file), `an SVG file in ${directory}`);
    const svg = readFileSync(file, 'utf8');
    if (!isWholeSvg(svg))
      return issue('.file', quoted(logo.file), `a whole SVG file without scripts in ${directory}`);
    const size = sizeOfSvg(svg);
    if (size?.width === logo.width && size.height === logo.height) return [];
    const expected = size
      ? `${size.width} × ${size.height}, the size of ${file}`
      : `the size of ${file}, which has no viewBox`;
    return issue('', `${logo.width} × ${logo.height}`, expected);
  });
}

/** Extensions allowed in `public/`. HTML is not, because the build doesn't process pages there. */
const endings = servedExtensions.filter((ending) => ending !== '.html');

/** The largest file that Cloudflare Pages accepts, in bytes. */
const LARGEST = 25 * 1024 * 1024;

/** Whether a file is GitHub Pages' CNAME file or a search engine's verification file. */
function isGiven(directory: string, name: string): boolean {
  if (name !== 'CNAME' && !/^[\w-]+\.html$/.test(name)) return false;
  const text = readFileSync(join(directory, name), 'utf8');
  return name === 'CNAME'
    ? /^[\w-]+(\.[\w-]+)+\s*$/.test(text)
    : /verif/i.test(text) && !/<(title|script)/i.test(text);
}

/**
 * Reports files with an extension that is not served, or with a name that a host's configuration can't
 * contain.
 */
export function fileNameIssues(directory = 'public'): ContentIssue[] {
  const names = readdirSync(directory, { recursive: true, encoding: 'utf8' }).sort();
  const made = madeByBuild();
  return names.flatMap((name): ContentIssue[] => {
    const issue = (expected: string) => [
      { file: directory, path: 'the name of a file', actual: quoted(name), expected },
    ];
    if (!/^[\w./\\-]+$/.test(name))
      return issue('of the letters a to z, digits, hyphens, underscores and dots alone');
    if (made.includes(name))
      return issue('another: the build makes a file of this name, which visitors would get');
    if (!isFile(`${directory}/${name}`) || osJunkFiles.test(name) || isGiven(directory, name)) return [];
    if (!endings.includes(extname(name))) return issue(expectedName(name));
    const { size } = statSync(`${directory}/${name}`);
    const actual = `${quoted(name)}, of ${(size / 1024 / 1024).toFixed(0)} MB`;
    return size > LARGEST
      ? [{ file: directory, path: 'a file', actual, expected: 'of 25 MB at most, which is what hosts take' }]
      : [];
  });
}

/**
 * Files that the build adds to its pages: metadata files from `app/`, and the data and share picture of each
 * page.
 */
export function madeByBuild(directory = 'app'): string[] {
  const modules = {
    'robots.ts': 'robots.txt',
    'sitemap.ts': 'sitemap.xml',
    'manifest.ts': 'manifest.webmanifest',
  };
  const files = readdirSync(directory).map((name) => modules[name as keyof typeof modules] ?? name);
  const routes = [...routesIn(directory).keys()];
  const texts = routes.map((route) => `${route === '/' ? 'index' : route.slice(1)}.txt`);
  const pictures = routes.map((route) => sharePicture(route).slice(1));
  return [...files, ...texts, ...pictures, '404.html', '404.txt'];
}

/** Returns the requirement for a file whose extension is not served. */
function expectedName(name: string): string {
  const ending = extname(name);
  const small = ending.toLowerCase();
  if (name === 'CNAME') return 'one with a domain alone in it, like www.example.com';
  if (small === '.html')
    return 'the file of a search engine’s console, as it came: a page of the site is made in app/';
  return endings.includes(small)
    ? `one whose ending is in small letters, ${name.slice(0, -ending.length)}${small}`
    : `one that ends in ${endings.join(', ')}`;
}

/** Browsers draw nothing if an SVG file is not well-formed or lacks its namespace. */
function isWholeSvg(svg: string): boolean {
  try {
    optimize(svg, { plugins: [] });
  } catch {
    return false;
  }
  return /<svg\s[^>]*xmlns=["']http:\/\/www\.w3\.org\/2000\/svg["']/.test(svg) && !/<script/i.test(svg);
}

function sizeOfSvg(svg: string): { width: number; height: number } | undefined {
  const [, , width, height] =
    /viewBox\s*=\s*["']([^"']+)["']/
      .exec(svg)?.[1]
      ?.split(/[\s,]+/)
      .map(Number) ?? [];
  return width && height ? { width, height } : undefined;
}
