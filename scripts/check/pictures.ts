import { readFileSync, statSync } from 'node:fs';
import { extname } from 'node:path';
import sharp from 'sharp';
import type { Picture } from '@/content/types';
import { isFile } from '../shared/is-file';
import { type ContentIssue, type Field, issueOf } from './issues';
import { isWholeSvg, svgSize } from './public-files';

type PictureFile = Extract<Picture, { file: string }>;

/** The formats that every browser shows, keyed by the extension of the file. The names are those of sharp. */
const FORMATS: Readonly<Record<string, string>> = {
  '.svg': 'svg',
  '.png': 'png',
  '.jpg': 'jpeg',
  '.jpeg': 'jpeg',
  '.webp': 'webp',
  '.avif': 'heif',
};

/** The maximum size of a picture, in bytes. A page shows several pictures, which phones load too. */
const MAX_SIZE = 500_000;

/**
 * Reports pictures whose file is missing, has an unsupported format, is damaged or too large, or differs in
 * size from the content's `width` and `height`.
 */
export async function pictureIssues(
  fields: readonly Field[],
  directory = 'public',
): Promise<readonly ContentIssue[]> {
  const pictures = fields.filter(({ value }) => isPictureFile(value));
  return (await Promise.all(pictures.map((field) => issuesOfPicture(field, directory)))).flat();
}

const isPictureFile = (value: unknown) =>
  typeof value === 'object' && value !== null && 'file' in value && 'alt' in value;

async function issuesOfPicture(field: Field, directory: string): Promise<ContentIssue[]> {
  const picture = field.value as PictureFile;
  const { width, height, dark } = picture;
  const issues: ContentIssue[] = [];
  for (const name of dark === undefined ? (['file'] as const) : (['file', 'dark'] as const)) {
    const path = picture[name] ?? '';
    const own = { file: field.file, path: `${field.path}.${name}`, value: path };
    const source = `${directory}${path}`;
    const size = await readPicture(source);
    if (typeof size === 'string') {
      issues.push(issueOf(own, size));
    } else if (size.width !== width || size.height !== height) {
      const expected = `${size.width} × ${size.height}, the size of ${source}`;
      issues.push({ file: field.file, path: field.path, actual: `${width} × ${height}`, expected });
    } else if (statSync(source).size > MAX_SIZE) {
      const limit = `a file of at most ${MAX_SIZE / 1000} kB: reduce the picture, or save it as WebP or AVIF`;
      issues.push(issueOf(own, limit, `, which has ${Math.round(statSync(source).size / 1000)} kB`));
    }
  }
  return issues;
}

/** Returns the size of a picture, or what the file must be. */
async function readPicture(source: string): Promise<{ width: number; height: number } | string> {
  const format = FORMATS[extname(source)];
  if (!isFile(source) || !format)
    return 'the path of an SVG, PNG, JPEG, WebP or AVIF file in public/, such as /pictures/school.jpg';
  if (format === 'svg') {
    const svg = readFileSync(source, 'utf8');
    if (!isWholeSvg(svg)) return 'a complete SVG file without scripts';
    return svgSize(svg) ?? 'an SVG file with a viewBox, which states its size';
  }
  const found = await sharp(source)
    .metadata()
    .catch(() => undefined);
  if (!found) return 'a complete picture: the file is damaged, or its format is unknown';
  if (found.format !== format) return `a file whose extension is that of its format, ${found.format}`;
  // The size after the rotation that a camera has stored in the file, which browsers apply.
  return found.autoOrient;
}
