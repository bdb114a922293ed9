import { strFromU8 } from 'fflate';
import type { ArchiveMachines } from '../../core/archive-machines';
import type { Failure } from '../errors/failure';
import { type Budget, createBudget } from '../limits/budget';
import { asArray, asRecord } from '../lottie';
import { parseJson } from '../parse-json';
import { embedAssets } from './embed-assets';
import { type ArchiveFiles, unzip } from './zip';

/**
 * Returns the JSON text of an animation in a .lottie archive (dotLottie versions 1 and 2,
 * https://dotlottie.io/spec), with embedded images and fonts, and with the archive's themes and state machines in the field
 * `archive` (lottie.ts).
 * @param animationId the id of an animation. @default the initial animation of the manifest
 * @param onMissing called with a message if the archive doesn't contain the animation `animationId`. By default, its
 *   first animation is used.
 * @throws Failure `parse` if the archive can't be read, `invalid` if it has no animation or is too large
 */
export function unpackArchive(
  bytes: ArrayBuffer,
  animationId?: string,
  onMissing?: (message: string) => never,
): string {
  const budget = createBudget();
  const files = unzip(bytes, budget);
  const manifest = readManifest(files);
  const id = selectAnimation(files, manifest, animationId, onMissing);
  const file = files.find('a', `${id}.json`);
  if (!file) throw { code: 'invalid', reason: 'empty archive' } satisfies Failure;
  budget.spend('bytes', file.length);
  const text = strFromU8(file);
  const data = readJson(text);
  if (data === undefined) return text;
  const themes = themesIn(files, manifest, budget);
  const machines = machinesIn(files, manifest, id, budget);
  const isExtended = Object.keys(themes).length > 0 || machines !== undefined;
  if (isExtended) {
    const initialTheme = asArray(manifest.animations).find((animation) => animation?.id === id)?.initialTheme;
    Object.assign(asRecord(data), { archive: { themes, initialTheme, animationId: id, machines } });
  }
  const isEmbedded = embedAssets(data, themes, files, budget);
  return isEmbedded || isExtended ? stringify(data) : text;
}

/** Converts an animation to JSON. @throws Failure `parse` if the browser can't convert it */
function stringify(data: unknown): string {
  try {
    return JSON.stringify(data);
  } catch (problem) {
    throw { code: 'parse', reason: 'archive', problem } satisfies Failure;
  }
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
  initial?: { animation?: string; stateMachine?: unknown };
  activeAnimationId?: string;
  animations?: ({ id?: string; initialTheme?: string } | null)[];
  themes?: ({ id?: string } | null)[];
  stateMachines?: ({ id?: string } | null)[];
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
function selectAnimation(
  files: ArchiveFiles,
  manifest: Manifest,
  requested: string | undefined,
  onMissing?: (message: string) => never,
): string | undefined {
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
  if (wanted === requested) onMissing?.(missing);
  console.warn(`${missing}; "${first}" is used instead`);
  return first;
}

/** Returns the themes, keyed by id. @throws Failure `invalid` if they are too large */
function themesIn(
  files: ArchiveFiles,
  { animations, themes }: Manifest,
  budget: Budget,
): Record<string, unknown> {
  const ids = [
    ...asArray(themes).map((theme) => theme?.id),
    ...asArray(animations).map((animation) => animation?.initialTheme),
  ];
  return filesIn(files, 't', ids, budget);
}

/** Returns the parsed JSON files of a folder, keyed by id. @throws Failure `invalid` if they are too large */
function filesIn(
  files: ArchiveFiles,
  folder: string,
  inManifest: unknown[],
  budget: Budget,
): Record<string, unknown> {
  return Object.fromEntries(
    idsIn(files, folder, inManifest).flatMap((id) => {
      const file = files.find(folder, `${id}.json`) ?? new Uint8Array();
      // Several ids can refer to the same file.
      budget.spend('bytes', file.length);
      const content = readJson(strFromU8(file));
      return content ? [[id, content]] : [];
    }),
  );
}

/** Returns the state machines; `undefined` if there are none. @throws Failure `invalid` if they are too large */
function machinesIn(
  files: ArchiveFiles,
  { initial, animations, stateMachines }: Manifest,
  animation: string | undefined,
  budget: Budget,
): ArchiveMachines | undefined {
  const definitions = filesIn(
    files,
    's',
    asArray(stateMachines).map((machine) => machine?.id),
    budget,
  );
  return Object.keys(definitions).length === 0
    ? undefined
    : {
        definitions,
        animation,
        animations: idsIn(
          files,
          'a',
          asArray(animations).map((one) => one?.id),
        ),
        initial: initial?.stateMachine,
      };
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
