import { changeDates, contentDate, longDate, type Scheduled, statusOn } from '@/content/schedule';
import type { SiteContent } from '@/content/schema/modules';
import { type ContentIssue, type Field, issueOf } from './issues';
import { entriesBySection, placesOf } from './places';

/** A list of entries that can be hidden. `kind` and `names` identify an entry in messages. */
type ScheduledList = {
  file: string;
  path: string;
  kind: string;
  entries: readonly Scheduled[];
  names: readonly string[];
};

function scheduledLists(content: SiteContent): ScheduledList[] {
  const { announcements } = content['content/announcement.ts'];
  const { posts } = content['content/posts.ts'];
  const { projects } = content['content/projects.ts'];
  return [
    {
      file: 'content/announcement.ts',
      path: 'announcements',
      kind: 'announcement',
      entries: announcements,
      names: announcements.map(({ text }) => text),
    },
    {
      file: 'content/posts.ts',
      path: 'posts',
      kind: 'post',
      entries: posts,
      names: posts.map(({ title }) => title),
    },
    {
      file: 'content/projects.ts',
      path: 'projects',
      kind: 'project',
      entries: projects,
      names: projects.map(({ name }) => name),
    },
  ];
}

/** Returns the current date of the content, and all later dates on which entries appear or disappear. */
function datesFrom(now: string, content: SiteContent): readonly string[] {
  const changes = changeDates(scheduledLists(content).flatMap(({ entries }) => entries));
  return [now, ...changes.filter((date) => date > now)];
}

/** Returns whether builds without drafts show an entry on a date. */
const isShownOn = (date: string) => (entry: Scheduled) => statusOn(date, entry) === 'shown';

const dateOf = (content: SiteContent) => contentDate(content['content/site.ts'].site.timeZone);

const formatIn = (content: SiteContent) => (date: string) =>
  longDate(date, content['content/site.ts'].site.language);

/**
 * Reports links whose target is hidden on a date on which the link is shown. Without this check, a daily
 * build would fail on that date.
 * @param content all modules, with complete lists
 */
export function* hiddenTargetIssues(
  content: SiteContent,
  fields: readonly Field[],
  now: string = dateOf(content),
): Generator<ContentIssue> {
  const dates = datesFrom(now, content);
  const placesOn = new Map(dates.map((date) => [date, placesOf(content, isShownOn(date))]));
  const allPlaces = placesOf(content);
  const lists = scheduledLists(content);
  /** Returns the entry that contains a field. */
  const entryWith = ({ file, path }: Field) => {
    const list = lists.find((each) => each.file === file && path.startsWith(`${each.path}[`));
    return list?.entries[Number.parseInt(path.slice(list.path.length + 1), 10)];
  };
  for (const field of fields.filter(({ name }) => name === 'href' || name === 'to')) {
    const [route = '', fragment = ''] = String(field.value).split('#');
    // linkIssues reports targets that don't exist.
    if (!allPlaces[route]?.includes(fragment)) continue;
    const hasTarget = (date: string) => placesOn.get(date)?.[route]?.includes(fragment);
    const date = dates.find((each) => isShownOn(each)(entryWith(field) ?? {}) && !hasTarget(each));
    if (date === undefined) continue;
    const start = date === now ? '' : ` from ${formatIn(content)(date)} on`;
    yield issueOf(
      field,
      'a link to an entry or a section that is shown whenever the link is shown',
      `, which is hidden${start}`,
    );
  }
}

/** Reports announcements that would be shown on the same day. */
export function* overlapIssues(announcements: readonly Scheduled[]): Generator<ContentIssue> {
  const periods = announcements.map(({ from = '', until = '9999-12-31', draft }) => ({ from, until, draft }));
  for (const [index, period] of periods.entries()) {
    const earlier = periods
      .slice(0, index)
      .findIndex(({ from, until, draft }) => !draft && from <= period.until && period.from <= until);
    if (earlier === -1 || period.draft) continue;
    yield {
      file: 'content/announcement.ts',
      path: `announcements[${index}]`,
      actual: `shown on the same day as announcements[${earlier}]`,
      expected:
        'shown on different days: change `from` or `until`, because pages show one announcement at a time',
    };
  }
}

/**
 * Returns a note for each entry that is hidden or that will appear or disappear, and for each section that
 * has or will have fewer than two shown entries.
 * @param content all modules, with complete lists
 */
export function scheduleNotes(content: SiteContent, now: string = dateOf(content)): string[] {
  const format = formatIn(content);
  const entryNotes = scheduledLists(content).flatMap(({ kind, entries, names }) =>
    entries.flatMap((entry, index) => {
      const phrase = phraseOf(entry, now, format);
      return phrase ? [`The ${kind} “${names[index]}” ${phrase}.`] : [];
    }),
  );
  return [...entryNotes, ...sectionNotes(content, now)];
}

function phraseOf(entry: Scheduled, now: string, format: (date: string) => string): string | undefined {
  const { from = '', until = '' } = entry;
  const status = statusOn(now, entry);
  if (status === 'draft') return 'is a draft';
  if (status === 'ended') return `is no longer shown: its last day was ${format(until)}`;
  const start = status === 'upcoming' ? `appears on ${format(from)}` : from === now ? 'appears today' : '';
  const end =
    until && (until === now ? 'is shown for the last time today' : `is shown until ${format(until)}`);
  return [start, end].filter(Boolean).join(' and ') || undefined;
}

/** Returns notes that state the first dates on which sections show no entry, or only one of their entries. */
function sectionNotes(content: SiteContent, now: string): string[] {
  const dates = datesFrom(now, content);
  return Object.entries(entriesBySection(content)).flatMap(([address, entries]) => {
    const noteFor = (count: number, sentence: string) => {
      const hasCount = (date: string) => entries.filter(isShownOn(date)).length === count;
      const date = entries.length > count ? dates.find(hasCount) : undefined;
      if (date === undefined) return [];
      const start = date === now ? 'The' : `From ${formatIn(content)(date)} on, the`;
      return [`${start} section ${address} ${sentence}.`];
    };
    return [
      ...noteFor(0, 'is hidden, because all its entries are hidden'),
      ...noteFor(1, 'has only one entry'),
    ];
  });
}
