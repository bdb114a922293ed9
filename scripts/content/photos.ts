import { existsSync, readdirSync } from 'node:fs';
import { photoVersions, versionFiles } from '@/content/photo-versions';
import { osJunkFiles } from '../export/os-junk-files';
import { isFile } from '../is-file';
import { expectedPhoto, made, originals } from '../photos/photo-file';
import { type ContentIssue, type Field, quoted } from './issues';

/**
 * Reports photographs that are missing, unreadable, too small or too large, or whose versions would share
 * file names.
 */
export async function photoIssues(fields: readonly Field[], directory = originals): Promise<ContentIssue[]> {
  /** Photographs by the name of their first version. */
  const named = new Map<string | undefined, string>();
  const issues = fields
    .filter(({ name, value }) => name === 'photo' && typeof value === 'string')
    .map(async ({ file, path, value }): Promise<ContentIssue[]> => {
      const photo = String(value);
      const version = photoVersions(photo)[0]?.jpeg;
      const other = named.get(version) ?? photo;
      named.set(version, other);
      const expected =
        other === photo
          ? await expectedPhoto(photo, directory)
          : `a file with a name of its own: the build makes ${version} of ${other} too`;
      return expected ? [{ file, path, actual: quoted(value), expected }] : [];
    });
  return (await Promise.all(issues)).flat();
}

/**
 * Reports files in the folder of converted photographs that the build did not create.
 * @param names all photographs, and those that earlier builds converted
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
