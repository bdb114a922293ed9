import { keepUnitsTogether } from '@/content/keep-units-together';
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
  name: 32,
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
};

/** Of what stands in the header beside each other. */
const navigationLabel = 27;

/** The description of a page is cut off by search engines, and the name of one by tabs. */
const meta = { title: 45, description: 180 };

/** Texts that are empty, begin or end with a space, or do not fit their place. */
export function textFaults(fields: readonly Field[]): Fault[] {
  return fields.flatMap(({ file, path, name, value }): Fault[] => {
    if (typeof value !== 'string') return [];
    if (value === '') return [{ file, path, is: '""', must: 'a text, not an empty one' }];
    if (value.trim() !== value) {
      return [{ file, path, is: quoted(value), must: 'a text without spaces at its ends' }];
    }
    const most = limitOf(path, name);
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
  if (path.startsWith('meta.')) return meta[name as keyof typeof meta] ?? longest[name];
  return path.startsWith('navigation.') && name === 'label' ? navigationLabel : longest[name];
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

/** Lists that a page would show nothing of. */
export function emptyListFaults(fields: readonly Field[]): Fault[] {
  return fields
    .filter(({ value }) => Array.isArray(value) && value.length === 0)
    .map(({ file, path }) => ({ file, path, is: 'an empty list', must: 'a list of one entry or more' }));
}

/** Texts on a page in which a line may end between a figure and its unit. */
export function figureFaults(fields: readonly Field[]): Fault[] {
  return fields
    .filter(
      ({ path, value }) =>
        typeof value === 'string' && !path.startsWith('meta.') && keepUnitsTogether(value) !== value,
    )
    .map(({ file, path, value }) => ({
      file,
      path,
      is: quoted(value),
      must: 'inside keepUnitsTogether(…) of content/keep-units-together.ts, which keeps a figure and its unit on one line',
    }));
}
