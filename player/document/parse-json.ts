import { MAX_JSON_DEPTH } from './limits/limits';

/**
 * Parses JSON.
 * @throws if the text is not JSON, or is nested so deeply that the browser could run out of memory
 */
export function parseJson(text: string): unknown {
  if (isTooDeep(text)) throw new Error('nested too deeply');
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
