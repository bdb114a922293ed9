import { Gunzip } from 'fflate';
import type { Failure } from './errors/failure';
import { checkUnpackedSize, exceedsLimit } from './limits/unpacked-size';

/** The number of bytes that are decompressed at a time. They become at most 17 MB. */
const CHUNK = 16_384;

/** The number of decompressed characters after which other tasks can run. */
const TASK = 2 ** 20;

/**
 * Decompresses a gzip file, such as `.json.gz` or `.tgs`, to text, in several tasks.
 * @param maxBytes the maximum size of the decompressed text
 * @throws Failure `parse` if the file can't be read, `invalid` if the text is too large
 */
export async function unpackGzip(bytes: ArrayBuffer, maxBytes: number): Promise<string> {
  let text = '';
  let end = TASK;
  for (const part of partsOf(new Uint8Array(bytes), maxBytes)) {
    text += part;
    if (text.length < end) continue;
    end = text.length + TASK;
    await new Promise((resolve) => setTimeout(resolve));
  }
  return text;
}

/** Does the same as `unpackGzip`, but in a single task. */
export const unpackGzipSync = (file: Uint8Array, maxBytes: number): string =>
  [...partsOf(file, maxBytes)].join('');

/**
 * Decompresses a file piece by piece. Doesn't use the `DecompressionStream` of browsers, which rejects padding and
 * several members, and doesn't trust the size in the file.
 */
function* partsOf(file: Uint8Array, maxBytes: number): Generator<string> {
  const decoder = new TextDecoder();
  let part = '';
  let unpacked = 0;
  const gunzip = new Gunzip((bytes) => {
    unpacked += bytes.length;
    if (unpacked > maxBytes) throw { code: 'invalid', reason: 'too large' } satisfies Failure;
    if (!exceedsLimit(unpacked, file.length, maxBytes)) part += decoder.decode(bytes, { stream: true });
  });
  const end = endOfContents(file);
  for (let start = 0; start < end; start += CHUNK) {
    try {
      gunzip.push(file.slice(start, Math.min(start + CHUNK, end)), start + CHUNK >= end);
    } catch (problem) {
      if ((problem as Partial<Failure>).reason) throw problem;
      throw { code: 'parse', reason: 'gzip', problem } satisfies Failure;
    }
    yield part;
    part = '';
  }
  checkUnpackedSize('gzip', unpacked, file.length, maxBytes);
  yield decoder.decode();
}

/**
 * Returns the length of a file without the zeros that pad it. Even without padding, a file can end with zeros, which
 * belong to the size of its contents. This size isn't used.
 */
function endOfContents(file: Uint8Array): number {
  let end = file.length;
  while (file[end - 1] === 0) end -= 1;
  return end;
}
