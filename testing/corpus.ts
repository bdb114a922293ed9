import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import files from './corpus-files.json' with { type: 'json' };

// Jest and Playwright both run in the project's folder.
const project = process.cwd();
const shared = join(project, '../shared/corpus');

/** Whether the folder with the corpus of real files exists next to the project. */
export const hasCorpus = existsSync(shared);

/** The folder of the tested files: the corpus or, without it, the project's own animations. */
export const corpusFolder = hasCorpus ? shared : join(project, 'public/animations');

/** The note that the test report contains if the corpus is missing. */
export const corpusNote = hasCorpus
  ? undefined
  : 'Tested only with public/animations, because there is no corpus next to the project (../shared/corpus).';

if (corpusNote) console.log(corpusNote);

/** A broken file, with the way it is served and the results that are allowed. */
export type BrokenFile = {
  /** The file's path in the corpus. */
  file: string;
  /** Where the file is broken: in transport, in its JSON, or in a value. */
  layer: string;
  note: string;
  expect: 'render' | 'error' | 'either';
  /** Whether the file is allowed to be blank when it renders. */
  blankOk?: boolean;
  serve: { status?: number; type?: string; mode?: 'cors' } | null;
};

type Manifest = { files: ({ kind: string; animations?: string[] | null } & BrokenFile)[] };

const manifest: Manifest = hasCorpus
  ? JSON.parse(readFileSync(join(corpusFolder, 'manifest.json'), 'utf8'))
  : { files: [] };

/** The paths of animations that can be rendered. */
export const drawableFiles = hasCorpus
  ? manifest.files.filter(({ kind }) => kind === 'valid' || kind === 'dotlottie').map(({ file }) => file)
  : readdirSync(corpusFolder)
      .filter((file) => file.endsWith('.json'))
      .sort();

/**
 * Files with translucent, masked or blended layers. lottie-web's canvas draws such layers differently from
 * its SVG renderer.
 */
export const drawnInLayers = files.drawnInLayers.filter((file) => drawableFiles.includes(file));

/** The broken files that must fail, keyed by their error code. */
export const errorCodes: Record<string, string[]> = files.errorCodes;

export const brokenFiles: BrokenFile[] = manifest.files.filter(({ kind }) => kind === 'broken');

/** `.lottie` files that are not archives. */
export const falseArchives = manifest.files
  .filter(({ kind }) => kind === 'dotlottie-broken-in-the-wild')
  .map(({ file }) => file);

export function servedAs(file: string): BrokenFile['serve'] {
  return manifest.files.find((entry) => entry.file === file)?.serve ?? null;
}

/** Returns an animation's JSON text. Unpacks archives without the player's own code. */
export function animationText(file: string): string {
  const bytes = readFileSync(join(corpusFolder, file));
  if (!file.endsWith('.lottie')) return bytes.toString('utf8');
  const entries = unzipSync(bytes);
  const name = manifest.files.find((entry) => entry.file === file)?.animations?.[0];
  const text = entries[`a/${name}.json`] ?? entries[`animations/${name}.json`];
  if (!text) throw new Error(`${file} has no animation ${name}`);
  const animation = JSON.parse(strFromU8(text));
  for (const asset of animation.assets ?? []) {
    const image = asset.p && (entries[`i/${basename(asset.p)}`] ?? entries[`images/${basename(asset.p)}`]);
    if (!image) continue;
    const type = asset.p.endsWith('.png') ? 'image/png' : 'image/jpeg';
    const p = `data:${type};base64,${Buffer.from(image).toString('base64')}`;
    Object.assign(asset, { u: '', p, e: 1 });
  }
  return JSON.stringify(animation);
}
