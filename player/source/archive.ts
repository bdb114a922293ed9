import { strFromU8, unzipSync } from 'fflate';
import type { Failure } from '../errors/failure';

type Files = Record<string, Uint8Array>;

type Asset = { p?: unknown } | null | undefined;

/** Version 2 and version 1 of the format keep their files in different folders. */
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
 * The JSON text of the animation in a .lottie archive (dotLottie versions 1 and 2, https://dotlottie.io/spec): the one that the
 * manifest names as its initial or first, with its images inside.
 * @param maxBytes what it may unpack to
 * @throws Failure `parse` when the archive can't be read, `invalid` when there is no animation or too much.
 */
export function unpackArchive(bytes: ArrayBuffer, maxBytes: number): string {
  const files = unzip(bytes, maxBytes);
  const file = animationFile(files);
  if (!file) throw { code: 'invalid', reason: 'empty archive' } satisfies Failure;
  const text = strFromU8(file);
  const data = readJson(text);
  return embedImages(data, files) ? JSON.stringify(data) : text;
}

function unzip(bytes: ArrayBuffer, maxBytes: number): Files {
  let left = maxBytes;
  const filter = ({ name, originalSize }: { name: string; originalSize: number }) => {
    if (isWanted(name)) left -= originalSize;
    return isWanted(name) && left >= 0;
  };
  let files: Files;
  try {
    files = unzipSync(new Uint8Array(bytes), { filter });
  } catch (problem) {
    throw { code: 'parse', reason: 'archive', problem } satisfies Failure;
  }
  if (left < 0) throw { code: 'invalid', reason: 'too large' } satisfies Failure;
  return files;
}

/** @returns undefined for what is not JSON: of an animation, the parser says so later */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isWanted(name: string) {
  return (
    name === 'manifest.json' ||
    Object.values(FOLDERS)
      .flat()
      .some((folder) => name.startsWith(folder))
  );
}

function animationFile(files: Files): Uint8Array | undefined {
  const id = initialAnimation(files['manifest.json']);
  const named = id === undefined ? undefined : inFolders(files, FOLDERS.animations, `${id}.json`);
  return named ?? Object.entries(files).find(([name]) => isAnimation(name))?.[1];
}

function isAnimation(name: string) {
  // macOS adds a file of its own beside each, named ._ and its name.
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

function inFolders(files: Files, folders: readonly string[], name: string): Uint8Array | undefined {
  return folders.map((folder) => files[folder + name]).find(Boolean);
}

/** @returns whether there was an image to embed. */
function embedImages(data: unknown, files: Files): boolean {
  const { assets, slots } = (data ?? {}) as {
    assets?: unknown;
    slots?: Record<string, { p?: unknown } | null>;
  };
  // What is in a slot takes the place of an asset.
  const inSlots = Object.values(slots ?? {}).map((slot) => slot?.p) as Asset[];
  let embedded = false;
  for (const asset of [...(Array.isArray(assets) ? (assets as Asset[]) : []), ...inSlots]) {
    if (typeof asset?.p !== 'string' || asset.p.startsWith('data:')) continue;
    const image = imageNamed(files, asset.p);
    if (!image) continue;
    Object.assign(asset, { u: '', p: `data:${typeOf(asset.p, image)};base64,${base64(image)}`, e: 1 });
    embedded = true;
  }
  return embedded;
}

/** @param path as the animation writes it: in a folder of the images' or of its own, encoded or not */
function imageNamed(files: Files, path: string): Uint8Array | undefined {
  const names = [path, decoded(path)].flatMap((name) => [name, name.split('/').pop() ?? '']);
  return names.map((name) => inFolders(files, FOLDERS.images, name)).find(Boolean);
}

function decoded(path: string) {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** By its name, or as a picture that the browser looks into itself; an SVG it must be told. */
function typeOf(path: string, image: Uint8Array): string {
  const extension = path.split('.').pop()?.toLowerCase() ?? '';
  return IMAGE_TYPES[extension] ?? (image[0] === '<'.charCodeAt(0) ? 'image/svg+xml' : 'image/png');
}

function base64(bytes: Uint8Array): string {
  let binary = '';
  // In slices: an argument list has a limit.
  for (let at = 0; at < bytes.length; at += 0x8000)
    binary += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
  return btoa(binary);
}
