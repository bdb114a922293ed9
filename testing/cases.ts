import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PlayerOptions, PlayerRenderer } from '@/player/types';
import type { EngineName } from './engine-names';

const folderNamed = (name: string) => fileURLToPath(new URL(`../e2e/player/${name}`, import.meta.url));

const casesFolder = folderNamed('cases');

/** The folder of the files that single tests use. */
export const filesFolder = folderNamed('files');

/** A frame, a position in pixels of the animation, and the expected red, green and blue on a white page. */
export type Probe = [frame: number, x: number, y: number, color: [number, number, number]];

/** A small Lottie file that shows one feature, with its expected pixels. */
export type Case = {
  name: string;
  /** A description of the animation's content, with its source in parentheses. */
  note: string;
  probes: Probe[];
  /** Props of the player, except `src` and `renderer`. */
  props: Partial<Omit<PlayerOptions, 'ref' | `on${string}`>>;
  /** The renderers that the player falls back to, keyed by the requested renderer or the engine. */
  drawnBy?: Partial<Record<PlayerRenderer | EngineName, PlayerRenderer>>;
  /** Whether the picture needs 3D transforms, which WebKitGTK doesn't support without accelerated compositing. */
  is3d?: boolean;
  animation: { w: number; h: number };
};

/** The cases of all files in `e2e/player/cases`. */
export const cases: readonly Case[] = readdirSync(casesFolder).flatMap((file) =>
  Object.entries<Omit<Case, 'name'>>(JSON.parse(readFileSync(join(casesFolder, file), 'utf8'))).map(
    ([name, entry]) => ({ name, ...entry }),
  ),
);

/** Returns the animation of the case with this name as JSON, or `undefined` if there is no such case. */
export const caseText = (name: string) =>
  JSON.stringify(cases.find((entry) => entry.name === name)?.animation) as string | undefined;

/** Returns the text of a file that a test uses. */
export const readTestFile = (file: string) => readFileSync(join(filesFolder, file), 'utf8');
