import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { load } from 'cheerio';
import { contentTypeOf } from '../hosting/content-types';

/** How a body differs from the file of the build. */
export type BodyChange = {
  found: string;
  advice: string;
  detail?: string;
  /** The headers that differ for the same reason. They need no additional findings. */
  explains?: 'type' | 'compression';
};

const PROXY = 'see “Proxy features to turn off” in docs/deploy.md';

/**
 * Returns how a body differs from a file of the build, or `undefined` if both are equal. Recognizes the
 * changes that proxies commonly make.
 */
export function bodyChange(file: string, expected: Buffer, body: Buffer): BodyChange | undefined {
  if (body.equals(expected)) return undefined;
  const change = (found: string, advice: string, detail?: string) => ({ found, advice, detail });
  const upload = 'Deploy out/ again, and purge the caches of the host and of proxies.';
  if (body.length === 0) return change('an empty response', upload);
  if (expected.subarray(0, body.length).equals(body))
    return change('only its beginning', upload, `${body.length} of ${expected.length} bytes`);
  if (isCompressed(body, expected))
    return {
      found: 'a compressed file that browsers can’t recognize',
      advice: 'Let proxies pass on the header Content-Encoding, and compress files only once.',
      explains: 'compression',
    };
  const [text, was] = [String(body), String(expected)];
  if (!file.endsWith('.html') && /^\s*<!doctype html|^\s*<html/i.test(text))
    return {
      found: 'an HTML page',
      advice: 'Deploy out/ again. Turn off rules that send a page instead of missing files.',
      explains: 'type',
    };
  const [build, liveBuild] = [buildIdIn(was), buildIdIn(text)];
  if (build && liveBuild && liveBuild !== build)
    return change(`a copy from build ${liveBuild}`, 'Purge the caches of the host and of proxies.');
  if (file.endsWith('.html')) return htmlChange(was, text);
  if (!isText(file))
    return change(
      'a different file',
      `${upload} Turn off features that convert or compress images.`,
      sizes(expected, body),
    );
  if (squeeze(text) === squeeze(was))
    return change('a minified copy', `Turn off minification in the proxy: ${PROXY}.`);
  return change('different content', upload, firstDifference(was, text));
}

/** Returns whether a body is the compressed content of a file. */
function isCompressed(body: Buffer, content: Buffer): boolean {
  return [gunzipSync, brotliDecompressSync].some((decompress) => {
    try {
      return decompress(body).equals(content);
    } catch {
      return false;
    }
  });
}

/** Returns the ID of the build that wrote a page or the router's data. */
export const buildIdIn = (text: string): string | undefined => /\\?"b\\?":\\?"([\w-]+)/.exec(text)?.[1];

function htmlChange(was: string, text: string): BodyChange {
  if (/email-protection|__cf_email__/.test(text))
    return {
      found: 'a page with obfuscated email addresses',
      advice: `Turn off email address obfuscation in the proxy: ${PROXY}.`,
    };
  const scripts = scriptTags(was);
  const added = scriptTags(text).find((tag) => !scripts.includes(tag));
  if (added)
    return {
      found: 'a page with an added or changed script, which the page’s policy blocks',
      advice: `Turn off the proxy feature that adds or changes scripts: ${PROXY}.`,
      detail: excerpt(added),
    };
  if (squeeze(text) === squeeze(was))
    return { found: 'a minified page', advice: `Turn off minification in the proxy: ${PROXY}.` };
  return {
    found: 'a changed page',
    advice: `Deploy out/ again, and purge caches. If the page still differs, a proxy changes it: ${PROXY}.`,
    detail: firstDifference(was, text),
  };
}

/** Returns the script elements of a page, with their attributes and code. */
function scriptTags(html: string): string[] {
  const $ = load(html);
  return $('script')
    .get()
    .map((script) => $.html(script));
}

/** Removes what minifiers remove: comments, white space, quotes around attributes and optional semicolons. */
const squeeze = (text: string) => text.replaceAll(/<!--.*?-->|\/\*.*?\*\/|[\s"';]+/gs, '');

const isText = (file: string) => /^text\/|json|xml|svg/.test(contentTypeOf(file));

const sizes = (expected: Buffer, body: Buffer) => `${body.length} instead of ${expected.length} bytes`;

function firstDifference(was: string, text: string): string {
  let index = 0;
  while (index < text.length && text[index] === was[index]) index += 1;
  return `from character ${index + 1} on: ${excerpt(text.slice(index))}`;
}

/** Shortens text to one line. */
function excerpt(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').replaceAll(/\p{C}/gu, '·');
  return `“${line.length > 60 ? `${line.slice(0, 60)}…` : line}”`;
}
