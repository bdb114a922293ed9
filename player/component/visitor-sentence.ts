import { shortLabel } from '../controls/short-label';
import type { PlayerErrorCode } from '../types';

/** Whether a failure may be gone when the same source is loaded again. */
export function mayPass(code: PlayerErrorCode): boolean {
  return code !== 'parse' && code !== 'invalid';
}

/** What a failure is to a visitor, who can't mend the file: what is missing, and what can be done. */
export function visitorSentence(label: string, code: PlayerErrorCode): string {
  const name = shortLabel(label) ? `“${shortLabel(label)}”` : 'This picture';
  if (code === 'network') return `${name} could not be loaded. Check the connection and try again.`;
  if (code === 'http') return `${name} could not be loaded. Try again later.`;
  return `${name} can’t be shown.`;
}
