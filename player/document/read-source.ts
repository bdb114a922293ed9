import type { Source, SourceBytes, SourceText } from '../core/source-text';
import type { Failure } from './errors/failure';
import { MAX_BYTES } from './limits/limits';
import { parseUrl } from './parse-url';

/** JSON text with at least this number of characters is rarely that of a plain file (plain-files.ts). */
export const LARGE_TEXT = 200_000;

type ReadOptions = {
  /** The URL of the page: the base URL of a relative `src`, and of the assets in JSON text. */
  pageUrl: string;
  signal?: AbortSignal;
  /**
   * Called with the number of bytes that the server sends, and then with the number of bytes received so far. If the
   * file is large, the caller can load the code for large files during the download.
   */
  onProgress?: (bytes: number) => void;
};

/**
 * The files that `preload` has requested, keyed by `src`. The first player that reads a file removes the
 * file from the map.
 */
const preloaded = new Map<Source, Promise<SourceBytes>>();

/**
 * Reads a file without unpacking it (`unpackSource`).
 * @param src JSON text, an absolute URL, or a path relative to the page, or the
 *   bytes of a file
 * @throws Failure with the code `network` (including after an abort), `http` or `invalid`
 */
export async function readSource(src: Source, options: ReadOptions): Promise<SourceBytes> {
  const file = preloaded.get(src);
  preloaded.delete(src);
  if (file) return file;
  const text = inlineJson(src);
  return text === null ? fetchFile(src, options) : encodeSource({ text, base: options.pageUrl });
}

/** Requests a file for the next player that reads it. If the request fails, that player requests the file again. */
export function preloadSource(src: string, pageUrl: string): Promise<SourceBytes> {
  const file = preloaded.get(src) ?? readSource(src, { pageUrl });
  file.catch(() => preloaded.delete(src));
  preloaded.set(src, file);
  return file;
}

/**
 * Converts the bytes of a file to text, and unpacks it if needed.
 * @returns the JSON text, also as bytes
 * @param animationId the id of an animation in an archive. @default the initial animation of the archive
 * @throws Failure with the code `parse` or `invalid`
 */
export async function unpackSource(
  file: SourceBytes,
  animationId?: string,
): Promise<{ text: string; unpacked: SourceBytes }> {
  if (!isPacked(file)) return { text: decodeSource(file), unpacked: file };
  const text = await (await import('./unpack')).unpack(file.bytes, animationId);
  return { text, unpacked: encodeSource({ ...file, text }) };
}

export const decodeSource = ({ bytes }: SourceBytes) => new TextDecoder().decode(bytes);

/**
 * Returns whether the file must be unpacked. An archive starts with "PK" (0x50, 0x4b), and a gzip file with 0x1f. JSON
 * starts with neither 0x50 nor 0x1f.
 */
export const isPacked = ({ bytes }: SourceBytes) => [0x50, 0x1f].includes(new Uint8Array(bytes)[0] ?? 0);

export const encodeSource = ({ text, base }: SourceText): SourceBytes => ({
  bytes: new TextEncoder().encode(text).buffer,
  base,
});

/**
 * Returns `src` if it is JSON text, otherwise `null`. A string that starts with a brace or a bracket always
 * counts as JSON. If the JSON is invalid, `parseAnimation` reports the error.
 */
function inlineJson(src: Source): string | null {
  if (typeof src !== 'string') return null;
  checkSize(src.length);
  return /^\s*[{[]/.test(src) || isJson(src) ? src.trim() : null;
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

async function fetchFile(src: Source, options: ReadOptions): Promise<SourceBytes> {
  if (typeof src !== 'string')
    return { bytes: await readBody(new Response(src), 'src', options), base: options.pageUrl };
  const address = parseUrl(src, options.pageUrl)?.href ?? src;
  const response = await fetch(address, { signal: options.signal }).catch(() => throwUnreachable(src));
  const { ok, status, url } = response;
  if (!ok) throw { code: 'http', reason: 'status', url, status } satisfies Failure;
  return { bytes: await readBody(response, src, options), base: url };
}

async function readBody(response: Response, src: string, { onProgress }: ReadOptions): Promise<ArrayBuffer> {
  const sentBytes = Number(response.headers.get('content-length'));
  checkSize(sentBytes);
  onProgress?.(sentBytes);
  const reader = response.body?.getReader();
  const chunks: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const { value } = (await reader?.read().catch(() => throwUnreachable(src))) ?? {};
    if (!value) break;
    chunks.push(value);
    length += value.length;
    // Check while reading, because content-length can be missing, or can be the size of compressed data.
    checkSize(length);
    onProgress?.(length);
  }
  // Copy the chunks instead of creating a Blob, because browsers send a Blob of several megabytes through
  // another process.
  const bytes = new Uint8Array(length);
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.length;
  }
  return bytes.buffer;
}

function throwUnreachable(url: string): never {
  throw { code: 'network', reason: 'unreachable', url } satisfies Failure;
}
