import { extname } from 'node:path';
import { contentType } from 'mime-types';

/** The extensions of served files, including the dots. */
export const servedExtensions: readonly string[] =
  '.avif .css .csv .docx .gif .html .ics .ico .jpeg .jpg .js .json .lottie .mp3 .mp4 .pdf .png .pptx .svg .txt .vcf .webm .webmanifest .webp .woff2 .xlsx .xml .zip'.split(
    ' ',
  );

/** Returns the media type of a file by its extension, with the encoding of text. @throws if the extension isn't served */
export function contentTypeOf(file: string): string {
  const extension = extname(file);
  const type = servedExtensions.includes(extension) && contentType(extension);
  if (!type) throw new Error(`No media type for *${extension}: add it to scripts/deploy/content-types.ts`);
  return type;
}
