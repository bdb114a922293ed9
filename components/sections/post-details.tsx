import { keepUnitsTogether } from '@/content/keep-units-together';
import { notes } from '@/content/profile';
import { readingMinutes } from '@/content/reading-time';
import { site } from '@/content/site';
import type { Post } from '@/content/types';

const dateFormat = new Intl.DateTimeFormat(site.language, { dateStyle: 'long', timeZone: 'UTC' });

/** The date and the reading time of a post. */
export function PostDetails({ post, className }: { post: Post; className: string }) {
  const details = notes.details.replace('{minutes}', String(readingMinutes(post)));
  const [before, after] = keepUnitsTogether<string>(details).split('{date}');
  return (
    <p className={`font-mono text-small text-soft ${className}`}>
      {before}
      {after === undefined ? null : (
        <time dateTime={post.published}>{dateFormat.format(new Date(post.published))}</time>
      )}
      {after}
    </p>
  );
}
