import { failure } from './failure';

/** @throws Failure `parse`, which tells a web page from broken JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (problem) {
    throw failure('parse', /^\s*</.test(text) ? { reason: 'web page' } : { reason: 'not JSON', problem });
  }
}
