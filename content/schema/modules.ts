import { english } from '@northlight/player/labels';
import type { Route } from 'next';
import * as v from 'valibot';
import { quantity } from '../quantity';
import { wordCount } from '../reading-time';
import { figure, footerLink, heading, navigationLink, pageMeta, picture, stat } from './entries';
import { address, color, date, id, list, listOrNone, number, object, setting, text } from './field-types';
import { comingSoon, home, home1, profile } from './page-fields';
import { site } from './site-fields';

const shade = object({ tint: color, ink: color, soft: color, line: color, edge: color, danger: color });

const colors = object({
  colors: object({
    accent: color,
    light: object({ ...shade.entries, paper: color, accentText: color }),
    dark: object({ ...shade.entries, deep: color }),
    solid: object({ ink: color, top: color, left: color, right: color, glass: color }),
  }),
});

/** A row in the table of a project's results: a value before and after the work. */
export const result = v.pipe(
  object({
    measure: text(40),
    before: v.pipe(
      text(32),
      v.check(
        (before) => quantity(before) !== undefined,
        'a text with a number, which the page draws as a bar',
      ),
    ),
    after: text(32),
    change: text(20),
  }),
  v.forward(
    v.check(({ before, after }) => {
      const [one, other] = [quantity(before), quantity(after)];
      return one === undefined || one.unit === other?.unit;
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
  /** The cost of the work, as a band. */
  cost: text(32),
  /** The year or the season in which the work was done. */
  built: text(24),
  /** The time in which the saving has paid for the work. */
  payback: text(40),
  picture,
  /** The firm's work on the project, in one sentence. */
  work: text(150),
  saving: stat,
  brief: text(420),
  steps: list(text(180)),
  results: list(result),
  /** How and when the results were measured. */
  method: text(160),
  /** What a person at the client says, named only by role. */
  quote: object({ text: text(140), role: text(40) }),
});

const projects = object({
  projectTexts: object({
    explore: text(24),
    brief: text(32),
    steps: text(32),
    results: text(32),
    facts: object({ size: text(24), cost: text(24), built: text(24), payback: text(24) }),
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
    /** The picture on the post's card. */
    picture,
    published: date,
    /** The paragraphs before the figure. */
    text: paragraphs,
    figure,
    /** The parts of the post after the figure, each with a heading. */
    sections: list(object({ title: heading, text: paragraphs })),
  }),
  v.forward(
    v.check(
      (post) => wordCount(post) <= 600,
      ({ input }) =>
        `a text that has at most 600 words together with all sections; it has ${wordCount(input)}`,
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
    /** More links in the mobile menu, such as sections of the home page. */
    sections: list(navigationLink),
    contact: navigationLink,
    buyNow: navigationLink,
    /** What the link `buyNow` does. */
    buyNowNote: text(120),
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
