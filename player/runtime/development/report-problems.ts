import { formatValue } from '../../document/errors/failure';
import type { PlayerOptions } from '../../types';

const reported = new Set<string>();

/** The options that name a player in a message. */
export type NamedPlayer = Partial<Pick<PlayerOptions, 'label' | 'src'>>;

/** Logs each message once for each player, in the form of the messages in `explain.ts`. */
export function reportProblems({ label, src }: NamedPlayer, problems: readonly string[]) {
  for (const problem of problems) {
    const message = `${label || formatValue(src)}: ${problem}`;
    if (reported.has(message)) continue;
    reported.add(message);
    console.warn(message);
  }
}
