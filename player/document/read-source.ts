import type { SourceText } from '../core/source-text';
import type { Failure } from './errors/failure';

/** 64 MiB: above any real animation, below what exhausts a phone's memory. */
const MAX_BYTES = 64 * 1024 * 1024;

/** The length of JSON text, in characters, from which on the first frame may be slow. */
export const LARGE_TEXT = 60_000;

type ReadOptions = {
  /** The URL that the assets of JSON text are resolved against. */
  pageUrl: string;
  /** The id of an animation in a .lottie archive. @default the archive's initial animation */
  animationId?: string;
  signal: AbortSignal;
  /**
   * Called with the number of bytes received so far, so that the code for large files can load in parallel.
   */
  onProgress?: (bytes: number) => void;
};

/**
 * Reads the animation's text. `src` is JSON text, an absolute URL or a path relative to the page.
 * @throws Failure with code `network` (also when aborted), `http`, `parse` or `invalid`
 */
export async function readSource(src: string, options: ReadOptions): Promise<SourceText> {
  checkSize(src.length);
  // No URL begins with a brace, so the text is JSON. If it is invalid, parseAnimation reports the error.
  if (/^\s*\{/.test(src) || isJson(src)) return { text: src.trim(), base: options.pageUrl };
  return fetchText(src, options);
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

async function fetchText(src: string, options: ReadOptions): Promise<SourceText> {
  const response = await fetch(addressOf(src, options.pageUrl), { signal: options.signal }).catch(() =>
    throwUnreachable(src),
  );
  const { ok, status, url } = response;
  if (!ok) throw { code: 'http', reason: 'status', url, status } satisfies Failure;
  const bytes = await readBody(response, src, options);
  const text = new TextDecoder().decode(bytes);
  // A ZIP archive begins with "PK", a gzip file with 0x1f, and JSON with neither.
  if (text.startsWith('PK')) {
    const { unpackArchive } = await import('./archives');
    return { text: unpackArchive(bytes, MAX_BYTES, options.animationId), base: url };
  }
  if (text.startsWith('\u001f')) {
    const { unpackGzip } = await import('./archives');
    return { text: await unpackGzip(bytes, MAX_BYTES), base: url };
  }
  return { text, base: url };
}

/** Resolves an address against the page. In a worker, fetch would resolve it against the worker's script. */
const addressOf = (src: string, pageUrl: string) =>
  URL.canParse(src, pageUrl) ? new URL(src, pageUrl).href : src;

async function readBody(response: Response, src: string, { onProgress }: ReadOptions): Promise<ArrayBuffer> {
  checkSize(Number(response.headers.get('content-length')));
  const reader = response.body?.getReader();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  for (;;) {
    const chunk = await reader?.read().catch(() => throwUnreachable(src));
    if (!chunk?.value) break;
    chunks.push(chunk.value);
    length += chunk.value.length;
    // Checked while reading, because content-length may be missing or may count compressed bytes.
    checkSize(length);
    onProgress?.(length);
  }
  return new Blob(chunks).arrayBuffer();
}

function throwUnreachable(url: string): never {
  throw { code: 'network', reason: 'unreachable', url } satisfies Failure;
}
