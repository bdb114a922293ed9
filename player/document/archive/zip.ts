import { type UnzipFileInfo, unzipSync } from 'fflate';
import type { Failure } from '../errors/failure';
import type { Budget } from '../limits/budget';
import { spendUnpacked } from '../limits/unpacked-size';

export type ArchiveFiles = {
  /** The normalized paths of all files. */
  paths: readonly string[];
  /**
   * Returns the contents of a file.
   * @param path relative to the folder or to any of its subfolders
   */
  find(folder: string, path: string): Uint8Array | undefined;
  manifest: Uint8Array | undefined;
};

/** The folder names of versions 1 and 2 of the format, mapped to the names in version 2. */
const FOLDERS: ReadonlyMap<string | undefined, string> = new Map([
  ['a', 'a'],
  ['animations', 'a'],
  ['i', 'i'],
  ['images', 'i'],
  ['t', 't'],
  ['themes', 't'],
  ['f', 'f'],
  ['fonts', 'f'],
  ['s', 's'],
  ['states', 's'],
  ['u', 'u'],
  ['audio', 'u'],
]);

const MANIFEST = 'manifest.json';

/**
 * The signatures of two types of ZIP records: the end of the central directory, and an entry in the central
 * directory.
 */
const END_OF_ARCHIVE = 0x06054b50;
const ENTRY = 0x02014b50;

/** The maximum number of files in an archive, and of folders in the path of a file. */
const MAX_FILES = 10_000;
const MAX_FOLDERS = 10;

/**
 * Unpacks the files in the folders of the format.
 * @throws Failure `parse` if the archive can't be read, `invalid` if it is too large
 */
export function unzip(bytes: ArrayBuffer, budget: Budget): ArchiveFiles {
  const zip = new Uint8Array(bytes);
  const names: string[] = [];
  let depth = 0;
  let packed = 0;
  const list = ({ name, size }: UnzipFileInfo) => {
    packed += size;
    // Files that overlap could unpack to much more than their sizes.
    if (names.push(name) > MAX_FILES || packed > zip.length) throw new Error('too many files');
    return false;
  };
  const filter = ({ name, originalSize }: UnzipFileInfo) => {
    if (!pathInFormat(name, depth)) return false;
    spendUnpacked('archive', originalSize, zip.length, budget);
    return true;
  };
  if (isEncrypted(zip)) throw { code: 'parse', reason: 'encrypted archive' } satisfies Failure;
  let files: Record<string, Uint8Array>;
  try {
    unzipSync(zip, { filter: list });
    depth = rootDepth(names);
    files = unzipSync(zip, { filter });
  } catch (problem) {
    if ((problem as Partial<Failure>).reason) throw problem;
    throw { code: 'parse', reason: 'archive', problem } satisfies Failure;
  }
  return indexFiles(Object.entries(files).map(([name, file]) => [pathInFormat(name, depth), file]));
}

/** Indexes files by their paths. */
function indexFiles(entries: readonly (readonly [path: string, contents: Uint8Array])[]): ArchiveFiles {
  const files = new Map(entries);
  /** The first file for each path, with any number of folders omitted between the first folder and the name. */
  const inSubfolders = new Map<string, Uint8Array>();
  for (const [path, file] of files) {
    const [folder, ...segments] = path.split('/');
    for (; segments.length > 0; segments.shift()) {
      const shorter = `${folder}/${segments.join('/')}`;
      if (!inSubfolders.has(shorter)) inSubfolders.set(shorter, file);
    }
  }
  return {
    paths: [...files.keys()],
    find(folder, path) {
      const whole = `${folder}/${segmentsOf(path).join('/')}`;
      return files.get(whole) ?? inSubfolders.get(whole);
    },
    manifest: files.get(MANIFEST),
  };
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
 * Returns how many outer folders the archive has: nested folders, each of which contains all files of the
 * archive. An outer folder can have the same name as a folder of the format.
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
  if (segments.length > MAX_FOLDERS || segments.some((segment) => segment.startsWith('._'))) return '';
  if (segments.join('/') === MANIFEST) return MANIFEST;
  const folder = segments.slice(0, -1).findIndex((segment) => FOLDERS.has(segment));
  return folder < 0 ? '' : [FOLDERS.get(segments[folder]), ...segments.slice(folder + 1)].join('/');
}

const segmentsOf = (path: string) =>
  path
    .toLowerCase()
    .split(/[\\/]/)
    .filter((segment) => segment && segment !== '.');
