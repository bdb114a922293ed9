import { failure } from './failure';

/** The animation's JSON text, and the address that its relative assets start from. */
export type Reading = { text: string; base: string };

/** 64 MiB: more than any animation, less than what stops a phone. */
const MAX_BYTES = 64 * 1024 * 1024;

/**
 * `src` as text. lottie-web writes into what it is given, and parsing text for each load is the cheapest deep copy;
 * two objects of the same content are the same source.
 * @returns null for what is neither a string nor an object that JSON can hold.
 */
export function sourceText(src: unknown): string | null {
  if (typeof src === 'string') return src;
  try {
    return typeof src === 'object' && src ? JSON.stringify(src) : null;
  } catch {
    // A circle, or a number that JSON has no notation for.
    return null;
  }
}

/**
 * Finds the animation: `src` is tried as JSON, then as an absolute URL, then as a path relative to the page.
 * @throws Failure with code `network`, `http`, `parse` or `invalid`; `signal.reason` when aborted.
 */
export async function readSource(src: string, pageUrl: string, signal: AbortSignal): Promise<Reading> {
  checkSize(src.length);
  // No address begins with a brace: such text is meant as JSON even where it is broken.
  if (/^\s*\{/.test(src) || isJson(src)) return { text: src, base: pageUrl };
  const { bytes, url } = await get(new URL(src, pageUrl).href, signal);
  // A ZIP archive begins with PK, and no JSON does.
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) {
    const { unpack } = await import('./archive');
    return { text: unpack(bytes, MAX_BYTES, failure), base: url };
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
  const unreachable = () => {
    throw signal.aborted ? signal.reason : failure('network', { reason: 'unreachable', url });
  };
  const response = await fetch(url, { signal }).catch(unreachable);
  const { ok, status } = response;
  if (!ok) throw failure('http', { reason: 'status', url, status });
  checkSize(Number(response.headers.get('content-length')));
  const bytes = await readBody(response).catch(unreachable);
  checkSize(bytes.length);
  return { bytes, url: response.url };
}

/** Stops past the limit instead of filling the memory. */
async function readBody({ body }: Response): Promise<Uint8Array> {
  const reader = body?.getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    parts.push(part.value);
    length += part.value.length;
    if (length > MAX_BYTES) await reader?.cancel();
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}
