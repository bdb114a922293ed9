import { strFromU8 } from 'fflate';
import type { Failure } from '../errors/failure';
import { asArray, asRecord } from '../lottie';
import { embedFonts, embedImages } from './embed-assets';
import { type ArchiveFiles, fileNamed, MANIFEST, unzip } from './zip';

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
  const file = fileNamed(files, 'a', `${id}.json`);
  if (!file) throw { code: 'invalid', reason: 'empty archive' } satisfies Failure;
  reportStateMachines(files, manifest);
  const text = strFromU8(file);
  const data = readJson(text);
  const themes = themesIn(files, manifest);
  const isThemed = Object.keys(themes).length > 0;
  if (isThemed) {
    const initialTheme = asArray(manifest.animations).find((animation) => animation?.id === id)?.initialTheme;
    Object.assign(asRecord(data), { archive: { themes, initialTheme, animationId: id } });
  }
  const isEmbedded = [embedImages(data, themes, files), embedFonts(data, files)].includes(true);
  return isEmbedded || isThemed ? JSON.stringify(data) : text;
}

/**
 * Parses JSON. Returns `undefined` if the text is invalid. For an animation, `parseAnimation` then reports
 * the error.
 */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
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
  const file = files[MANIFEST];
  return ((file && readJson(strFromU8(file))) ?? {}) as Manifest;
}

function initialAnimation({ initial, activeAnimationId, animations }: Manifest): string | undefined {
  return initial?.animation ?? activeAnimationId ?? animations?.[0]?.id;
}

/**
 * Returns the id of the requested or initial animation as the manifest spells it. If that animation is
 * missing, returns the id of the first animation; `undefined` if the archive has no animation.
 */
function selectAnimation(files: ArchiveFiles, manifest: Manifest, requested?: string): string | undefined {
  const wanted = requested ?? initialAnimation(manifest);
  const ids = idsIn(files, 'a', [...asArray(manifest.animations).map((animation) => animation?.id), wanted]);
  const file = fileNamed(files, 'a', `${wanted}.json`);
  const found = ids.find((id) => fileNamed(files, 'a', `${id}.json`) === file);
  const [first] = ids;
  if (found !== undefined || first === undefined || wanted === undefined) return found ?? first;
  const missing =
    wanted === requested
      ? `animationId is "${wanted}", an animation that the archive does not have (it has: ${ids.join(', ')})`
      : `The archive has no animation "${wanted}"`;
  console.warn(`${missing}; "${first}" is used instead`);
  return first;
}

function themesIn(files: ArchiveFiles, { animations, themes }: Manifest): Record<string, unknown> {
  const ids = idsIn(files, 't', [
    ...asArray(themes).map((theme) => theme?.id),
    ...asArray(animations).map((animation) => animation?.initialTheme),
  ]);
  return Object.fromEntries(
    ids.flatMap((id) => {
      const file = fileNamed(files, 't', `${id}.json`);
      const theme = file && readJson(strFromU8(file));
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
  const fileOf = (id: unknown) => fileNamed(files, folder, `${id}.json`);
  const named = inManifest.filter((id): id is string => typeof id === 'string' && Boolean(fileOf(id)));
  const found = Object.keys(files).filter((name) => name.startsWith(`${folder}/`) && name.endsWith('.json'));
  const isNamed = (name: string) => named.some((id) => fileOf(id) === files[name]);
  const others = found.filter((name) => !isNamed(name)).map((name) => name.slice(2, -'.json'.length));
  return [...new Set([...named, ...others])];
}
