import { extname } from 'node:path';
import { lookup } from 'mrmime';

const OFFICE = 'application/vnd.openxmlformats-officedocument';

/** Media types that mrmime doesn't contain, keyed by file extension. */
const otherTypes: Record<string, string> = {
  '.docx': `${OFFICE}.wordprocessingml.document`,
  '.ico': 'image/x-icon',
  '.lottie': 'application/zip+dotlottie',
  '.pptx': `${OFFICE}.presentationml.presentation`,
  '.vcf': 'text/vcard',
  '.xlsx': `${OFFICE}.spreadsheetml.sheet`,
};

/** The extensions of served files, including the dots. */
export const servedExtensions: readonly string[] =
  '.avif .css .csv .docx .gif .html .ics .ico .jpeg .jpg .js .json .lottie .mp3 .mp4 .pdf .png .pptx .svg .txt .vcf .webm .webmanifest .webp .woff2 .xlsx .xml .zip'.split(
    ' ',
  );

/** Returns the media type of a file by its extension. @throws if the extension isn't served */
export function contentTypeOf(file: string): string {
  const extension = extname(file);
  const type = otherTypes[extension] ?? lookup(extension);
  if (!type || !servedExtensions.includes(extension))
    throw new Error(`No media type for *${extension}: add it to scripts/deploy/content-types.ts`);
  return /^text\/|^image\/svg/.test(type) ? `${type}; charset=utf-8` : type;
}

/**
 * Returns pairs of a file extension and its media type, for all extensions in a list of files, sorted by
 * extension.
 */
export function contentTypes(files: readonly string[]): [extension: string, type: string][] {
  return [...new Set(files.map((file) => extname(file)))]
    .sort()
    .map((extension) => [extension, contentTypeOf(`file${extension}`)]);
}
