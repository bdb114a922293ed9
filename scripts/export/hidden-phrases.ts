import { announcements } from '@/content/announcement';
import { posts } from '@/content/posts';
import { projects } from '@/content/projects';
import { completeList } from '@/content/schedule';

/** Matches phrases of at least 20 characters that HTML, scripts and JSON don't escape. */
const PHRASE = /[a-z0-9 ,.]{20,}/gi;

function textsOf(value: unknown, skipped: ReadonlySet<unknown> = new Set()): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null || skipped.has(value)) return [];
  return Object.values(value).flatMap((inner) => textsOf(inner, skipped));
}

/**
 * Returns the phrases that only hidden entries contain. If a published file contains one of these phrases, the
 * file contains a hidden entry.
 * @param content all modules, with complete lists
 * @param lists the lists of shown entries
 */
export function hiddenPhrases(
  content: unknown,
  lists: readonly (readonly unknown[])[] = [announcements, posts, projects],
): string[] {
  const hidden = lists.flatMap((list) => completeList(list).filter((entry) => !list.includes(entry)));
  const shown = textsOf(content, new Set(hidden)).join('\n');
  const phrases = textsOf(hidden).flatMap((text) => text.match(PHRASE) ?? []);
  return [...new Set(phrases)].filter((phrase) => !shown.includes(phrase));
}
