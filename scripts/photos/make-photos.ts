import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { type PhotoShape, photoVersions, versionFiles } from '@/content/photo-versions';

/** The folder of the original photographs, and the folder of the converted files. */
export const originals = 'content/photos';
export const made = 'public/photos';

type Shapes = Readonly<Record<string, PhotoShape>>;

/**
 * Converts photographs to AVIF and JPEG files in three widths, without the camera's metadata. Skips
 * photographs whose files are current. Deletes the files of known photographs that are no longer used.
 * @param names the names of the used photographs in the folder of originals
 * @param known the result of an earlier call
 * @returns the size, the dominant color and the hash of each photograph
 */
export async function makePhotos(
  names: readonly string[],
  known: Shapes = {},
  folders = { originals, made },
): Promise<Shapes> {
  mkdirSync(folders.made, { recursive: true });
  const shapes: Record<string, PhotoShape> = {};
  for (const name of names) {
    const original = readFileSync(join(folders.originals, name));
    const hash = createHash('sha256').update(original).digest('hex').slice(0, 12);
    const isMade =
      known[name]?.hash === hash && versionFiles(name).every((file) => existsSync(join(folders.made, file)));
    shapes[name] =
      isMade && known[name] ? known[name] : { ...(await makePhoto(name, original, folders.made)), hash };
  }
  const needed = names.flatMap(versionFiles);
  for (const file of Object.keys(known).flatMap(versionFiles))
    if (!needed.includes(file)) rmSync(join(folders.made, file), { force: true });
  return shapes;
}

async function makePhoto(name: string, original: Buffer, folder: string): Promise<Omit<PhotoShape, 'hash'>> {
  const upright = sharp(original).autoOrient().flatten({ background: '#fff' });
  for (const { width, avif, jpeg } of photoVersions(name)) {
    const sized = upright.clone().resize({ width, withoutEnlargement: true });
    await sized.clone().avif({ quality: 55, effort: 4 }).toFile(join(folder, avif));
    await sized.clone().jpeg({ quality: 78, mozjpeg: true }).toFile(join(folder, jpeg));
  }
  const largest = upright.clone().resize({ width: 1600, withoutEnlargement: true });
  const { data, info } = await largest.toBuffer({ resolveWithObject: true });
  const { dominant } = await sharp(data).stats();
  const color = [dominant.r, dominant.g, dominant.b].map((each) => each.toString(16).padStart(2, '0'));
  return { width: info.width, height: info.height, color: `#${color.join('')}` };
}
