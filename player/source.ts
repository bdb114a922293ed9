import { failure, isFailure } from './failure';

/** The animation's JSON text, and the address that its relative assets start from. */
export type Reading = { text: string; base: string };

/** 64 MiB: more than any animation, less than what stops a phone. */
const MAX_BYTES = 64 * 1024 * 1024;

const ZIP = [0x50, 0x4b, 0x03, 0x04];

/**
 * `src` as text. lottie-web writes into what it is given, and parsing text for each load is the cheapest deep copy;
 * two objects of the same content are the same source.
 * @throws Failure `invalid` for what is neither a string nor an object that JSON can hold.
 */
export function sourceText(src: unknown): string {
  if (typeof src === 'string') return src;
  try {
    if (typeof src === 'object' && src !== null) return JSON.stringify(src);
  } catch {
    // A circle, or a number that JSON has no notation for: refused below.
  }
  throw failure('invalid', { reason: 'src', src });
}

/**
 * Finds the animation: `src` is tried as JSON, then as an absolute URL, then as a path relative to the page.
 * @throws Failure with code `network`, `http`, `parse` or `invalid`; `signal.reason` when aborted.
 */
export async function readSource(src: string, pageUrl: string, signal: AbortSignal): Promise<Reading> {
  checkSize(src.length);
  // No address begins with a brace: such text is meant as JSON even where it is broken.
  if (/^\s*\{/.test(src) || isJson(src)) return { text: src, base: pageUrl };
  const { bytes, url } = await get(URL.canParse(src) ? src : new URL(src, pageUrl).href, signal);
  if (ZIP.every((byte, index) => bytes[index] === byte)) {
    const { unpack } = await import('./archive');
    return { text: unpack(bytes, MAX_BYTES), base: url };
  }
  return { text: new TextDecoder().decode(bytes), base: url };
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
  if (bytes > MAX_BYTES) throw failure('invalid', { reason: 'too large' });
}

async function get(url: string, signal: AbortSignal): Promise<{ bytes: Uint8Array; url: string }> {
  try {
    const response = await fetch(url, { signal });
    const { ok, status } = response;
    if (!ok) throw failure('http', { reason: 'status', url, status });
    return { bytes: await readBody(response), url: response.url || url };
  } catch (error) {
    if (isFailure(error) || signal.aborted) throw error;
    throw failure('network', { reason: 'unreachable', url });
  }
}

/** Stops at the limit instead of filling the memory first. */
async function readBody(response: Response): Promise<Uint8Array> {
  checkSize(Number(response.headers.get('content-length')));
  const reader = response.body?.getReader();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    length += part.value.length;
    checkSize(length);
    chunks.push(part.value);
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
}
