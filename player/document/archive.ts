import { strFromU8, unzipSync } from 'fflate';
import type { Failure } from './errors/failure';
import { themeImage } from './theme';
import { asArray, asRecord } from './unknown-json';

/** Contents by the path inside the archive. */
type ArchiveFiles = Record<string, Uint8Array>;

/** An image of the file: its folder (`u`) and its name. */
type Image = { u?: unknown; p?: unknown } | null | undefined;

/** The folders of version 2 and of version 1 of the format, each by the one letter of version 2. */
const FOLDERS: Record<string, string> = {
  a: 'a',
  animations: 'a',
  i: 'i',
  images: 'i',
  t: 't',
  themes: 't',
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
 * The JSON text of the animation in a .lottie archive (dotLottie versions 1 and 2, https://dotlottie.io/spec): the one that the
 * host or else the manifest names, or the first, with its images inside, and its themes in `archive` (animation/lottie.ts).
 * @param maxBytes what it may unpack to
 * @param animationId the one that the host wants; left out, the manifest's initial one
 * @throws Failure `parse` when the archive can't be read, `invalid` when there is no animation or too much.
 */
export function unpackArchive(bytes: ArrayBuffer, maxBytes: number, animationId?: string): string {
  const files = unzip(bytes, maxBytes);
  const manifest = readManifest(files);
  const id = drawnAnimation(files, manifest, animationId);
  const file = fileNamed(files, 'a', `${id}.json`);
  if (!file) throw { code: 'invalid', reason: 'empty archive' } satisfies Failure;
  const text = strFromU8(file);
  const data = readJson(text);
  const themes = themesIn(files, manifest);
  const isThemed = Object.keys(themes).length > 0;
  if (isThemed) {
    const initialTheme = asArray(manifest.animations).find((animation) => animation?.id === id)?.initialTheme;
    Object.assign(asRecord(data), { archive: { themes, initialTheme, animationId: id } });
  }
  return embedImages(data, themes, files) || isThemed ? JSON.stringify(data) : text;
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
    if (!keyOf(name, depth)) return false;
    left -= originalSize;
    return left >= 0;
  };
  let files: ArchiveFiles;
  try {
    unzipSync(zip, { filter: list });
    depth = depthOf(names);
    files = unzipSync(zip, { filter });
  } catch (problem) {
    throw { code: 'parse', reason: 'archive', problem } satisfies Failure;
  }
  if (left < 0) throw { code: 'invalid', reason: 'too large' } satisfies Failure;
  return Object.fromEntries(Object.entries(files).map(([name, file]) => [keyOf(name, depth), file]));
}

/** In how many folders everything is packed: those around the manifest, one of which may have the name of one of the format's. */
function depthOf(names: readonly string[]): number {
  const depths = names
    .map(partsOf)
    .filter((parts) => parts.at(-1) === MANIFEST)
    .map(({ length }) => length - 1);
  return depths.length > 0 ? Math.min(...depths) : 0;
}

/**
 * A file's name as it is looked for: without what is before its folder, with slashes, in small letters. Archives are packed
 * with `./` before each name, within a folder, and on Windows with backslashes.
 * @param depth in how many folders everything is packed
 * @returns nothing for what is none of the format's files
 */
function keyOf(name: string, depth: number): string {
  const parts = partsOf(name).slice(depth);
  // macOS adds a file of its own beside each, named ._ and its name.
  if (parts.some((part) => part.startsWith('._'))) return '';
  if (parts.join('/') === MANIFEST) return MANIFEST;
  const folder = parts.findIndex((part, index) => FOLDERS[part] && index < parts.length - 1);
  return folder < 0 ? '' : [FOLDERS[parts[folder] ?? ''], ...parts.slice(folder + 1)].join('/');
}

const partsOf = (path: string) =>
  path
    .toLowerCase()
    .split(/[\\/]/)
    .filter((part) => part && part !== '.');

/** @returns undefined for what is not JSON: of an animation, the parser says so later */
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
};

function readManifest(files: ArchiveFiles): Manifest {
  const file = files[MANIFEST];
  return ((file && readJson(strFromU8(file))) ?? {}) as Manifest;
}

function initialAnimation({ initial, activeAnimationId, animations }: Manifest): string | undefined {
  return initial?.animation ?? activeAnimationId ?? animations?.[0]?.id;
}

/** @returns its id as the manifest writes it, whose theme it gets; nothing when there is no animation */
function drawnAnimation(files: ArchiveFiles, manifest: Manifest, asked?: string): string | undefined {
  const wanted = asked ?? initialAnimation(manifest);
  const ids = idsIn(files, 'a', [...asArray(manifest.animations).map((animation) => animation?.id), wanted]);
  const file = fileNamed(files, 'a', `${wanted}.json`);
  const found = ids.find((id) => fileNamed(files, 'a', `${id}.json`) === file);
  const [first] = ids;
  if (found !== undefined || first === undefined || wanted === undefined) return found ?? first;
  const missing =
    wanted === asked
      ? `animationId is "${wanted}", an animation that the archive does not have (it has: ${ids.join(', ')})`
      : `The archive has no animation ${wanted}`;
  console.warn(`${missing}; "${first}" is drawn`);
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

/** Of the files in a folder, by the names that the manifest has for them; of one that it does not name, its file's. */
function idsIn(files: ArchiveFiles, folder: string, inManifest: unknown[]): string[] {
  const fileOf = (id: unknown) => fileNamed(files, folder, `${id}.json`);
  const named = inManifest.filter((id): id is string => typeof id === 'string' && Boolean(fileOf(id)));
  const found = Object.keys(files).filter((name) => name.startsWith(`${folder}/`) && name.endsWith('.json'));
  const isNamed = (name: string) => named.some((id) => fileOf(id) === files[name]);
  const others = found.filter((name) => !isNamed(name)).map((name) => name.slice(2, -'.json'.length));
  return [...new Set([...named, ...others])];
}

/** @param path in the folder, or in one of its own within */
function fileNamed(files: ArchiveFiles, folder: string, path: string): Uint8Array | undefined {
  const name = partsOf(path).join('/');
  const key = Object.keys(files).find((key) => key.startsWith(`${folder}/`) && key.endsWith(`/${name}`));
  return files[`${folder}/${name}`] ?? (key === undefined ? undefined : files[key]);
}

/** Embeds images of the archive in the animation's assets and slots, and in themes. @returns whether there was one */
function embedImages(data: unknown, themes: Record<string, unknown>, files: ArchiveFiles): boolean {
  const { assets, slots } = asRecord(data);
  // An image in a slot or a theme replaces that of the asset which refers to the slot.
  const inSlots = Object.values(asRecord(slots)).map((slot) => asRecord(slot).p);
  const inThemes = Object.values(themes).flatMap((theme) => asArray(asRecord(theme).rules).map(themeImage));
  const embed = (image: Image | undefined) => {
    if (typeof image?.p !== 'string' || [image.u, image.p].some(isAbsolute)) return undefined;
    const bytes = imageNamed(files, image.u, image.p);
    return bytes && `data:${imageType(image.p, bytes)};base64,${base64(bytes)}`;
  };
  let embedded = false;
  for (const image of [...asArray(assets), ...inSlots] as Image[]) {
    const p = embed(image);
    if (p) embedded = Boolean(Object.assign(image ?? {}, { u: '', p, e: 1 }));
  }
  for (const image of inThemes) {
    const src = embed({ p: image?.address });
    if (src) Object.assign(image?.value ?? {}, { src });
  }
  return embedded;
}

const isAbsolute = (address: unknown) => typeof address === 'string' && URL.canParse(address);

/** @param path as the animation writes it after its folder: in a folder of the images' or of its own, encoded or not */
function imageNamed(files: ArchiveFiles, folder: unknown, path: string): Uint8Array | undefined {
  const whole = `${typeof folder === 'string' ? folder : ''}/${path}`;
  const names = [whole.replace(/^\/?(i|images)\//i, ''), path, path.split('/').pop() ?? ''];
  return names
    .flatMap((name) => [name, decodePath(name)])
    .map((name) => fileNamed(files, 'i', name))
    .find(Boolean);
}

function decodePath(path: string) {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** By the extension. Without one any image/* will do, as browsers detect the format themselves, except for SVG. */
function imageType(path: string, image: Uint8Array): string {
  const extension = path.split('.').pop()?.toLowerCase() ?? '';
  return IMAGE_TYPES[extension] ?? (image[0] === '<'.charCodeAt(0) ? 'image/svg+xml' : 'image/png');
}

function base64(bytes: Uint8Array): string {
  let binary = '';
  // In slices, as the number of a call's arguments is limited.
  for (let start = 0; start < bytes.length; start += 0x8000)
    binary += String.fromCharCode(...bytes.subarray(start, start + 0x8000));
  return btoa(binary);
}
