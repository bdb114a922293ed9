import { english } from '@northlight/player/labels';
import type { Route } from 'next';
import * as v from 'valibot';
import { quantity } from '../quantity';
import { wordCount } from '../reading-time';
import {
  animation,
  drawing,
  figure,
  footerLink,
  form,
  heading,
  navigationLink,
  pageLink,
  pageMeta,
  sectionText,
  stat,
} from './entries';
import {
  address,
  color,
  DISPLAY_WORD,
  date,
  id,
  list,
  listOrNone,
  number,
  object,
  oneOf,
  sectionNames,
  setting,
  text,
} from './field-types';
import { site } from './site';
import { excessInRow, excessOnPhone } from './word-width';

const shade = object({ tint: color, ink: color, soft: color, line: color, edge: color, danger: color });

const colors = object({
  colors: object({
    accent: color,
    light: object({ ...shade.entries, paper: color, accentText: color }),
    dark: object({ ...shade.entries, deep: color }),
    solid: object({ ink: color, top: color, left: color, right: color, glass: color }),
  }),
});

export const service = object({
  id,
  title: text(60),
  picture: drawing,
  /** A summary of the service in two sentences. */
  summary: text(260),
  more: object({ text: text(380), items: list(text(120)) }),
});

export const home = object({
  meta: pageMeta,
  sections: sectionNames(['services', 'energy', 'projects', 'contact', 'partners']),
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
    /** Appended to the label `more` for screen readers. `{service}` is replaced with the service's title. */
    moreOn: text(48, ['{service}']),
    list: list(service),
  }),
  energy: object({ ...sectionText.entries, animation, stats: list(stat), note: text(120) }),
  projectsSection: sectionText,
  partnersSection: object({
    ...sectionText.entries,
    carousel: text(40),
    previous: text(16),
    next: text(16),
    pause: text(16),
    play: text(16),
  }),
});

export const home1 = object({
  meta: pageMeta,
  sections: sectionNames(['process', 'figures', 'work', 'questions', 'contact']),
  hero: object({
    tag: text(44),
    title: text(60, [], DISPLAY_WORD),
    lead: text(260),
    action: pageLink,
    animation,
  }),
  process: object({
    ...sectionText.entries,
    steps: list(object({ title: text(60), text: text(380), time: text(32) })),
  }),
  stats: object({ ...sectionText.entries, list: list(stat) }),
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
  sections: sectionNames(['notes', 'message']),
  profile: object({
    tag: text(44),
    cover: drawing,
    trade: text(90),
    follow: text(16),
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
  }),
});

/** A row in the table of a project's results: a value before and after the work. */
export const result = v.pipe(
  object({ measure: text(40), before: text(32), after: text(32), change: text(20) }),
  v.forward(
    v.check(({ before, after }) => {
      const [one, other] = [quantity(before), quantity(after)];
      return one !== undefined && one.unit === other?.unit;
    }, 'a number with the unit of `before`, because the page draws both as bars'),
    ['after'],
  ),
);

const columnTitles = object({ measure: text(40), before: text(32), after: text(32), change: text(20) });

export const project = object({
  /** The id of the project's dialog. */
  id,
  name: text(60),
  /** The type of building, such as "Primary school". */
  place: text(32),
  /** The floor area and the number of people, with units. */
  size: text(44),
  picture: drawing,
  /** The firm's work on the project, in one sentence. */
  work: text(150),
  saving: stat,
  brief: text(420),
  steps: list(text(180)),
  results: list(result),
  /** How and when the results were measured. */
  method: text(160),
});

const projects = object({
  projectTexts: object({
    explore: text(24),
    brief: text(32),
    steps: text(32),
    results: text(32),
    columns: columnTitles,
  }),
  projects: list(project),
});

export const partner = object({
  id,
  name: text(60),
  /** The products of the partner. */
  makes: text(28),
  /** A file in `public/partners`, with its size in pixels. */
  logo: object({
    file: v.pipe(
      address<`${string}.svg`>(),
      v.check(
        (file) => file.endsWith('.svg'),
        'an SVG file, which is sharp at every size: ask the partner for the logo “as SVG, on a transparent background, with letters as outlines”',
      ),
    ),
    width: number,
    height: number,
  }),
});

const paragraphs = list(text(600));

export const post = v.pipe(
  object({
    /** The id of the post's dialog. */
    id,
    title: text(60),
    description: text(260),
    /** The drawing of the post's card. */
    picture: drawing,
    published: date,
    /** The paragraphs before the figure. */
    text: paragraphs,
    figure,
    /** The parts of the post after the figure, each with a heading. */
    sections: list(object({ title: heading, text: paragraphs })),
  }),
  v.forward(
    v.check(
      (post) => wordCount(post) >= 300 && wordCount(post) <= 600,
      ({ input }) =>
        `a text that has 300 to 600 words together with all sections; it has ${wordCount(input)}`,
    ),
    ['text'],
  ),
);

export const pages = object({
  // Accept any metadata here, because the schema of each page's module checks the metadata.
  pages: v.record(v.string(), v.looseObject({}, 'the meta of the page’s module')),
  navigation: object({
    label: text(27),
    home: address<'/'>(),
    links: list(navigationLink),
    contact: navigationLink,
    buyNow: navigationLink,
    menu: object({ id, label: text(27) }),
  }),
  footer: object({
    label: text(150),
    lists: list(object({ title: text(60), links: list(footerLink) })),
  }),
});

/**
 * Limits labels to 80 characters, which fill three lines of a popover on a phone. A label must have the same
 * placeholders as the English label.
 */
const playerLabels = object(
  Object.fromEntries(
    Object.entries(english).map(([name, label]) => [
      name,
      v.optional(text(80, label.match(/\{\w+\}/g) ?? [])),
    ]),
  ),
);

export const redirect = object({ from: address<`/${string}`>(), to: address<Route>() });

/** The exports of each content module. */
export const modules = {
  'content/announcement.ts': object({
    announcement: v.union([v.literal(''), text(120)], 'text in quotes'),
    announcementLabel: text(27),
  }),
  'content/test-page.ts': object({ meta: pageMeta }),
  'content/colors.ts': colors,
  'content/coming-soon.ts': comingSoon,
  'content/home.ts': home,
  'content/home1.ts': home1,
  'content/logo.ts': object({ firmLogo: object({ body: setting, lights: setting, icon: setting }) }),
  'content/pages.ts': pages,
  'content/partners.ts': object({ partners: list(partner) }),
  'content/player-labels.ts': object({
    playerLabels,
    playerFailure: object({ message: text(120), retry: text(24) }),
  }),
  'content/posts.ts': object({ posts: list(post) }),
  'content/profile.ts': profile,
  'content/projects.ts': projects,
  'content/redirects.ts': object({ redirects: listOrNone(redirect) }),
  'content/site.ts': site,
};

export type SiteContent = { [File in keyof typeof modules]: v.InferOutput<(typeof modules)[File]> };
