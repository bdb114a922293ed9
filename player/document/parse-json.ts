import type { Failure } from './errors/failure';
import { MAX_JSON_DEPTH, MAX_JSON_VALUES } from './limits/limits';

/**
 * Parses JSON.
 * @throws Failure `invalid` if the text is nested so deeply, or has so many values, that the browser could run out of
 *   memory; `SyntaxError`
 */
export function parseJson(text: string): unknown {
  let depth = 0;
  let values = 0;
  let isInString = false;
  for (let index = 0; index < text.length; index += 1) {
    const letter = text[index];
    if (letter === '"') isInString = !isInString;
    else if (isInString) index += letter === '\\' ? 1 : 0;
    else if (letter === ',') values += 1;
    else if (letter === '[' || letter === '{') depth += 1;
    else if (letter === ']' || letter === '}') depth -= 1;
    if (depth > MAX_JSON_DEPTH) throwTooMuch('jsonLevels', depth, MAX_JSON_DEPTH);
  }
  if (values > MAX_JSON_VALUES) throwTooMuch('jsonValues', values, MAX_JSON_VALUES);
  return JSON.parse(text);
}

function throwTooMuch(what: 'jsonLevels' | 'jsonValues', count: number, most: number): never {
  throw { code: 'invalid', reason: 'too much', what, count, most } satisfies Failure;
}
