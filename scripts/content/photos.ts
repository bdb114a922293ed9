import { existsSync, readdirSync, statSync } from 'node:fs';
import sharp from 'sharp';
import { photoVersions, versionFiles } from '@/content/photo-versions';
import { osJunkFiles } from '../export/read-export';
import { isFile } from '../is-file';
import { made, originals } from '../photos/make-photos';
import { type ContentIssue, type Field, issueOf } from './issues';

/**
 * The minimum width of a sharp image in pixels, the maximum width and height in pixels, and the
 * maximum file size in bytes.
 */
const limits = { narrowest: 1280, widest: 12_000, bytes: 30 * 1024 * 1024 };

/**
 * Reports photographs that are missing, unreadable, too small or too large, and photographs whose converted
 * files would have the same names.
 */
export async function photoIssues(fields: readonly Field[], directory = originals): Promise<ContentIssue[]> {
  /** The photographs, keyed by the name of their first converted file. */
  const named = new Map<string | undefined, string>();
  const issues: ContentIssue[] = [];
  for (const field of fields.filter(({ name, value }) => name === 'photo' && typeof value === 'string')) {
    const photo = String(field.value);
    const version = photoVersions(photo)[0]?.jpeg;
    const other = named.get(version) ?? photo;
    named.set(version, other);
    const expected =
      other === photo
        ? await expectedPhoto(photo, directory)
        : `a file with a different name: the build also makes ${version} from ${other}`;
    if (expected) issues.push(issueOf(field, expected));
  }
  return issues;
}

/** Returns the first requirement that a photograph doesn't meet, or `undefined` if it meets all of them. */
async function expectedPhoto(name: string, directory: string): Promise<string | undefined> {
  const file = `${directory}/${name}`;
  if (!/^[a-z0-9]+(-[a-z0-9]+)*\.(jpe?g|png|webp|avif)$/.test(name))
    return 'the name of a JPEG, PNG, WebP or AVIF file, in lowercase letters, digits and hyphens';
  if (!isFile(file)) return `a file in ${directory}/`;
  const { size } = statSync(file);
  if (size > limits.bytes)
    return `a file of at most 30 MB; this one has ${Math.round(size / 1024 / 1024)} MB`;
  const photo = sharp(file);
  const shape = await photo.metadata().catch(() => undefined);
  if (!shape) return 'an image file that can be read';
  const { width, height } = shape.autoOrient;
  if (width < limits.narrowest || height < limits.narrowest / 2)
    return `at least ${limits.narrowest} × ${limits.narrowest / 2} pixels, to be sharp; this one has ${width} × ${height}`;
  if (Math.max(width, height) > limits.widest)
    return `at most ${limits.widest} pixels wide and high; this one has ${width} × ${height}`;
  const whole = await photo
    .resize(16)
    .toBuffer()
    .catch(() => undefined);
  return whole ? undefined : 'a complete image file: copy it from the camera again';
}

/**
 * Reports files in the folder of converted photographs, except those that the build wrote.
 * @param names the names of all photographs, including those that are no longer used
 */
export function madePhotoIssues(names: readonly string[], directory = made): ContentIssue[] {
  if (!existsSync(directory)) return [];
  const versions = names.flatMap(versionFiles);
  const expected = `in ${originals}/, the folder for original photographs, or deleted: only the build adds files to this folder`;
  return readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .filter((file) => isFile(`${directory}/${file}`) && !versions.includes(file) && !osJunkFiles.test(file))
    .sort()
    .map((value) => issueOf({ file: directory, path: 'a file', value }, expected));
}
