import type { Failure } from './errors/failure';
import { checkUnpackedSize, exceedsLimit } from './limits/unpacked-size';

/**
 * Decompresses a gzip file, such as `.json.gz` or `.tgs`, to text.
 * @param maxBytes the maximum size of the decompressed text
 * @throws Failure `parse` if the file can't be read, `invalid` if the text is too large
 */
export async function unpackGzip(bytes: ArrayBuffer, maxBytes: number): Promise<string> {
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip')).getReader();
  const decoder = new TextDecoder();
  let text = '';
  let length = 0;
  while (length <= maxBytes) {
    const { value } = await reader.read().catch((problem) => {
      throw { code: 'parse', reason: 'gzip', problem } satisfies Failure;
    });
    if (!value) break;
    length += value.length;
    if (!exceedsLimit(length, bytes.byteLength, maxBytes)) text += decoder.decode(value, { stream: true });
  }
  checkUnpackedSize('gzip', length, bytes.byteLength, maxBytes);
  return text + decoder.decode();
}
