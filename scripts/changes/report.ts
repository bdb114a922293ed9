import { type Change, countChanges, type PlaceChanges, type WordMark, wordMarks } from './compare-sites';

/** The result of a comparison. */
export type Report = {
  /** The folder or URL of the version that the build is compared with. */
  before: string;
  /** The folder of the build. */
  after: string;
  /** Sentences about the limits of the comparison, such as pages that could not be compared. */
  notes: readonly string[];
  places: readonly PlaceChanges[];
};

/** Returns the number of changes and of changed pages as text, such as `3 changes on 2 pages`. */
export function summary({ places }: Pick<Report, 'places'>): string {
  if (places.length === 0) return 'No changes';
  const routes = new Set(places.map(({ address }) => address.replace(/#.*/, '')));
  const pages = routes.has('*') ? 'all pages' : pluralize(routes.size, 'page');
  return `${pluralize(countChanges(places), 'change')} on ${pages}`;
}

export const pluralize = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** Returns the heading of the changes at an address. */
export function headingOf({ address, title }: PlaceChanges): string {
  if (!address.startsWith('*')) return title ? `${address}: ${title}` : address;
  return title ? `All pages, ${address.slice(1)}: ${title}` : 'All pages';
}

/** Returns a change's kind and subject, such as `Changed text`. */
export function labelOf({ kind, what }: Change): string {
  const label = `${kind} ${what.charAt(0).toLowerCase()}${what.slice(1)}`;
  return label.charAt(0).toUpperCase() + label.slice(1);
}

/** Returns the parts of a change's text. A change of a file's content has no text. */
export function marksOf({ kind, before, after }: Change): WordMark[] {
  return kind === 'moved' ? [{ kind: 'kept', text: after ?? '' }] : wordMarks(before, after);
}
