import type { Failure } from './errors/failure';
import type { SourceText } from './source-text';

/** 64 MiB: above any real animation, below what exhausts a phone's memory. */
const MAX_BYTES = 64 * 1024 * 1024;

type ReadOptions = {
  /** What the assets of JSON text are resolved against. */
  pageUrl: string;
  /** Which animation of an archive; left out, the one that the archive says. */
  animationId?: string;
  signal: AbortSignal;
  /** Called with the number of bytes received so far, so that code for large files can be loaded meanwhile. */
  onProgress?: (bytes: number) => void;
};

/**
 * Reads the animation's text. `src` is tried as JSON, then as an absolute URL, then as a path relative to the page.
 * @throws Failure with code `network` (also when aborted), `http`, `parse` or `invalid`
 */
export async function readSource(src: string, options: ReadOptions): Promise<SourceText> {
  checkSize(src.length);
  // No URL begins with a brace: such text is JSON, if broken, and parseAnimation says what is wrong with it.
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
  // A ZIP archive begins so, and a gzip file, and no JSON does.
  if (text.startsWith('PK')) {
    const { unpackArchive } = await import('./archive');
    return { text: unpackArchive(bytes, MAX_BYTES, options.animationId), base: url };
  }
  if (text.startsWith('\u001f')) {
    const { unpackGzip } = await import('./gzip');
    return { text: await unpackGzip(bytes, MAX_BYTES), base: url };
  }
  return { text, base: url };
}

/** In a worker, what is relative would be so to the worker's own file. */
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
    // While reading, as content-length may be missing or count compressed bytes.
    checkSize(length);
    onProgress?.(length);
  }
  return new Blob(chunks).arrayBuffer();
}

function throwUnreachable(url: string): never {
  throw { code: 'network', reason: 'unreachable', url } satisfies Failure;
}
