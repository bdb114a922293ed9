import { unzipSync } from 'fflate';
import type { Failure } from '../errors/failure';

/** The contents of the files, keyed by normalized path. */
export type ArchiveFiles = Record<string, Uint8Array>;

/** The folder names of versions 1 and 2 of the format, mapped to the names in version 2. */
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

export const MANIFEST = 'manifest.json';

/**
 * The signatures of two types of ZIP records: the end of the central directory, and an entry in the central
 * directory.
 */
const END_OF_ARCHIVE = 0x06054b50;
const ENTRY = 0x02014b50;

/**
 * Unpacks the files in the folders of the format.
 * @param maxBytes the maximum size of the unpacked files
 * @throws Failure `parse` if the archive can't be read, `invalid` if it is too large
 */
export function unzip(bytes: ArrayBuffer, maxBytes: number): ArchiveFiles {
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
 * Returns the contents of a file.
 * @param path relative to the folder or to any of its subfolders
 */
export function fileNamed(files: ArchiveFiles, folder: string, path: string): Uint8Array | undefined {
  const name = segmentsOf(path).join('/');
  const key = Object.keys(files).find((key) => key.startsWith(`${folder}/`) && key.endsWith(`/${name}`));
  return files[`${folder}/${name}`] ?? (key === undefined ? undefined : files[key]);
}
