import { showsDrafts } from '@/content/schedule';

/** Returns a warning if the build shows drafts. */
export function draftsWarning(): string[] {
  return showsDrafts()
    ? ['DRAFTS is true: pages show drafts and ask search engines not to list them. Don’t publish this build']
    : [];
}
