import type { Failure } from './errors/failure';
import { MAX_JSON_DEPTH } from './limits/limits';

/**
 * Parses JSON.
 * @throws Failure `invalid` if the text is nested so deeply that the browser could run out of memory; `SyntaxError`
 */
export function parseJson(text: string): unknown {
  if (isTooDeep(text))
    throw {
      code: 'invalid',
      reason: 'too much',
      what: 'levels of nested arrays and objects',
      count: MAX_JSON_DEPTH + 1,
      most: MAX_JSON_DEPTH,
    } satisfies Failure;
  return JSON.parse(text);
}

function isTooDeep(text: string): boolean {
  let depth = 0;
  let isInString = false;
  for (let index = 0; index < text.length; index += 1) {
    const letter = text[index];
    if (letter === '"') isInString = !isInString;
    else if (isInString) index += letter === '\\' ? 1 : 0;
    else if (letter === '[' || letter === '{') depth += 1;
    else if (letter === ']' || letter === '}') depth -= 1;
    if (depth > MAX_JSON_DEPTH) return true;
  }
  return false;
}
