import sharp from 'sharp';

/** px: as wide as a picture stands in the gallery. A hundred of them are to stay under 1 MB. */
export const thumbnailWidth = 144;

/** Writes a whole page small: enough to see what is where, and to choose what to open at full size. */
export async function writeThumbnail(picture: string, file: string): Promise<void> {
  await sharp(picture).resize({ width: thumbnailWidth }).avif({ quality: 30, effort: 1 }).toFile(file);
}
