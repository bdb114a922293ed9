import { mkdirSync, rmSync } from 'node:fs';
import { join, parse } from 'node:path';
import sharp from 'sharp';
import { type PhotoShape, photoVersions, versionFiles } from '@/content/photo-versions';
import { isFile } from '../is-file';
import { made, originals, photoHash } from './photo-file';

type Shapes = Readonly<Record<string, PhotoShape>>;

/**
 * Converts each photograph to AVIF and JPEG in three widths, without the camera's metadata. Existing files
 * are kept; files of known photographs that are no longer used are deleted.
 * @param names the files in the folder of originals
 * @param known the result of an earlier call
 * @returns size, dominant color and hash of each
 */
export async function makePhotos(
  names: readonly string[],
  known: Shapes = {},
  folders = { originals, made },
): Promise<Shapes> {
  mkdirSync(folders.made, { recursive: true });
  const shapes: Record<string, PhotoShape> = {};
  const needed = new Set<string>();
  for (const name of names) {
    const hash = photoHash(name, folders.originals);
    const files = versionFiles(name);
    const isMade = known[name]?.hash === hash && files.every((file) => isFile(join(folders.made, file)));
    shapes[name] = isMade && known[name] ? known[name] : await makePhoto(name, hash, folders);
    for (const file of files) needed.add(file);
  }
  for (const file of Object.keys(known).flatMap(versionFiles))
    if (!needed.has(file)) rmSync(join(folders.made, file), { force: true });
  return shapes;
}

async function makePhoto(
  name: string,
  hash: string,
  folders: { originals: string; made: string },
): Promise<PhotoShape> {
  const upright = sharp(join(folders.originals, parse(name).base))
    .autoOrient()
    .flatten({ background: '#fff' });
  for (const { width, avif, jpeg } of photoVersions(name)) {
    const sized = upright.clone().resize({ width, withoutEnlargement: true });
    await sized.clone().avif({ quality: 55, effort: 4 }).toFile(join(folders.made, avif));
    await sized.clone().jpeg({ quality: 78, mozjpeg: true }).toFile(join(folders.made, jpeg));
  }
  const { data, info } = await upright
    .clone()
    .resize({ width: 1600, withoutEnlargement: true })
    .toBuffer({ resolveWithObject: true });
  const { dominant } = await sharp(data).stats();
  const color = `#${[dominant.r, dominant.g, dominant.b].map((each) => each.toString(16).padStart(2, '0')).join('')}`;
  return { width: info.width, height: info.height, color, hash };
}
