import { existsSync } from 'node:fs';
import config from '@/next.config.mjs';

/**
 * Returns whether the source files or the settings have changed since a build was made.
 * @param folder the folder of the build
 */
export async function isOutdated(folder: string): Promise<boolean> {
  return !existsSync(`${folder}/_next/static/${await config.generateBuildId?.()}`);
}

/** Returns a note if a build is outdated. */
export const outdatedNote = async (folder: string): Promise<string[]> =>
  (await isOutdated(folder))
    ? [
        `The build in ${folder}/ is older than the source files or the settings. To build the site again, run: npm run build`,
      ]
    : [];
