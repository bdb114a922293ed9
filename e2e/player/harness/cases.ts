import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PlayerRenderer } from '@/player/types';
import type { SerialisableProps } from './page';

/** Small files that each show one thing, and the pixels that must be seen. */
export const casesFolder = fileURLToPath(new URL('../cases', import.meta.url));

/** A frame, a place in the picture's own pixels, and its red, green and blue on a white page. */
export type Probe = [frame: number, x: number, y: number, colour: [number, number, number]];

export type Case = {
  /** Path in the folder. */
  file: string;
  note: string;
  probes: Probe[];
  /** What it is mounted with, its renderer apart. */
  props: SerialisableProps;
  /** The renderer that draws it where the one that was asked for can't. */
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
