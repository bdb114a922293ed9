import type { Failure } from '../errors/failure';
import type { SourceText } from './source-text';

/** 64 MiB: more than any animation, less than what stops a phone. */
const MAX_BYTES = 64 * 1024 * 1024;

type ReadOptions = {
  /** The address that relative paths start from. */
  pageUrl: string;
  signal: AbortSignal;
  /** Called with the bytes received so far, so that what a large file needs can be asked for while it travels. */
  onProgress?: (bytes: number) => void;
};

/**
 * Finds the animation: `src` is tried as JSON, then as an absolute URL, then as a path relative to the page.
 * @throws Failure with code `network` (when aborted too), `http`, `parse` or `invalid`
 */
export async function readSource(src: string, options: ReadOptions): Promise<SourceText> {
  checkSize(src.length);
  // No address begins with a brace: such text is meant as JSON even where it is broken.
  if (/^\s*\{/.test(src) || isJson(src)) return { text: src.trim(), base: options.pageUrl };
  return readAddress(src, options);
}

function isJson(text: string) {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function checkSize(bytes: number) {
  if (bytes > MAX_BYTES) throw { code: 'invalid', reason: 'too large' } satisfies Failure;
}

async function readAddress(src: string, options: ReadOptions): Promise<SourceText> {
  const response = await fetch(src, { signal: options.signal }).catch(() => unreachable(src));
  const { ok, status, url } = response;
  if (!ok) throw { code: 'http', reason: 'status', url, status } satisfies Failure;
  const bytes = await readBody(response, src, options);
  const text = new TextDecoder().decode(bytes);
  // A ZIP archive begins so, and a gzip file, and no JSON does.
  if (text.startsWith('PK')) {
    const { unpackArchive } = await import('./archive');
    return { text: unpackArchive(bytes, MAX_BYTES), base: url };
  }
  if (text.startsWith('\u001f')) {
    const { unpackGzip } = await import('./gzip');
    return { text: await unpackGzip(bytes, MAX_BYTES), base: url };
  }
  return { text, base: url };
}

async function readBody(response: Response, src: string, { onProgress }: ReadOptions): Promise<ArrayBuffer> {
  checkSize(Number(response.headers.get('content-length')));
  const reader = response.body?.getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  for (;;) {
    const part = await reader?.read().catch(() => unreachable(src));
    if (!part?.value) break;
    parts.push(part.value);
    length += part.value.length;
    // Past the limit, instead of filling the memory; whoever loads aborts.
    checkSize(length);
    onProgress?.(length);
  }
  return new Blob(parts).arrayBuffer();
}

function unreachable(url: string): never {
  throw { code: 'network', reason: 'unreachable', url } satisfies Failure;
}
