import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PlayerOptions, PlayerRenderer } from '@/player/types';

/** The folder of the cases: small files that each show one feature, with their expected pixels. */
export const casesFolder = fileURLToPath(new URL('../e2e/player/cases', import.meta.url));

/** A frame, a position in pixels of the animation, and the expected red, green and blue on a white page. */
export type Probe = [frame: number, x: number, y: number, color: [number, number, number]];

export type Case = {
  /** The path in the folder of the cases. */
  file: string;
  /** A description of the file's content, with its source in parentheses. */
  note: string;
  probes: Probe[];
  /** Props of the player, except `renderer`. */
  props: Partial<Omit<PlayerOptions, 'ref' | `on${string}`>>;
  /** The renderers that the player falls back to, keyed by the requested renderer. */
  drawnBy?: Partial<Record<PlayerRenderer, PlayerRenderer>>;
};

const listed = JSON.parse(readCase('cases.json')) as Record<string, Omit<Case, 'file'>>;

export const cases: Case[] = Object.entries(listed).map(([name, entry]) => ({
  file: `${name}.json`,
  ...entry,
}));

export function readCase(file: string): string {
  return readFileSync(join(casesFolder, file), 'utf8');
}
