import { Gunzip } from 'fflate';
import type { Failure } from './errors/failure';
import { createBudget } from './limits/budget';
import { spendUnpacked } from './limits/unpacked-size';

/** The number of bytes that are decompressed at a time. They become at most 17 MB. */
const CHUNK = 16_384;

/** The number of decompressed characters after which other tasks can run. */
const TASK = 2 ** 20;

/**
 * Decompresses a gzip file, such as `.json.gz` or `.tgs`, to text, in several tasks.
 * @throws Failure `parse` if the file can't be read, `invalid` if the text is too large
 */
export async function unpackGzip(bytes: ArrayBuffer): Promise<string> {
  let text = '';
  let end = TASK;
  for (const part of partsOf(new Uint8Array(bytes))) {
    text += part;
    if (text.length < end) continue;
    end = text.length + TASK;
    await new Promise((resolve) => setTimeout(resolve));
  }
  return text;
}

/** Does the same as `unpackGzip`, but in a single task. */
export const unpackGzipSync = (file: Uint8Array): string => [...partsOf(file)].join('');

/**
 * Decompresses a file piece by piece. Doesn't use the `DecompressionStream` of browsers, which rejects padding and
 * several members, and doesn't trust the size in the file.
 */
function* partsOf(file: Uint8Array): Generator<string> {
  const decoder = new TextDecoder();
  const budget = createBudget();
  let part = '';
  const gunzip = new Gunzip((bytes) => {
    spendUnpacked('gzip', bytes.length, file.length, budget);
    part += decoder.decode(bytes, { stream: true });
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
