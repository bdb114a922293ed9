import { keepUnitsTogether } from '@/content/keep-units-together';
import { longDate } from '@/content/long-date';
import { notes } from '@/content/profile';
import { readingMinutes } from '@/content/reading-time';
import { site } from '@/content/site';
import type { Post } from '@/content/types';

/** The date and the reading time of a post. */
export function PostDetails({ post, className }: { post: Post; className: string }) {
  const details = notes.details.replace('{minutes}', String(readingMinutes(post)));
  const [before, after] = keepUnitsTogether<string>(details).split('{date}');
  return (
    <p className={`font-mono text-small text-soft ${className}`}>
      {before}
      {after === undefined ? null : (
        <time dateTime={post.published}>{longDate(post.published, site.language)}</time>
      )}
      {after}
    </p>
  );
}
