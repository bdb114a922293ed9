import { readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { optimize } from 'svgo/browser';
import { sharePicture } from '@/components/site/page-metadata';
import { explain } from '@/player/document/errors/explain';
import { failureFrom } from '@/player/document/errors/failure';
import type { Animation } from '@/player/document/lottie';
import { parseAnimation } from '@/player/document/parse';
import { animationText, linkedImages } from '../animation-files/read-animation';
import { osJunkFiles } from '../export/os-junk-files';
import { servedExtensions } from '../hosting/content-types';
import { isFile } from '../is-file';
import { sourceHashAttribute } from '../posters/source-hash';
import { type Fault, type Field, quoted } from './fields';
import { routesIn } from './pages';

type Size = { width: number; height: number };

/** Marks whose file is missing or has another size than the content says. */
export function markFaults(fields: readonly Field[], directory = 'public/partners'): Fault[] {
  return fields
    .filter(({ name }) => name === 'mark')
    .flatMap(({ file, path, value }): Fault[] => {
      const mark = value as Size & { file: string };
      const drawing = `${directory}/${mark.file}`;
      const no = (must: string) => [{ file, path: `${path}.file`, is: quoted(mark.file), must }];
      if (!isFile(drawing)) return no(`an SVG file in ${directory}`);
      const svg = readFileSync(drawing, 'utf8');
      if (!isWholeSvg(svg)) return no(`a whole SVG file without scripts in ${directory}`);
      const size = sizeOfSvg(svg);
      return size && size.width === mark.width && size.height === mark.height
        ? []
        : [
            {
              file,
              path,
              is: `${mark.width} × ${mark.height}`,
              must: size
                ? `${size.width} × ${size.height}, the size of ${drawing}`
                : `the size of ${drawing}, which has no viewBox`,
            },
          ];
    });
}

/** Animations that are missing, can't be played, have another size than stated, or have no poster of their own. */
export function animationFaults(fields: readonly Field[], directory = 'public'): Fault[] {
  return fields
    .filter(({ name }) => name === 'animation')
    .flatMap(({ file, path, value }): Fault[] => {
      const { src, width, height } = value as Size & { src: string };
      const source = `${directory}${src}`;
      const fault = (field: string, is: string, must: string): Fault[] => [
        { file, path: `${path}.${field}`, is, must },
      ];
      if (!isFile(source))
        return fault(
          'src',
          quoted(src),
          'the path of a JSON or .lottie file in public/, like /animations/day.json',
        );
      let text: string;
      let animation: Animation;
      try {
        text = animationText(source);
        animation = parseAnimation(text);
      } catch (error) {
        return fault(
          'src',
          `${quoted(src)}, which can't be played (${explain(failureFrom(error)).message})`,
          'a Lottie animation',
        );
      }
      if (!/^\/animations\/[^/]+\.(json|lottie)$/.test(src))
        return fault('src', quoted(src), 'the path of a file in public/animations/ itself');
      const poster = `${directory}${src.replace('/animations/', '/posters/').replace(/\.\w+$/, '.svg')}`;
      if (!isFile(poster))
        return fault(
          'src',
          `${quoted(src)}, which has no still picture`,
          `one that has ${poster}: run "npm run assets -- posters"`,
        );
      if (!readFileSync(poster, 'utf8').includes(sourceHashAttribute(text)))
        return fault(
          'src',
          `${quoted(src)}, whose still picture was drawn from another animation`,
          `one that ${poster} was drawn from: run "npm run assets -- posters"`,
        );
      const images = linkedImages(animation, source, directory).filter(({ exists }) => !exists);
      if (images.length > 0)
        return images.map(({ address }) => ({
          file,
          path: `${path}.src`,
          is: `${quoted(src)}, whose image ${address} is not in ${directory}/`,
          must: 'one whose images lie beside it where it says, or in the file itself',
        }));
      return animation.w / animation.h === width / height
        ? []
        : fault(
            'width',
            `${width} × ${height}`,
            `in the animation's own proportion, ${animation.w} × ${animation.h}`,
          );
    });
}

/** Endings of files in public/. A page there would have none of what the build gives to pages. */
const endings = servedExtensions.filter((ending) => ending !== '.html');

/** Bytes: what Cloudflare Pages takes of one file. */
const LARGEST = 25 * 1024 * 1024;

/** Files of public/ that stand for themselves: a domain for GitHub Pages, and what a search engine's console asks for. */
function isGiven(directory: string, name: string): boolean {
  if (name !== 'CNAME' && !/^[\w-]+\.html$/.test(name)) return false;
  const text = readFileSync(join(directory, name), 'utf8');
  return name === 'CNAME'
    ? /^[\w-]+(\.[\w-]+)+\s*$/.test(text)
    : /verif/i.test(text) && !/<(title|script)/i.test(text);
}

/** Files whose name not every host's settings can hold as it is, or of a kind that is not served. */
export function fileNameFaults(directory = 'public'): Fault[] {
  const names = readdirSync(directory, { recursive: true, encoding: 'utf8' }).sort();
  const made = madeByBuild();
  return names.flatMap((name): Fault[] => {
    const no = (must: string) => [{ file: directory, path: 'the name of a file', is: quoted(name), must }];
    if (!/^[\w./\\-]+$/.test(name))
      return no('of the letters a to z, digits, hyphens, underscores and dots alone');
    if (made.includes(name))
      return no('another: the build makes a file of this name, which visitors would get');
    if (!isFile(`${directory}/${name}`) || osJunkFiles.test(name) || isGiven(directory, name)) return [];
    if (!endings.includes(extname(name))) return no(nameMust(name));
    const { size } = statSync(`${directory}/${name}`);
    const is = `${quoted(name)}, of ${(size / 1024 / 1024).toFixed(0)} MB`;
    return size > LARGEST
      ? [{ file: directory, path: 'a file', is, must: 'of 25 MB at most, which is what hosts take' }]
      : [];
  });
}

/** Files of the build beside its pages: what Next makes of modules and pictures of app/, and the text and the share picture of each page. */
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

/** What a file must be whose ending is not one that is served. */
function nameMust(name: string): string {
  const ending = extname(name);
  const small = ending.toLowerCase();
  if (name === 'CNAME') return 'one with a domain alone in it, like www.example.com';
  if (small === '.html')
    return 'the file of a search engine’s console, as it came: a page of the site is made in app/';
  return endings.includes(small)
    ? `one whose ending is in small letters, ${name.slice(0, -ending.length)}${small}`
    : `one that ends in ${endings.join(', ')}`;
}

/** Browsers draw nothing of an SVG file that is not well-formed, or does not say that it is one. */
function isWholeSvg(svg: string): boolean {
  try {
    optimize(svg, { plugins: [] });
  } catch {
    return false;
  }
  return /<svg\s[^>]*xmlns=["']http:\/\/www\.w3\.org\/2000\/svg["']/.test(svg) && !/<script/i.test(svg);
}

function sizeOfSvg(svg: string): Size | undefined {
  const [, , width, height] =
    /viewBox\s*=\s*["']([^"']+)["']/
      .exec(svg)?.[1]
      ?.split(/[\s,]+/)
      .map(Number) ?? [];
  return width && height ? { width, height } : undefined;
}
