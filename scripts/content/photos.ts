import { originals, photoFault } from '../photos/photo-file';
import { type Fault, type Field, quoted } from './fields';

/** Photographs that are not there, can't be read, or are too small or too large. */
export async function photoFaults(fields: readonly Field[], directory = originals): Promise<Fault[]> {
  const faults = fields
    .filter(({ name, value }) => name === 'photo' && typeof value === 'string')
    .map(async ({ file, path, value }): Promise<Fault[]> => {
      const must = await photoFault(String(value), directory);
      return must ? [{ file, path, is: quoted(value), must }] : [];
    });
  return (await Promise.all(faults)).flat();
}
