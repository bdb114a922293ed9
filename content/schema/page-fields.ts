import * as v from 'valibot';
import { animation, dayStat, drawing, form, pageLink, pageMeta, picture, sectionText, stat } from './entries';
import { DISPLAY_WORD, id, list, number, object, oneOf, sectionNames, setting, text } from './field-types';
import { excessInRow, excessOnPhone } from './word-width';

/** All sections of the pages, keyed by the module of the page. */
export const sectionsOfModule = {
  home: ['services', 'energy', 'projects', 'contact', 'partners'],
  home1: ['process', 'figures', 'work', 'questions', 'contact'],
  profile: ['notes', 'message'],
} as const;

export const service = object({
  id,
  title: text(60),
  picture,
  /** A summary of the service in two sentences. */
  summary: text(260),
  more: object({ text: text(380), items: list(text(120)) }),
});

export const home = object({
  meta: pageMeta,
  sections: sectionNames(sectionsOfModule.home),
  hero: object({
    tag: text(44),
    layers: text(60),
    allLayers: text(24),
    words: v.pipe(
      list(
        object({
          word: v.pipe(
            text(8),
            v.check(
              (word) => excessOnPhone(word) <= 0,
              ({ input }) => `a shorter word: ${input} is ${excessOnPhone(input)} % too wide for a phone`,
            ),
          ),
          line: text(48),
          /** The layer of the campus drawing that the word highlights. */
          layer: oneOf(['chilled-water', 'controls', 'energy']),
          /** The name of the layer, below the word. */
          system: text(24),
          /** What the layer shows. The text appears while the layer is highlighted. */
          shown: text(110),
        }),
      ),
      v.check(
        (words) => excessInRow(words.map(({ word }) => word)) <= 0,
        ({ input }) => {
          const words = input.map(({ word }) => word);
          return `a list of shorter words: ${words.join(', ')} are ${excessInRow(words)} % too wide for one row`;
        },
      ),
    ),
    lead: text(260),
    /** One or two links. The first one looks like a primary button. */
    actions: list(pageLink),
    picture: drawing,
  }),
  services: object({
    ...sectionText.entries,
    more: text(24),
    /** The label while the text is shown. */
    less: text(24),
    /** Appended to the labels `more` and `less` for screen readers. `{service}` is replaced with the service's title. */
    moreOn: text(48, ['{service}']),
    list: list(service),
    /** What clients must know before they order: certificates, insurance, checks and the area. */
    credentials: list(object({ name: text(24), text: text(60) })),
  }),
  energy: object({ ...sectionText.entries, animation, stats: list(dayStat), note: text(120) }),
  projectsSection: object({
    ...sectionText.entries,
    /** The ids of the projects whose clients are quoted below the list. */
    quoted: list(setting),
    /** A link below the quotes. */
    next: pageLink,
  }),
  partnersSection: object({
    ...sectionText.entries,
    carousel: text(40),
    previous: text(16),
    next: text(16),
    pause: text(16),
    play: text(16),
  }),
});

const month = v.pipe(
  number,
  v.integer('a whole number'),
  v.minValue(1, 'a number from 1 to 11'),
  v.maxValue(11, 'a number from 1 to 11'),
);

export const home1 = object({
  meta: pageMeta,
  sections: sectionNames(sectionsOfModule.home1),
  hero: object({
    tag: text(44),
    title: text(60, [], DISPLAY_WORD),
    lead: text(260),
    action: pageLink,
    animation,
  }),
  process: object({
    ...sectionText.entries,
    /** The names of the months in the timeline. */
    months: v.pipe(list(text(4)), v.length(11, 'a list of 11 months')),
    steps: list(
      object({
        title: text(60),
        text: text(380),
        time: text(32),
        /** The first and the last month of the step, counted from 1. */
        span: v.tuple([month, month], 'two numbers from 1 to 11, such as [3, 5]'),
      }),
    ),
  }),
  /** `main`: one or two figures in large type, above the others. */
  stats: object({ ...sectionText.entries, main: list(stat), list: list(stat) }),
  teasers: object({
    ...sectionText.entries,
    /** The ids of the projects that the page shows. */
    projects: list(setting),
    all: pageLink,
  }),
  questions: object({
    ...sectionText.entries,
    list: list(object({ question: text(80), answer: text(360) })),
  }),
});

export const profile = object({
  meta: pageMeta,
  sections: sectionNames(sectionsOfModule.profile),
  profile: object({
    tag: text(44),
    cover: drawing,
    trade: text(90),
    follow: text(16),
    /** What the follow button does. */
    followNote: text(90),
    counts: list(v.omit(stat, ['unit'])),
    text: text(380),
  }),
  notes: object({
    ...sectionText.entries,
    read: text(24),
    /** The line that shows a post's date and reading time. */
    details: text(60, ['{date}', '{minutes}']),
  }),
  message: object({ ...sectionText.entries, form }),
});

export const comingSoon = object({
  meta: pageMeta,
  teaser: object({
    tag: text(44),
    title: text(60, [], DISPLAY_WORD),
    lead: text(260),
    animation,
    form,
    /** How often visitors who subscribe receive an email. */
    note: text(120),
  }),
});
