import type { Route } from 'next';
import * as v from 'valibot';
import { english } from '@/player/ui/labels/english';
import {
  animation,
  drawing,
  figure,
  footerLink,
  form,
  navigationLink,
  pageLink,
  pageMeta,
  picture,
  sectionText,
} from './entries';
import {
  address,
  color,
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

const shade = object({ tint: color, ink: color, soft: color, line: color, edge: color, danger: color });

const colours = object({
  colours: object({
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
  /** Two sentences. */
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
    words: list(
      object({
        word: text(8),
        line: text(48),
        /** The layer of the campus drawing that the word lights up. */
        layer: oneOf(['chilled-water', 'controls', 'energy']),
      }),
    ),
    lead: text(260),
    /** One or two; the first is the loud one. */
    actions: list(pageLink),
    picture: drawing,
  }),
  services: object({
    ...sectionText.entries,
    more: text(24),
    /** Completes `more` for screen readers; `{service}` stands for the service's title. */
    moreOn: text(48, ['{service}']),
    list: list(service),
  }),
  energy: object({ ...sectionText.entries, animation, figures: list(figure), note: text(120) }),
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
  promise: object({ tag: text(44), title: text(60), lead: text(260), action: pageLink, animation }),
  process: object({
    ...sectionText.entries,
    steps: list(object({ title: text(60), text: text(380), time: text(32) })),
  }),
  figures: object({ ...sectionText.entries, list: list(figure) }),
  teasers: object({
    ...sectionText.entries,
    /** Ids of the projects shown. */
    projects: listOrNone(setting),
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
    counts: list(v.omit(figure, ['unit'])),
    text: text(380),
  }),
  notes: sectionText,
  message: object({ ...sectionText.entries, form }),
});

export const comingSoon = object({
  meta: pageMeta,
  teaser: object({ tag: text(44), title: text(60), lead: text(260), animation, form }),
});

/** One row of a project's results: the same thing measured before and after. */
export const result = object({ measure: text(40), before: text(32), after: text(32), change: text(20) });

export const project = object({
  /** The id of its dialog. */
  id,
  name: text(60),
  /** The kind of place, such as "Primary school". */
  place: text(32),
  /** Floor area and people, with units. */
  size: text(44),
  picture,
  /** One sentence on the work. */
  work: text(150),
  saving: figure,
  brief: text(420),
  steps: list(text(180)),
  results: list(result),
  /** How and over how long the results were measured. */
  method: text(160),
});

const projects = object({
  projectTexts: object({
    explore: text(24),
    copy: text(24),
    copied: text(24),
    copyFailed: text(48),
    brief: text(32),
    steps: text(32),
    results: text(32),
    columns: result,
  }),
  projects: listOrNone(project),
});

export const partner = object({
  id,
  name: text(60),
  /** What the maker makes. */
  makes: text(28),
  /** File in `public/partners`, with the drawing's own size in px. */
  mark: object({ file: address<`${string}.svg`>(), width: number, height: number }),
});

export const post = object({ id, title: text(60), description: text(260), picture });

export const pages = object({
  // Each page's own module holds its meta, where it is checked.
  pages: v.record(v.string(), v.looseObject({}, 'the meta of the page’s own module')),
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

/** A label stands in a popover, which holds three lines of it on a phone; its placeholders are those of the English one. */
const playerLabels = object(
  Object.fromEntries(
    Object.entries(english).map(([name, label]) => [
      name,
      v.optional(text(80, label.match(/\{\w+\}/g) ?? [])),
    ]),
  ),
);

export const redirect = object({ from: address<`/${string}`>(), to: address<Route>() });

/** What each module of the content exports. */
export const modules = {
  'content/test-page.ts': object({ meta: pageMeta }),
  'content/colours.ts': colours,
  'content/coming-soon.ts': comingSoon,
  'content/home.ts': home,
  'content/home1.ts': home1,
  'content/mark.ts': object({ firmMark: object({ body: setting, lights: setting, icon: setting }) }),
  'content/page-failure.ts': object({
    pageFailure: object({ title: text(60), text: text(380), action: text(24) }),
  }),
  'content/pages.ts': pages,
  'content/partners.ts': object({ partners: listOrNone(partner) }),
  'content/player-labels.ts': object({ playerLabels }),
  'content/posts.ts': object({ posts: listOrNone(post) }),
  'content/profile.ts': profile,
  'content/projects.ts': projects,
  'content/redirects.ts': object({ redirects: listOrNone(redirect) }),
  'content/site.ts': site,
};

export type SiteContent = { [File in keyof typeof modules]: v.InferOutput<(typeof modules)[File]> };
