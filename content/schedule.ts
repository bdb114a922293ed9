/** The fields of an entry that can be a draft, or that is shown only on some days. */
export type Scheduled = {
  readonly draft?: boolean;
  /** The first day on which the entry is shown, such as `2027-03-03`. */
  readonly from?: string;
  /** The last day on which the entry is shown. */
  readonly until?: string;
};

export type Status = 'draft' | 'upcoming' | 'shown' | 'ended';

/** Returns the date in a time zone, such as `2027-03-03`. @throws if the time zone is unknown */
export function dateIn(timeZone: string, time = new Date()): string {
  // Swedish dates have the format of ISO 8601.
  return time.toLocaleDateString('sv-SE', { timeZone });
}

/** Returns the status of an entry on a date. `from` and `until` are inclusive. */
export function statusOn(date: string, { draft, from, until }: Scheduled): Status {
  if (until !== undefined && until < date) return 'ended';
  if (draft) return 'draft';
  return from !== undefined && date < from ? 'upcoming' : 'shown';
}

/** Returns all dates on which an entry appears or disappears, in order and without duplicates. */
export function changeDates(entries: readonly Scheduled[]): string[] {
  const dates = entries
    .filter(({ draft }) => !draft)
    .flatMap(({ from, until }) => [...(from ? [from] : []), ...(until ? [dayAfter(until)] : [])]);
  return [...new Set(dates)].sort();
}

function dayAfter(date: string): string {
  const day = new Date(date);
  day.setUTCDate(day.getUTCDate() + 1);
  // `toJSON` returns null for an invalid date, which the schema reports.
  return day.toJSON()?.slice(0, 10) ?? date;
}

/**
 * Returns the date that decides which entries are shown. scripts/build.ts sets CONTENT_DATE, so that all
 * processes of a build show the same entries.
 */
export const contentDate = (timeZone: string) => process.env.CONTENT_DATE ?? dateIn(timeZone);

/** Returns whether pages also show drafts and entries that appear later. */
export const showsDrafts = () => process.env.NODE_ENV === 'development' || process.env.DRAFTS === 'true';

/** The complete lists, keyed by the lists that `filterList` has returned. */
const completeLists = new WeakMap<object, readonly unknown[]>();

/** Filters a list, and stores the complete list for `completeList`. */
export function filterList<Item>(list: readonly Item[], keep: (item: Item) => boolean): readonly Item[] {
  const filtered = list.filter(keep);
  completeLists.set(filtered, list);
  return filtered;
}

/** Returns the list from which `filterList` made a list. Returns other lists unchanged. */
export function completeList<Item>(list: readonly Item[]): readonly Item[] {
  return (completeLists.get(list) ?? list) as readonly Item[];
}

/**
 * Returns the entries that pages show. Content modules export only these entries, so that pages can't contain
 * hidden ones.
 */
export function shownEntries<Entry extends Scheduled>(
  entries: readonly Entry[],
  timeZone: string,
): readonly Entry[] {
  const visible: readonly Status[] = showsDrafts() ? ['shown', 'draft', 'upcoming'] : ['shown'];
  return filterList(entries, (entry) => visible.includes(statusOn(contentDate(timeZone), entry)));
}

/** Formats a date for readers, such as `3 March 2027`. */
export function longDate(date: string, language: string): string {
  return new Date(date).toLocaleDateString(language, { dateStyle: 'long', timeZone: 'UTC' });
}
