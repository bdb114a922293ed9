import type { Failure } from './errors/failure';

/**
 * The text in a gzip file, such as `.json.gz` and `.tgs`.
 * @param maxBytes what it may unpack to
 * @throws Failure `parse` when it can't be read, `invalid` when it is too much
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
