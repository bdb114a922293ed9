import { extname } from 'node:path';

const types: Record<string, string> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.gif': 'image/gif',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
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
