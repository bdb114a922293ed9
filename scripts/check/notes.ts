import type { SiteContent } from '@/content/schema/modules';
import type { Animation } from '@/content/types';
import { type ContentIssue, type ContentModules, type Field, fieldsOf, issueOf } from './issues';

/** Returns issues that might be intended, so they don't prevent a build. */
export function notesOn(content: ContentModules): ContentIssue[] {
  const fields = fieldsOf(content);
  const site = content as SiteContent;
  const { projects } = site['content/projects.ts'];
  const { process } = site['content/home1.ts'];
  return [
    ...countNotes(fields, 'projects', projects),
    ...countNotes(fields, 'places', projects, 'content/home.ts'),
    ...countNotes(fields, 'partners|makers', site['content/partners.ts'].partners),
    ...countNotes(fields, 'services', site['content/home.ts'].services.list),
    ...countNotes(fields, 'posts|notes', site['content/posts.ts'].posts),
    ...countNotes(fields, 'steps', process.steps, 'content/home1.ts'),
    ...labelNotes(fields),
    ...accentNotes(site['content/colors.ts'].colors),
  ];
}

const NUMBERS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');

/**
 * Reports texts that name a different number of entries than a list has.
 * @param noun the words for the list's entries, separated by `|`
 * @param file the only module whose texts count the entries. @default all modules
 */
export function countNotes(
  fields: readonly Field[],
  noun: string,
  entries: readonly unknown[],
  file?: string,
): ContentIssue[] {
  const phrases = new RegExp(`\\b(\\d+|${NUMBERS.join('|')})\\s(${noun})\\b`, 'i');
  return fields.flatMap((field) => {
    const [phrase, number = ''] = phrases.exec(typeof field.value === 'string' ? field.value : '') ?? [];
    const isOther = phrase && ![NUMBERS[entries.length], `${entries.length}`].includes(number.toLowerCase());
    if (!isOther || (file && field.file !== file)) return [];
    return [issueOf(field, `a text with another number if “${phrase}” means all ${entries.length}`)];
  });
}

/** Reports animations that have the same label as another animation. */
export function labelNotes(fields: readonly Field[]): ContentIssue[] {
  const animations = fields
    .filter(({ name }) => name === 'animation')
    .map((field) => ({ ...field, ...(field.value as Animation) }));
  return animations
    .filter((one, index) =>
      animations.slice(0, index).some(({ label, src }) => label === one.label && src !== one.src),
    )
    .map(({ file, path, label }) =>
      issueOf({ file, path: `${path}.label`, value: label }, 'a label that no other animation has'),
    );
}

/** Reports an `accentText` that isn't a shade of `accent`, such as after a change of only `accent`. */
export function accentNotes({ accent, light }: SiteContent['content/colors.ts']['colors']): ContentIssue[] {
  const difference = Math.abs(hue(accent) - hue(light.accentText));
  // The difference of grays is NaN, because they have no hue.
  if (!(Math.min(difference, 360 - difference) > 45)) return [];
  const field = { file: 'content/colors.ts', path: 'colors.light.accentText', value: light.accentText };
  return [issueOf(field, `a dark shade of accent, ${accent}, unless you want different hues`)];
}

/** Returns the hue of a color in the form `#rrggbb`, in degrees; `NaN` for grays. */
function hue(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  if (Math.max(r, g, b) - Math.min(r, g, b) < 24) return Number.NaN;
  return (Math.atan2(Math.sqrt(3) * (g - b), 2 * r - g - b) * 180) / Math.PI;
}
