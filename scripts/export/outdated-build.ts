import { existsSync } from 'node:fs';
import { lastChangeDate } from '../content/content-date';

/**
 * Returns whether the source files or the settings have changed since a build was made. Sets `CONTENT_DATE` as
 * the build does, because this date is part of the build ID.
 * @param folder the folder of the build
 */
export async function isOutdated(folder: string): Promise<boolean> {
  process.env.CONTENT_DATE = lastChangeDate();
  // The configuration reads `CONTENT_DATE` when it is imported.
  const { default: config } = await import('@/next.config.mjs');
  return !existsSync(`${folder}/_next/static/${await config.generateBuildId?.()}`);
}

/** Returns a note if a build is outdated. */
export const outdatedNote = async (folder: string): Promise<string[]> =>
  (await isOutdated(folder))
    ? [
        `The build in ${folder}/ is older than the source files or the settings. To build the site again, run: npm run build`,
      ]
    : [];
