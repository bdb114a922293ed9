import { LARGE, loadSpecial } from '../animation/parse';
import { failure } from '../errors/failure';

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
 * @throws Failure with code `network` (when aborted too), `http`, `parse` or `invalid`
 */
export async function readSource(src: string, pageUrl: string, signal: AbortSignal): Promise<Reading> {
  checkSize(src.length);
  // No address begins with a brace: such text is meant as JSON even where it is broken.
  if (/^\s*\{/.test(src) || isJson(src)) return { text: src.trim(), base: pageUrl };
  return readAddress(src, signal);
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

async function readAddress(src: string, signal: AbortSignal): Promise<Reading> {
  const unreachable = () => {
    throw failure('network', { reason: 'unreachable', url: src });
  };
  const response = await fetch(src, { signal }).catch(unreachable);
  const { ok, status, url } = response;
  if (!ok) throw failure('http', { reason: 'status', url, status });
  checkSize(Number(response.headers.get('content-length')));
  const reader = response.body?.getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  for (;;) {
    const part = await reader?.read().catch(unreachable);
    if (!part?.value) break;
    parts.push(part.value);
    length += part.value.length;
    // Past the limit, instead of filling the memory; whoever loads aborts.
    checkSize(length);
    // What draws a large one travels beside the rest of it. A failure is heard when it is asked for again.
    if (length >= LARGE) loadSpecial().catch(() => {});
  }
  const bytes = await new Blob(parts).arrayBuffer();
  const text = new TextDecoder().decode(bytes);
  // A ZIP archive begins so, and no JSON does.
  if (!text.startsWith('PK')) return { text, base: url };
  const { unpack } = await import('./archive');
  return { text: unpack(bytes, MAX_BYTES, failure), base: url };
}
