import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import sharp from 'sharp';
import { isFile } from '../is-file';

/** The folder of the originals, and of the files that visitors load. */
export const originals = 'content/photos';
export const made = 'public/photos';

/**
 * Limits: the minimum width for a sharp image and the maximum size in pixels, and the maximum file size in
 * bytes.
 */
const limits = { narrowest: 1280, widest: 12_000, bytes: 30 * 1024 * 1024 };

/** Returns the requirement that a photograph doesn't meet, or `undefined` if it meets all. */
export async function expectedPhoto(name: string, directory = originals): Promise<string | undefined> {
  const file = `${directory}/${name}`;
  if (!/^[a-z0-9]+(-[a-z0-9]+)*\.(jpe?g|png|webp|avif)$/.test(name))
    return 'the name of a JPEG, PNG, WebP or AVIF file, in small letters, digits and hyphens';
  if (!isFile(file)) return `a file in ${directory}/`;
  const { size } = statSync(file);
  if (size > limits.bytes) return `a file of 30 MB at most; this one has ${Math.round(size / 1024 / 1024)}`;
  const shape = await sharp(file)
    .metadata()
    .catch(() => undefined);
  if (!shape) return 'a picture that can be read';
  const { width, height } = shape.autoOrient;
  if (width < limits.narrowest || height < limits.narrowest / 2)
    return `${limits.narrowest} pixels across or more, to be sharp; this one has ${width} × ${height}`;
  if (Math.max(width, height) > limits.widest)
    return `${limits.widest} pixels across at most; this one has ${width} × ${height}`;
  const isWhole = await sharp(file)
    .resize(16)
    .toBuffer()
    .then(
      () => true,
      () => false,
    );
  return isWhole ? undefined : 'a picture that can be read to its end: copy it from the camera anew';
}

/** Returns a hash of a photograph's content for the names of its files. */
export function photoHash(name: string, directory = originals): string {
  return createHash('sha256')
    .update(readFileSync(`${directory}/${name}`))
    .digest('hex')
    .slice(0, 12);
}
