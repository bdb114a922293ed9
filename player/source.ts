import { Failure } from './failure';

/** The animation's JSON text, and the address that its relative assets start from. */
export type Reading = { text: string; base: string };

/** 64 MiB: more than any animation, less than what stops a phone. */
export const MAX_BYTES = 64 * 1024 * 1024;

const ZIP = [0x50, 0x4b, 0x03, 0x04];

/**
 * `src` as text. lottie-web writes into what it is given, and parsing text for each load is the cheapest deep copy;
 * two objects of the same content are the same source.
 * @throws Failure `invalid` for what is neither a string nor an object that JSON can hold.
 */
export function sourceText(src: unknown): string {
  if (typeof src === 'string') return src;
  if (typeof src !== 'object' || src === null) {
    throw new Failure('invalid', `src is ${String(src)}; it must be an object, JSON text, a URL or a path.`);
  }
  try {
    return JSON.stringify(src);
  } catch (error) {
    throw new Failure('invalid', `src is an object that JSON can't hold (${(error as Error).message}).`);
  }
}

/**
 * Finds the animation: `src` is tried as JSON, then as an absolute URL, then as a path relative to the page.
 * @throws Failure with code `network`, `http`, `parse` or `invalid`; `signal.reason` when aborted.
 */
export async function readSource(src: string, pageUrl: string, signal: AbortSignal): Promise<Reading> {
  if (src.length > MAX_BYTES) throw tooLarge();
  // No address begins with a brace: such text is meant as JSON even where it is broken.
  if (/^\s*\{/.test(src) || isJson(src)) return { text: src, base: pageUrl };
  const { bytes, url } = await get(URL.canParse(src) ? src : new URL(src, pageUrl).href, signal);
  if (ZIP.every((byte, index) => bytes[index] === byte)) {
    const { unpack } = await import('./archive');
    return { text: unpack(bytes), base: url };
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

/** @throws Failure `parse`, which says so when the text is a web page. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (/^\s*</.test(text)) {
      throw new Failure(
        'parse',
        'The address answers with a web page, not with an animation. Check the address.',
      );
    }
    // The browser's reason may quote the text, which can be anything.
    const reason = (error as Error).message.replace(/[^\x20-\x7e]+/g, ' ').slice(0, 120);
    throw new Failure('parse', `The animation is not readable JSON (${reason}). Export it again.`);
  }
}

export function tooLarge() {
  return new Failure('invalid', 'The animation is over 64 MiB; it must be smaller. Shrink its images.');
}

async function get(url: string, signal: AbortSignal): Promise<{ bytes: Uint8Array; url: string }> {
  try {
    const response = await fetch(url, { signal });
    if (!response.ok) {
      const { status } = response;
      throw new Failure('http', `The server answered ${status} for ${url}. Check the address.`, status);
    }
    return { bytes: await readBody(response), url: response.url || url };
  } catch (error) {
    if (error instanceof Failure || signal.aborted) throw error;
    throw new Failure(
      'network',
      `${url} could not be fetched. Check the connection and, for another site, its CORS.`,
    );
  }
}

async function readBody(response: Response): Promise<Uint8Array> {
  if (Number(response.headers.get('content-length')) > MAX_BYTES) throw tooLarge();
  const chunks: Uint8Array[] = [];
  let length = 0;
  const reader = response.body?.getReader();
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    length += part.value.length;
    if (length > MAX_BYTES) {
      void reader?.cancel();
      throw tooLarge();
    }
    chunks.push(part.value);
  }
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes;
}
