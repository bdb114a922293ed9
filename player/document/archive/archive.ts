import { strFromU8 } from 'fflate';
import type { Failure } from '../errors/failure';
import { asArray, asRecord } from '../lottie';
import { parseJson } from '../parse-json';
import { embedAssets } from './embed-assets';
import { type ArchiveFiles, unzip } from './zip';

/**
 * Returns the JSON text of an animation in a .lottie archive (dotLottie versions 1 and 2,
 * https://dotlottie.io/spec), with embedded images and fonts, and with the archive's themes in the field
 * `archive` (lottie.ts). If the archive doesn't contain the requested animation, returns its first animation.
 * @param maxBytes the maximum size of the unpacked files
 * @param animationId the id of an animation. @default the initial animation of the manifest
 * @throws Failure `parse` if the archive can't be read, `invalid` if it has no animation or is too large
 */
export function unpackArchive(bytes: ArrayBuffer, maxBytes: number, animationId?: string): string {
  const files = unzip(bytes, maxBytes);
  const manifest = readManifest(files);
  const id = selectAnimation(files, manifest, animationId);
  const file = files.find('a', `${id}.json`);
  if (!file) throw { code: 'invalid', reason: 'empty archive' } satisfies Failure;
  reportStateMachines(files, manifest);
  const text = strFromU8(file);
  const data = readJson(text);
  if (data === undefined) return text;
  const themes = themesIn(files, manifest, maxBytes);
  const isThemed = Object.keys(themes).length > 0;
  if (isThemed) {
    const initialTheme = asArray(manifest.animations).find((animation) => animation?.id === id)?.initialTheme;
    Object.assign(asRecord(data), { archive: { themes, initialTheme, animationId: id } });
  }
  const isEmbedded = embedAssets(data, themes, files, maxBytes);
  return isEmbedded || isThemed ? stringify(data, maxBytes) : text;
}

/**
 * Converts an animation to JSON.
 * @throws Failure `invalid` if the text is too long, `parse` if the browser can't convert the animation
 */
function stringify(data: unknown, maxLength: number): string {
  let text: string;
  try {
    text = JSON.stringify(data);
  } catch (problem) {
    throw { code: 'parse', reason: 'archive', problem } satisfies Failure;
  }
  if (text.length > maxLength) throw { code: 'invalid', reason: 'too large' } satisfies Failure;
  return text;
}

/**
 * Parses JSON. Returns `undefined` if the text is invalid. For an animation, `parseAnimation` then reports
 * the error.
 */
function readJson(text: string): unknown {
  try {
    return parseJson(text);
  } catch {
    return undefined;
  }
}

type Manifest = {
  initial?: { animation?: string };
  activeAnimationId?: string;
  animations?: ({ id?: string; initialTheme?: string } | null)[];
  themes?: ({ id?: string } | null)[];
  /** The state machines in version 2 of the format. */
  stateMachines?: ({ id?: string } | null)[];
  /** The ids of the state machines in version 1. */
  states?: unknown;
};

function readManifest(files: ArchiveFiles): Manifest {
  return ((files.manifest && readJson(strFromU8(files.manifest))) ?? {}) as Manifest;
}

function initialAnimation({ initial, activeAnimationId, animations }: Manifest): string | undefined {
  const id: unknown = initial?.animation ?? activeAnimationId ?? animations?.[0]?.id;
  return typeof id === 'string' || typeof id === 'number' ? `${id}` : undefined;
}

/**
 * Returns the id of the requested or initial animation as the manifest spells it. If that animation is
 * missing, returns the id of the first animation; `undefined` if the archive has no animation.
 */
function selectAnimation(files: ArchiveFiles, manifest: Manifest, requested?: string): string | undefined {
  const wanted = requested ?? initialAnimation(manifest);
  const ids = idsIn(files, 'a', [...asArray(manifest.animations).map((animation) => animation?.id), wanted]);
  const file = files.find('a', `${wanted}.json`);
  const found = ids.find((id) => files.find('a', `${id}.json`) === file);
  const [first] = ids;
  if (found !== undefined || first === undefined || wanted === undefined) return found ?? first;
  const missing =
    wanted === requested
      ? `animationId is "${wanted}", an animation that the archive does not have (it has: ${ids.join(', ')})`
      : `The archive has no animation "${wanted}"`;
  console.warn(`${missing}; "${first}" is used instead`);
  return first;
}

/** Returns the themes, keyed by id. @throws Failure `invalid` if they are too large */
function themesIn(
  files: ArchiveFiles,
  { animations, themes }: Manifest,
  maxBytes: number,
): Record<string, unknown> {
  const ids = idsIn(files, 't', [
    ...asArray(themes).map((theme) => theme?.id),
    ...asArray(animations).map((animation) => animation?.initialTheme),
  ]);
  let left = maxBytes;
  return Object.fromEntries(
    ids.flatMap((id) => {
      const file = files.find('t', `${id}.json`) ?? new Uint8Array();
      left -= file.length;
      // Several ids can refer to the same file.
      if (left < 0) throw { code: 'invalid', reason: 'too large' } satisfies Failure;
      const theme = readJson(strFromU8(file));
      return theme ? [[id, theme]] : [];
    }),
  );
}

function reportStateMachines(files: ArchiveFiles, { stateMachines, states }: Manifest) {
  const ids = idsIn(files, 's', [
    ...asArray(stateMachines).map((machine) => machine?.id),
    ...asArray(states),
  ]);
  if (ids.length > 0) console.warn(`State machines are not supported and are ignored: ${ids.join(', ')}`);
}

/**
 * Returns the ids of the files in a folder. If the manifest doesn't list a file, its id is the file name
 * without the extension.
 */
function idsIn(files: ArchiveFiles, folder: string, inManifest: unknown[]): string[] {
  const fileOf = (id: unknown) => files.find(folder, `${id}.json`);
  const named = inManifest.filter((id): id is string => typeof id === 'string' && Boolean(fileOf(id)));
  const namedFiles = new Set(named.map(fileOf));
  const others = files.paths
    .filter((path) => path.startsWith(`${folder}/`) && path.endsWith('.json'))
    .map((path) => path.slice(2, -'.json'.length))
    .filter((id) => !namedFiles.has(fileOf(id)));
  return [...new Set([...named, ...others])];
}
