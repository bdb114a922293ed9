import type { PlayerErrorCode } from '../types';
import { shortLabel } from './controls/short-label';
import { english } from './labels/english';
import { fill, type PlayerLabels } from './labels/labels';

/** Whether a failure may be gone when the same source is loaded again. */
export function mayPass(code: PlayerErrorCode): boolean {
  return code !== 'parse' && code !== 'invalid';
}

/** What a failure is to a visitor, who can't mend the file: what is missing, and what can be done. */
export function visitorSentence(
  label: string,
  code: PlayerErrorCode,
  labels: PlayerLabels = english,
): string {
  const short = shortLabel(label);
  const name = short ? fill(labels.quoted, { name: short }) : labels.thisPicture;
  if (code === 'network') return fill(labels.lostConnection, { name });
  if (code === 'http') return fill(labels.lostServer, { name });
  return fill(labels.cannotShow, { name });
}
