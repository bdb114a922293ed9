import { basename } from 'node:path';
import { explain } from '@/player/document/errors/explain';
import { failureFrom } from '@/player/document/errors/failure';
import { posterFiles, posterSource } from '../posters/poster-files';
import { type Fault, type Field, quoted } from './fields';

/** Files of animations that no page names and no still picture can be drawn of, and those that would share one. */
export function animationFolderFaults(fields: readonly Field[], directory = 'public'): Fault[] {
  const files = posterFiles(directory);
  const named = fields.filter(({ name }) => name === 'src').map(({ value }) => value);
  return files.flatMap(({ name, file, poster }, index): Fault[] => {
    const fault = (is: string, must: string) => [
      { file: `${directory}/animations`, path: 'a file', is: `${quoted(basename(file))}${is}`, must },
    ];
    if (files.findIndex((other) => other.name === name) !== index)
      return fault(
        `, whose still picture would be ${poster}, as that of the other file called ${name} is`,
        'one with a name of its own',
      );
    if (named.includes(`/animations/${basename(file)}`)) return [];
    try {
      posterSource(file, directory);
      return [];
    } catch (error) {
      return fault(
        `, which can't be played (${explain(failureFrom(error)).message})`,
        'a Lottie animation, or elsewhere',
      );
    }
  });
}
