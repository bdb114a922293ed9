import { showsDrafts } from '@/content/schedule';

/** Returns a warning if the build shows drafts. */
export function draftsWarning(): string[] {
  return showsDrafts()
    ? [
        'DRAFTS is true: pages show drafts, and search engines are asked not to list the site. Don’t publish this build',
      ]
    : [];
}
