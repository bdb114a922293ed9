import fc from 'fast-check';
import { cssString } from './css-string';

/** Reads a string as CSS does (https://www.w3.org/TR/css-syntax-3/#consume-string-token). */
function readCssString(css: string): string | null {
  const [whole, content = ''] = /^"((?:[^"\\\n\r\f]|\\[\da-f]{1,6} )*)"$/.exec(css) ?? [];
  if (whole === undefined) return null;
  return content.replace(/\\([\da-f]+) /g, (_, code) => String.fromCodePoint(Number.parseInt(code, 16)));
}

test('cssString returns a single CSS string with the same text', () => {
  const special = fc.constantFrom('"', "'", '\\', '\n', '\r', '\f', '*/', '}', ')', '\\22 ', '</style>');
  const texts = fc.array(fc.oneof(special, fc.string({ unit: 'binary' }))).map((parts) => parts.join(''));
  fc.assert(fc.property(texts, (text) => readCssString(cssString(text)) === text));
});
