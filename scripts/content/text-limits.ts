import { keepUnitsTogether } from '@/content/keep-units-together';
import { site } from '@/content/site';
import { type Fault, type Field, quoted } from './fields';

/** The longest text, in characters, that each field's place on the pages holds; by the field's name. */
export const longest: Readonly<Record<string, number>> = {
  title: 60,
  label: 150,
  lead: 260,
  tag: 44,
  word: 8,
  line: 48,
  alt: 180,
  summary: 260,
  text: 380,
  items: 120,
  name: 60,
  place: 32,
  size: 44,
  work: 150,
  value: 8,
  unit: 10,
  brief: 420,
  steps: 180,
  measure: 40,
  before: 32,
  after: 32,
  change: 20,
  method: 160,
  makes: 28,
  description: 260,
  question: 80,
  answer: 360,
  time: 32,
  submit: 24,
  follow: 16,
  note: 120,
  subject: 60,
  layers: 60,
  allLayers: 24,
  carousel: 40,
  previous: 16,
  next: 16,
  pause: 16,
  play: 16,
  more: 24,
  moreOn: 48,
  action: 24,
  trade: 90,
  explore: 24,
  copy: 24,
  copied: 24,
  copyFailed: 48,
  results: 32,
  promise: 48,
  mail: 16,
  phone: 16,
  address: 40,
  hours: 16,
  close: 16,
  notConnected: 200,
  notConnectedEmpty: 200,
  required: 60,
  sending: 24,
  sent: 120,
  failed: 200,
  refused: 200,
  tooLarge: 200,
  tooMany: 200,
  wait: 24,
  waitUnknown: 32,
  held: 200,
  trap: 40,
  noScript: 160,
  paragraphs: 600,
  shortName: 24,
  skip: 40,
  street: 48,
  town: 32,
  code: 16,
  days: 40,
  firm: 16,
  sheet: 16,
  revision: 16,
  scale: 16,
  scaleValue: 24,
};

/** Fields that are no texts of a page: addresses, names of files and of other entries, settings. */
const noTexts = new Set([
  ...[
    'id',
    'href',
    'src',
    'file',
    'path',
    'url',
    'dialog',
    'home',
    'canonical',
    'sections',
    'projects',
    'number',
  ],
  ...['kind', 'autoComplete', 'layer', 'scene', 'theme', 'network', 'language', 'country', 'openingHours'],
  ...['body', 'lights', 'icon', 'integrity', 'formsEndpoint', 'from', 'to', 'sendsTo', 'photo'],
]);

/** Attributes of a script, which are its own. */
const isText = (name: string) => !noTexts.has(name) && !name.startsWith('data-');

/** Of what stands in the header beside each other. */
const navigationLabel = 27;

/** A word or a sentence of the player's controls: a popover on a phone holds three lines of it. */
const playerLabel = 80;

/** The description of a page is cut off by search engines, and the name of one by tabs; the title block holds a line. */
const meta: Readonly<Record<string, number>> = {
  'meta.title': 45,
  'meta.description': 180,
  'meta.sheet': 60,
};

/** Texts that are empty, begin or end with a space, have no limit, or do not fit their place. */
export function textFaults(fields: readonly Field[]): Fault[] {
  return fields.flatMap(({ file, path, name, value }): Fault[] => {
    if (typeof value !== 'string') return [];
    if (value === '') return [{ file, path, is: '""', must: 'a text, not an empty one' }];
    if (value.trim() !== value) {
      return [{ file, path, is: quoted(value), must: 'a text without spaces at its ends' }];
    }
    const most = value === site.name ? longest.name : limitOf(path, name);
    if (!most && isText(name) && !path.startsWith('colours.')) {
      return [
        {
          file,
          path,
          is: 'a text of a kind that is new',
          must: `spelt as in its type, in quotes only if it is a text, or given the most characters that its place holds, in scripts/content/text-limits.ts: ${name}: 60`,
        },
      ];
    }
    return most && value.length > most
      ? [
          {
            file,
            path,
            is: `${value.length} characters long (${quoted(value)})`,
            must: `at most ${most}, to fit its place`,
          },
        ]
      : [];
  });
}

function limitOf(path: string, name: string): number | undefined {
  if (path.startsWith('playerLabels.')) return playerLabel;
  if (path.startsWith('navigation.') && name === 'label') return navigationLabel;
  return meta[path] ?? longest[name];
}

/** Pictures that do not say what they show, or only in a word. */
export function alternativeFaults(fields: readonly Field[]): Fault[] {
  return fields
    .filter(({ name, value }) => name === 'alt' && typeof value === 'string' && value.length < 20)
    .map(({ file, path, value }) => ({
      file,
      path,
      is: quoted(value),
      must: 'a phrase on what the picture shows, 20 characters or more',
    }));
}

/** Lists of which there may be none: their section is then left out. */
const mayBeEmpty = ['redirects', 'projects', 'posts', 'partners', 'teasers.projects', 'sections'];

/** Lists that a page would show nothing of. */
export function emptyListFaults(fields: readonly Field[]): Fault[] {
  return fields
    .filter(({ path, value }) => Array.isArray(value) && value.length === 0 && !mayBeEmpty.includes(path))
    .map(({ file, path }) => ({ file, path, is: 'an empty list', must: 'a list of one entry or more' }));
}

/** Texts on a page in which a line may end between a figure and its unit. */
export function figureFaults(fields: readonly Field[]): Fault[] {
  return fields
    .filter(
      ({ name, path, value }) =>
        typeof value === 'string' &&
        isText(name) &&
        !['meta.title', 'meta.description'].includes(path) &&
        keepUnitsTogether(value) !== value,
    )
    .map(({ file, path, value }) => ({
      file,
      path,
      is: quoted(value),
      must: 'inside keepUnitsTogether(…) of content/keep-units-together.ts, which keeps a figure and its unit on one line',
    }));
}
