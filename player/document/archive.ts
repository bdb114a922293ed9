import { strFromU8, unzipSync } from 'fflate';
import type { Failure } from './errors/failure';
import { asArray, asRecord } from './lottie';
import { themeImage } from './theme';

/** The contents of the files, keyed by normalized path. */
type ArchiveFiles = Record<string, Uint8Array>;

/** An image, by its folder (`u`) and file name (`p`). */
type Image = { u?: unknown; p?: unknown } | null | undefined;

/** The folders of versions 1 and 2 of the format, mapped to their names in version 2. */
const FOLDERS: Record<string, string> = {
  a: 'a',
  animations: 'a',
  i: 'i',
  images: 'i',
  t: 't',
  themes: 't',
  f: 'f',
  fonts: 'f',
  s: 's',
  states: 's',
};

const MANIFEST = 'manifest.json';

const IMAGE_TYPES: Record<string, string> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  avif: 'image/avif',
  svg: 'image/svg+xml',
};

/**
 * The signatures of two types of ZIP records: the end of the central directory, and an entry in the central
 * directory.
 */
const END_OF_ARCHIVE = 0x06054b50;
const ENTRY = 0x02014b50;

/**
 * Returns the JSON text of an animation in a .lottie archive (dotLottie versions 1 and 2,
 * https://dotlottie.io/spec), with embedded images and fonts, and with the archive's themes in `archive`
 * (lottie.ts). If the archive doesn't contain the requested animation, returns its first animation.
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

function unzip(bytes: ArrayBuffer, maxBytes: number): ArchiveFiles {
  const zip = new Uint8Array(bytes);
  const names: string[] = [];
  let depth = 0;
  let left = maxBytes;
  const list = ({ name }: { name: string }) => {
    names.push(name);
    return false;
  };
  const filter = ({ name, originalSize }: { name: string; originalSize: number }) => {
    if (!pathInFormat(name, depth)) return false;
    left -= originalSize;
    return left >= 0;
  };
  if (isEncrypted(zip)) throw { code: 'parse', reason: 'encrypted archive' } satisfies Failure;
  let files: ArchiveFiles;
  try {
    unzipSync(zip, { filter: list });
    depth = rootDepth(names);
    files = unzipSync(zip, { filter });
  } catch (problem) {
    throw { code: 'parse', reason: 'archive', problem } satisfies Failure;
  }
  if (left < 0) throw { code: 'invalid', reason: 'too large' } satisfies Failure;
  return Object.fromEntries(Object.entries(files).map(([name, file]) => [pathInFormat(name, depth), file]));
}

/**
 * Returns whether a ZIP archive contains an encrypted file, for which fflate would return meaningless bytes.
 */
function isEncrypted({ buffer, byteOffset, length }: Uint8Array): boolean {
  const zip = new DataView(buffer, byteOffset, length);
  let end = length - 22;
  while (end >= 0 && zip.getUint32(end, true) !== END_OF_ARCHIVE) end -= 1;
  if (end < 0) return false;
  let entry = zip.getUint32(end + 16, true);
  while (entry + 46 <= end && zip.getUint32(entry, true) === ENTRY) {
    if (zip.getUint16(entry + 8, true) & 1) return true;
    const [name, extra, comment] = [28, 30, 32].map((field) => zip.getUint16(entry + field, true));
    entry += 46 + (name ?? 0) + (extra ?? 0) + (comment ?? 0);
  }
  return false;
}

/**
 * Returns the number of nested folders that contain the manifest and all other files. An outer folder can
 * have the same name as a folder of the format.
 */
function rootDepth(names: readonly string[]): number {
  const depths = names
    .map(segmentsOf)
    .filter((segments) => segments.at(-1) === MANIFEST)
    .map(({ length }) => length - 1);
  return depths.length > 0 ? Math.min(...depths) : 0;
}

/**
 * Returns the path of a file, starting at a folder of the format, with forward slashes and in lower case.
 * Some archives have paths with `./`, an outer folder or Windows backslashes.
 * @param depth the number of outer folders
 * @returns an empty string if the file is not in a folder of the format
 */
function pathInFormat(name: string, depth: number): string {
  const segments = segmentsOf(name).slice(depth);
  // macOS adds a metadata file with the prefix `._` for each file.
  if (segments.some((segment) => segment.startsWith('._'))) return '';
  if (segments.join('/') === MANIFEST) return MANIFEST;
  const folder = segments.findIndex((segment, index) => FOLDERS[segment] && index < segments.length - 1);
  return folder < 0 ? '' : [FOLDERS[segments[folder] ?? ''], ...segments.slice(folder + 1)].join('/');
}

const segmentsOf = (path: string) =>
  path
    .toLowerCase()
    .split(/[\\/]/)
    .filter((segment) => segment && segment !== '.');

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

/**
 * Returns the contents of a file.
 * @param path relative to the folder or to any of its subfolders
 */
function fileNamed(files: ArchiveFiles, folder: string, path: string): Uint8Array | undefined {
  const name = segmentsOf(path).join('/');
  const key = Object.keys(files).find((key) => key.startsWith(`${folder}/`) && key.endsWith(`/${name}`));
  return files[`${folder}/${name}`] ?? (key === undefined ? undefined : files[key]);
}

/**
 * Embeds images of the archive in the animation's assets and slots, and in the themes.
 * @returns whether the animation has changed
 */
function embedImages(data: unknown, themes: Record<string, unknown>, files: ArchiveFiles): boolean {
  const { assets, slots } = asRecord(data);
  // If an asset refers to a slot, an image in the slot or a theme replaces the asset's image.
  const inSlots = Object.values(asRecord(slots)).map((slot) => asRecord(slot).p);
  const inThemes = Object.values(themes).flatMap((theme) => asArray(asRecord(theme).rules).map(themeImage));
  const embed = (image: Image | undefined) => {
    if (typeof image?.p !== 'string' || [image.u, image.p].some(isAbsolute)) return undefined;
    const bytes = assetNamed(files, 'i', image.p, image.u);
    return bytes && `data:${imageType(image.p, bytes)};base64,${base64(bytes)}`;
  };
  let embedded = false;
  for (const image of [...asArray(assets), ...inSlots] as Image[]) {
    const p = embed(image);
    if (!p) continue;
    Object.assign(image ?? {}, { u: '', p, e: 1 });
    embedded = true;
  }
  for (const image of inThemes) {
    const src = embed({ p: image?.address });
    if (src) Object.assign(image?.value ?? {}, { src });
  }
  return embedded;
}

const isAbsolute = (address: unknown) => typeof address === 'string' && URL.canParse(address);

/**
 * Embeds fonts of the archive in the animation. Removes the path of a font that the archive doesn't contain,
 * because lottie-web would resolve the path against the page.
 * @returns whether the animation has changed
 */
function embedFonts(data: unknown, files: ArchiveFiles): boolean {
  const fonts = asArray(asRecord(asRecord(data).fonts).list).filter(
    (font) => typeof font?.fPath === 'string' && font.fPath && !isAbsolute(font.fPath),
  );
  for (const font of fonts) {
    const bytes = assetNamed(files, 'f', font.fPath);
    font.fPath = bytes ? `data:font/sfnt;base64,${base64(bytes)}` : '';
  }
  return fonts.length > 0;
}

/**
 * Returns the contents of an image or a font.
 * @param path the file's name in the animation, which can contain folders and percent-encoded characters
 */
function assetNamed(files: ArchiveFiles, type: 'i' | 'f', path: string, folder?: unknown) {
  const whole = `${typeof folder === 'string' ? folder : ''}/${path}`;
  const names = [whole.replace(/^\/?(i|images|f|fonts)\//i, ''), path, path.split('/').pop() ?? ''];
  return names
    .flatMap((name) => [name, decodePath(name)])
    .map((name) => fileNamed(files, type, name))
    .find(Boolean);
}

function decodePath(path: string) {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/**
 * Returns the MIME type of an image, based on its extension or, for an SVG, on its first character. If
 * neither identifies the type, returns the type of PNG, because browsers detect all formats except SVG
 * themselves.
 */
function imageType(path: string, image: Uint8Array): string {
  const extension = path.split('.').pop()?.toLowerCase() ?? '';
  return IMAGE_TYPES[extension] ?? (image[0] === '<'.charCodeAt(0) ? 'image/svg+xml' : 'image/png');
}

function base64(bytes: Uint8Array): string {
  let binary = '';
  // Convert in chunks, because the number of arguments of a call is limited.
  for (let start = 0; start < bytes.length; start += 0x8000)
    binary += String.fromCharCode(...bytes.subarray(start, start + 0x8000));
  return btoa(binary);
}
