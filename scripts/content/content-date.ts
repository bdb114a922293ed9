import { announcements } from '@/content/announcement';
import { posts } from '@/content/posts';
import { projects } from '@/content/projects';
import { changeDates, completeList, contentDate, type Scheduled } from '@/content/schedule';
import { site } from '@/content/site';

/**
 * Returns the last date on which an entry appeared or disappeared; an empty string if there is no such date.
 * On all days until the next change, the same entries are shown as on this date.
 */
export function lastChangeDate(): string {
  const lists: readonly (readonly Scheduled[])[] = [announcements, posts, projects];
  const now = contentDate(site.timeZone);
  return (
    changeDates(lists.flatMap(completeList))
      .filter((date) => date <= now)
      .at(-1) ?? ''
  );
}
