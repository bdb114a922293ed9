import { unpackArchive } from './archive/archive';
import { unpackGzip } from './gzip';

/**
 * Unpacks an archive or a gzip file. Files that aren't packed don't load this module.
 * @param animationId the id of an animation in an archive. @default the initial animation of the archive
 * @throws Failure `parse` or `invalid`
 */
export function unpack(bytes: ArrayBuffer, animationId?: string): string | Promise<string> {
  const isArchive = new Uint8Array(bytes)[0] === 'P'.charCodeAt(0);
  return isArchive ? unpackArchive(bytes, animationId) : unpackGzip(bytes);
}
