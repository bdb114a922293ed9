import { strFromU8, unzipSync } from 'fflate';
import type { Failure } from '../errors/failure';

/** Contents by the path inside the archive. */
type ArchiveFiles = Record<string, Uint8Array>;

type Asset = { p?: unknown } | null | undefined;

/** Folders of version 2 and of version 1 of the format. */
const FOLDERS = { animations: ['a/', 'animations/'], images: ['i/', 'images/'] };

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
 * Unpacks a .lottie archive (dotLottie versions 1 and 2, https://dotlottie.io/spec): the animation that its manifest names as
 * initial or first, with the archive's images embedded in it.
 * @param maxBytes limit of the unpacked size
 * @returns the animation's JSON text
 * @throws Failure `parse` when the archive can't be read, `invalid` when it holds no animation or unpacks to more than `maxBytes`
 */
export function unpackArchive(bytes: ArrayBuffer, maxBytes: number): string {
  const files = unzip(bytes, maxBytes);
  const file = animationFile(files);
  if (!file) throw { code: 'invalid', reason: 'empty archive' } satisfies Failure;
  const text = strFromU8(file);
  const data = readJson(text);
  return embedImages(data, files) ? JSON.stringify(data) : text;
}

function unzip(bytes: ArrayBuffer, maxBytes: number): ArchiveFiles {
  let left = maxBytes;
  const isUnpacked = ({ name, originalSize }: { name: string; originalSize: number }) => {
    if (!isNeeded(name)) return false;
    left -= originalSize;
    return left >= 0;
  };
  let files: ArchiveFiles;
  try {
    files = unzipSync(new Uint8Array(bytes), { filter: isUnpacked });
  } catch (problem) {
    throw { code: 'parse', reason: 'archive', problem } satisfies Failure;
  }
  if (left < 0) throw { code: 'invalid', reason: 'too large' } satisfies Failure;
  return files;
}

/** @returns `undefined` when the text is not JSON: of an animation parseAnimation reports it, a manifest counts as missing */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isNeeded(name: string) {
  return (
    name === 'manifest.json' ||
    Object.values(FOLDERS)
      .flat()
      .some((folder) => name.startsWith(folder))
  );
}

function animationFile(files: ArchiveFiles): Uint8Array | undefined {
  const id = initialAnimation(files['manifest.json']);
  const named = id === undefined ? undefined : fileInFolders(files, FOLDERS.animations, `${id}.json`);
  return named ?? Object.entries(files).find(([name]) => isAnimation(name))?.[1];
}

function isAnimation(name: string) {
  // macOS adds a metadata file (AppleDouble) beside each file, named ._ and the file's name.
  return (
    name.endsWith('.json') &&
    !name.includes('/._') &&
    FOLDERS.animations.some((folder) => name.startsWith(folder))
  );
}

function initialAnimation(manifest: Uint8Array | undefined): string | undefined {
  if (!manifest) return undefined;
  const { initial, activeAnimationId, animations } = (readJson(strFromU8(manifest)) ?? {}) as {
    initial?: { animation?: string };
    activeAnimationId?: string;
    animations?: { id?: string }[];
  };
  return initial?.animation ?? activeAnimationId ?? animations?.[0]?.id;
}

function fileInFolders(
  files: ArchiveFiles,
  folders: readonly string[],
  name: string,
): Uint8Array | undefined {
  return folders.map((folder) => files[folder + name]).find(Boolean);
}

/** Embeds images of the archive in the animation's assets and slots. @returns whether there was one */
function embedImages(data: unknown, files: ArchiveFiles): boolean {
  const { assets, slots } = (data ?? {}) as {
    assets?: unknown;
    slots?: Record<string, { p?: unknown } | null>;
  };
  // An image in a slot replaces that of the asset which refers to the slot.
  const inSlots = Object.values(slots ?? {}).map((slot) => slot?.p) as Asset[];
  let embedded = false;
  for (const asset of [...(Array.isArray(assets) ? (assets as Asset[]) : []), ...inSlots]) {
    if (typeof asset?.p !== 'string' || asset.p.startsWith('data:')) continue;
    const image = imageNamed(files, asset.p);
    if (!image) continue;
    Object.assign(asset, { u: '', p: `data:${imageType(asset.p, image)};base64,${base64(image)}`, e: 1 });
    embedded = true;
  }
  return embedded;
}

/** @param path as the animation has it: with or without folders, URL-encoded or not */
function imageNamed(files: ArchiveFiles, path: string): Uint8Array | undefined {
  const names = [path, decodePath(path)].flatMap((name) => [name, name.split('/').pop() ?? '']);
  return names.map((name) => fileInFolders(files, FOLDERS.images, name)).find(Boolean);
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
