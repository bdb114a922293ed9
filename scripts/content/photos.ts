import { photoVersions } from '@/content/photo-versions';
import { originals, photoFault } from '../photos/photo-file';
import { type Fault, type Field, quoted } from './fields';

/** Photographs that are not there, can't be read, are too small or too large, or whose versions would have the names of another's. */
export async function photoFaults(fields: readonly Field[], directory = originals): Promise<Fault[]> {
  /** The photograph that has each name, by the first of its versions. */
  const named = new Map<string | undefined, string>();
  const faults = fields
    .filter(({ name, value }) => name === 'photo' && typeof value === 'string')
    .map(async ({ file, path, value }): Promise<Fault[]> => {
      const photo = String(value);
      const version = photoVersions(photo)[0]?.jpeg;
      const other = named.get(version) ?? photo;
      named.set(version, other);
      const must =
        other === photo
          ? await photoFault(photo, directory)
          : `a file with a name of its own: the build makes ${version} of ${other} too`;
      return must ? [{ file, path, is: quoted(value), must }] : [];
    });
  return (await Promise.all(faults)).flat();
}
