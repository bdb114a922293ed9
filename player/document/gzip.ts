import type { Failure } from './errors/failure';

/**
 * Decompresses a gzip file, such as `.json.gz` or `.tgs`, to text.
 * @param maxBytes the maximum size of the decompressed text
 * @throws Failure `parse` if the file can't be read, `invalid` if the text is too large
 */
export async function unpackGzip(bytes: ArrayBuffer, maxBytes: number): Promise<string> {
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip')).getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (let left = maxBytes; ; ) {
    const { value } = await reader.read().catch((problem) => {
      throw { code: 'parse', reason: 'gzip', problem } satisfies Failure;
    });
    if (!value) return text + decoder.decode();
    left -= value.length;
    if (left < 0) throw { code: 'invalid', reason: 'too large' } satisfies Failure;
    text += decoder.decode(value, { stream: true });
  }
}
