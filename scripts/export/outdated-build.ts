import { existsSync } from 'node:fs';
import config from '@/next.config.mjs';

/**
 * Returns a note if the source files or the settings have changed since a build was made.
 * @param folder the folder of the build
 */
export async function outdatedNote(folder: string): Promise<string[]> {
  const id = await config.generateBuildId?.();
  return existsSync(`${folder}/_next/static/${id}`)
    ? []
    : [
        `The build in ${folder}/ is older than the source files or the settings. To build the site again, run: npm run build`,
      ];
}
