import { extname } from 'node:path';

const types: Record<string, string> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.csv': 'text/csv; charset=utf-8',
  '.docx': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  '.gif': 'image/gif',
  '.html': 'text/html; charset=utf-8',
  '.ics': 'text/calendar; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.lottie': 'application/zip+dotlottie',
  '.mp3': 'audio/mpeg',
  '.mp4': 'video/mp4',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.pptx': 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.vcf': 'text/vcard; charset=utf-8',
  '.webm': 'video/webm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xlsx': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  '.xml': 'application/xml; charset=utf-8',
  '.zip': 'application/zip',
};

/** The extensions of the files that can be served, with their dots. */
export const servedExtensions: readonly string[] = Object.keys(types);

/**
 * The media type of each extension that occurs in a list of files, sorted.
 * @throws when an extension is unknown, since browsers refuse such a file under nosniff
 */
export function contentTypes(files: readonly string[]): [extension: string, type: string][] {
  return [...new Set(files.map((file) => extname(file)))].sort().map((extension) => {
    const type = types[extension];
    if (!type)
      throw new Error(`No media type is known for *${extension}: add it to scripts/hosting/content-types.ts`);
    return [extension, type];
  });
}
