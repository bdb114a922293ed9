import { existsSync, readdirSync } from 'node:fs';
import { photoVersions, versionFiles } from '@/content/photo-versions';
import { osJunkFiles } from '../export/os-junk-files';
import { isFile } from '../is-file';
import { made, originals, photoFault } from '../photos/photo-file';
import { type ContentIssue, type Field, quoted } from './issues';

/** Photographs that are not there, can't be read, are too small or too large, or whose versions would have the names of another's. */
export async function photoIssues(fields: readonly Field[], directory = originals): Promise<ContentIssue[]> {
  /** The photograph that has each name, by the first of its versions. */
  const named = new Map<string | undefined, string>();
  const faults = fields
    .filter(({ name, value }) => name === 'photo' && typeof value === 'string')
    .map(async ({ file, path, value }): Promise<ContentIssue[]> => {
      const photo = String(value);
      const version = photoVersions(photo)[0]?.jpeg;
      const other = named.get(version) ?? photo;
      named.set(version, other);
      const must =
        other === photo
          ? await photoFault(photo, directory)
          : `a file with a name of its own: the build makes ${version} of ${other} too`;
      return must ? [{ file, path, actual: quoted(value), expected: must }] : [];
    });
  return (await Promise.all(faults)).flat();
}

/**
 * Files among what visitors load of photographs that the build did not make of one.
 * @param names the photographs that there are, and those that the build made versions of before
 */
export function madePhotoIssues(names: readonly string[], directory = made): ContentIssue[] {
  if (!existsSync(directory)) return [];
  const versions = names.flatMap(versionFiles);
  return readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .filter((file) => isFile(`${directory}/${file}`) && !versions.includes(file) && !osJunkFiles.test(file))
    .sort()
    .map((file) => ({
      file: directory,
      path: 'a file',
      actual: quoted(file),
      expected: `in ${originals}/, where photographs lie, or nowhere: the build fills this folder`,
    }));
}
