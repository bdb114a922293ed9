import { diffArrays, diffWords } from 'diff';
import { type Item, type Place, pageContent, type SiteCopy, siteAddress } from './page-content';
import type { Text } from './page-text';

/** A difference between two versions of a page. */
export type Change = {
  kind: 'added' | 'removed' | 'changed' | 'moved';
  /** What differs, such as `Text`, `Link` or `Share title`. */
  what: string;
  /** The text of a link, the label of a figure, or the description or file of a picture. */
  name?: string;
  before?: string;
  after?: string;
};

/** The changes at one address. */
export type PlaceChanges = {
  /** The page's route and the dialog's fragment. The route is `*` if the changes are on all pages. */
  address: string;
  title: string;
  changes: readonly Change[];
};

/** A part of changed text. */
export type WordMark = { kind: 'kept' | 'removed' | 'added'; text: string };

/** The content of a page and its dialogs, keyed by fragment. The fragment of the page itself is empty. */
type Places = ReadonlyMap<string, Place>;

/** Strings that share at least this proportion (0 to 1) of their words are versions of the same sentence. */
const SIMILAR = 0.4;

const EMPTY: Place = {
  title: '',
  facts: new Map(),
  texts: [],
  frame: [],
  figures: [],
  links: [],
  pictures: [],
};

/**
 * Compares two versions of a site.
 * @returns the changes at each address, in the order of the pages. Changes that are the same on all pages,
 * such as those in the footer, are returned only once, before the others.
 */
export function compareSites(before: SiteCopy, after: SiteCopy): PlaceChanges[] {
  const isSameOrigin = originOf(before) === originOf(after);
  const [old, current] = [placesOf(before, isSameOrigin), placesOf(after, isSameOrigin)];
  const routes = [...new Set([...current.keys(), ...old.keys()])];
  const found = routes.flatMap((route) => comparePages(route, old, current));
  const common = routes.filter((route) => old.has(route) && current.has(route));
  return common.length > 1 ? withSharedChanges(found, common) : found;
}

/** Returns the origin that a site was built for. */
export const originOf = ({ pages }: SiteCopy) => siteAddress(pages.get('/')).origin;

/** @param hasSameOrigin if `false`, the content of share images is ignored: they show the site's domain */
function placesOf({ pages, files }: SiteCopy, hasSameOrigin: boolean): Map<string, Places> {
  const address = siteAddress(pages.get('/'));
  const comparable = new Map([...files].filter(([path]) => hasSameOrigin || !path.includes('/share/')));
  return new Map([...pages].map(([route, html]) => [route, pageContent(html, address, comparable)]));
}

type Site = ReadonlyMap<string, Places>;

function comparePages(route: string, old: Site, current: Site): PlaceChanges[] {
  const from = old.get(route) ?? sharedPlaces(current, route);
  const to = current.get(route) ?? sharedPlaces(old, route);
  const isOnBothSides = old.has(route) && current.has(route);
  const renamed = renamedDialogs(from, to);
  const fragments = [...new Set([...to.keys(), ...from.keys()])];
  return fragments.flatMap((fragment) => {
    if ([...renamed.values()].includes(fragment)) return [];
    const earlier = renamed.get(fragment) ?? fragment;
    const [first, second] = [from.get(earlier), to.get(fragment)];
    const changes = comparePlaces(first ?? EMPTY, second ?? EMPTY);
    const title = (second?.title || first?.title) ?? '';
    if (earlier !== fragment)
      changes.unshift({ kind: 'changed', what: 'Address', before: earlier, after: fragment });
    const address = `${route}${fragment}`;
    if (fragment === '' && !isOnBothSides)
      return [{ address, title, changes: wholePlace('Page', title, current.has(route), changes) }];
    if (!first || !second)
      return [{ address, title, changes: wholePlace('Dialog', title, second !== undefined, changes) }];
    return changes.length > 0 ? [{ address, title, changes }] : [];
  });
}

/** Returns the old fragments of dialogs with a new fragment but the same title, keyed by new fragment. */
function renamedDialogs(from: Places, to: Places): Map<string, string> {
  const gone = [...from].filter(([fragment]) => !to.has(fragment));
  return new Map(
    [...to].flatMap(([fragment, { title }]) => {
      const [earlier] = gone.find(([, place]) => place.title === title) ?? [];
      return earlier && !from.has(fragment) ? [[fragment, earlier] as const] : [];
    }),
  );
}

/**
 * Returns the changes of an added or removed page or dialog. Omits labels, and text that repeats the title.
 */
function wholePlace(what: string, title: string, isAdded: boolean, changes: readonly Change[]): Change[] {
  const whole: Change = isAdded
    ? { kind: 'added', what, after: title }
    : { kind: 'removed', what, before: title };
  const rest = changes.filter(
    (change) => change.what !== 'Label' && (change.after ?? change.before) !== title,
  );
  return [whole, ...rest];
}

/**
 * Returns the content that a page has in common with all other pages, such as the footer. A page that exists
 * in only one version of the site is compared with this content.
 */
function sharedPlaces(site: Site, route: string): Places {
  const others = [...site].filter(([other]) => other !== route).map(([, places]) => places);
  const shared = new Map<string, Place>([['', EMPTY]]);
  for (const [fragment, place] of others.length > 0 ? (site.get(route) ?? []) : []) {
    const same = others.map((places) => places.get(fragment));
    if (same.includes(undefined)) continue;
    const isShared = (list: 'texts' | 'frame' | 'figures' | 'links' | 'pictures') => (item: Text | Item) =>
      same.every((other) => other?.[list].some((each) => JSON.stringify(each) === JSON.stringify(item)));
    shared.set(fragment, {
      title: place.title,
      facts: new Map(),
      texts: place.texts.filter(isShared('texts')),
      frame: place.frame.filter(isShared('frame')),
      figures: place.figures.filter(isShared('figures')),
      links: place.links.filter(isShared('links')),
      pictures: place.pictures.filter(isShared('pictures')),
    });
  }
  return shared;
}

/** Moves the changes that are the same on all given pages to the address `*`. */
function withSharedChanges(found: readonly PlaceChanges[], routes: readonly string[]): PlaceChanges[] {
  const [route = ''] = routes;
  const byAddress = new Map(found.map((place) => [place.address, place]));
  const shared: PlaceChanges[] = [];
  for (const { address, title, changes } of found.filter((place) => routeOf(place.address) === route)) {
    const fragment = address.slice(route.length);
    const isEverywhere = (change: Change) =>
      routes.every((each) => byAddress.get(each + fragment)?.changes.some((other) => isSame(change, other)));
    const everywhere = changes.filter(isEverywhere);
    if (everywhere.length > 0)
      shared.push({ address: `*${fragment}`, title: fragment ? title : '', changes: everywhere });
  }
  const rest = found.map(({ address, title, changes }) => {
    const same = shared.find((place) => place.address.slice(1) === address.slice(routeOf(address).length));
    if (!routes.includes(routeOf(address))) return { address, title, changes };
    const own = changes.filter((change) => !same?.changes.some((other) => isSame(change, other)));
    return { address, title, changes: own };
  });
  return [...shared, ...rest.filter(({ changes }) => changes.length > 0)];
}

const routeOf = (address: string) => address.replace(/#.*/, '');

const isSame = (change: Change, other: Change) => JSON.stringify(change) === JSON.stringify(other);

function comparePlaces(before: Place, after: Place): Change[] {
  return [
    ...compareFacts(before.facts, after.facts),
    ...compareTexts(before.texts, after.texts),
    ...compareTexts(before.frame, after.frame),
    ...compareItems('Figure', before.figures, after.figures),
    ...compareItems('Link', before.links, after.links),
    ...compareItems('Picture', before.pictures, after.pictures),
  ];
}

/** Compares titles and descriptions. Facts that change in the same way are returned as one change. */
function compareFacts(before: Place['facts'], after: Place['facts']): Change[] {
  const changes = new Map<string, Change>();
  for (const what of new Set([...after.keys(), ...before.keys()])) {
    const values = { before: before.get(what), after: after.get(what) };
    if (values.before === values.after) continue;
    const key = JSON.stringify(values);
    const others = changes.get(key)?.what;
    const name = others ? `${others}, ${what.toLowerCase().replace(/\bx$/, 'X')}` : what;
    changes.set(key, { kind: kindOf(values), what: name, ...values });
  }
  return [...changes.values()];
}

const kindOf = ({ before, after }: Pick<Change, 'before' | 'after'>): Change['kind'] =>
  before === undefined ? 'added' : after === undefined ? 'removed' : 'changed';

/** Consecutive sentences of the old version, and the sentences that replace them in the new version. */
type Hunk = { removed: Text[]; added: Text[] };

function compareTexts(before: readonly Text[], after: readonly Text[]): Change[] {
  const hunks: Hunk[] = [{ removed: [], added: [] }];
  const options = { comparator: (one: Text, other: Text) => one.text === other.text };
  for (const { value, added, removed } of diffArrays([...before], [...after], options)) {
    const hunk = hunks.at(-1);
    if (added) hunk?.added.push(...value);
    else if (removed) hunk?.removed.push(...value);
    else hunks.push({ removed: [], added: [] });
  }
  const moved = movedTexts(hunks);
  return hunks.flatMap((hunk) => {
    const rest = {
      removed: hunk.removed.filter((text) => !moved.has(text)),
      added: hunk.added.filter((text) => !moved.has(text)),
    };
    return [...moves(hunk.added.filter((text) => moved.has(text))), ...changesOfHunk(rest)];
  });
}

/** Returns the sentences that are in both versions, but at different positions. */
function movedTexts(hunks: readonly Hunk[]): Set<Text> {
  const moved = new Set<Text>();
  for (const removed of hunks.flatMap((hunk) => hunk.removed)) {
    const added = hunks
      .flatMap((hunk) => hunk.added)
      .find((text) => text.text === removed.text && !moved.has(text));
    if (added) moved.add(removed).add(added);
  }
  return moved;
}

/** Returns one change for sentences that have moved together, or none if all of them are labels. */
function moves([first, ...others]: readonly Text[]): Change[] {
  if (!first || [first, ...others].every(({ what }) => what === 'Label')) return [];
  const name =
    others.length > 0
      ? `${others.length} more ${others.length > 1 ? 'sentences' : 'sentence'} after it`
      : undefined;
  return [{ kind: 'moved', what: first.what, name, after: first.text }];
}

/** Pairs removed sentences with the added sentences that replace them. */
function changesOfHunk({ removed, added }: Hunk): Change[] {
  const rest = new Set(added);
  const isReplacement = removed.length === 1 && added.length === 1;
  const changes = removed.map(({ what, text }): Change => {
    const [best] = [...rest].sort((one, other) => similarity(text, other.text) - similarity(text, one.text));
    if (!best || (!isReplacement && similarity(text, best.text) < SIMILAR))
      return { kind: 'removed', what, before: text };
    rest.delete(best);
    return { kind: 'changed', what: best.what, before: text, after: best.text };
  });
  return [...changes, ...[...rest].map(({ what, text }): Change => ({ kind: 'added', what, after: text }))];
}

/** Returns the proportion (0 to 1) of words that two strings have in common. */
function similarity(one: string, other: string): number {
  const [words, rest] = [one.split(' '), other.split(' ')];
  const total = words.length + rest.length;
  const common = words.filter((word) => {
    const at = rest.indexOf(word);
    if (at >= 0) rest.splice(at, 1);
    return at >= 0;
  });
  return (2 * common.length) / total;
}

/** How changed names are reported. Labels of figures are missing here, because they are reported as text. */
const NAME_CHANGES: Readonly<Record<string, string>> = {
  Link: 'Text of a link',
  Picture: 'Description of a picture',
};

function compareItems(what: string, before: readonly Item[], after: readonly Item[]): Change[] {
  const changes: Change[] = [];
  let removed = [...before];
  let added = [...after];
  /** Removes each pair of matching items from both lists, and reports the pair. */
  function pair(
    matches: (one: Item, other: Item) => boolean,
    report: (one: Item, other: Item) => void,
  ): void {
    for (const one of removed) {
      const other = added.find((item) => matches(one, item));
      if (!other) continue;
      removed = removed.filter((item) => item !== one);
      added = added.filter((item) => item !== other);
      report(one, other);
    }
  }
  pair(
    (one, other) => one.name === other.name && one.value === other.value,
    ({ hash, name, value }, other) => {
      if (!hash || !other.hash || hash === other.hash) return;
      const content = what === 'Picture' ? 'Content of a picture' : 'Content of a file';
      changes.push({ kind: 'changed', what: content, name: [name, value].filter(Boolean).join(', ') });
    },
  );
  pair(
    (one, other) => one.name !== '' && one.name === other.name,
    (one, other) =>
      changes.push({ kind: 'changed', what, name: one.name, before: one.value, after: other.value }),
  );
  pair(
    (one, other) => one.value === other.value,
    (one, other) => {
      const named = NAME_CHANGES[what];
      if (named)
        changes.push({ kind: 'changed', what: named, name: one.value, before: one.name, after: other.name });
    },
  );
  return [
    ...changes,
    ...removed.map(({ name, value }): Change => ({ kind: 'removed', what, name, before: value })),
    ...added.map(({ name, value }): Change => ({ kind: 'added', what, name, after: value })),
  ];
}

/** Compares two versions of a sentence by words, or as a whole if they have few words in common. */
export function wordMarks(before = '', after = ''): WordMark[] {
  const marks: WordMark[] =
    similarity(before, after) < SIMILAR
      ? [
          { kind: 'removed', text: before },
          { kind: 'added', text: after },
        ]
      : diffWords(before, after).map(({ value, added, removed }) => ({
          kind: added ? 'added' : removed ? 'removed' : 'kept',
          text: value,
        }));
  return marks.filter(({ text }) => text !== '');
}

/** Returns the number of changes at all addresses. */
export function countChanges(places: readonly PlaceChanges[]): number {
  return places.reduce((total, { changes }) => total + changes.length, 0);
}
