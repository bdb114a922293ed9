import type { Route } from 'next';
import * as v from 'valibot';
import {
  address,
  alternative,
  anyOf,
  dataAttributes,
  HEADING_WORD,
  id,
  line,
  list,
  number,
  object,
  oneOf,
  STAT_LENGTH,
  setting,
  sharedText,
  text,
} from './field-types';

const label = text(150);
export const heading = text(60, [], HEADING_WORD);

/** A section's heading and its introductory text. */
export const sectionText = object({ title: heading, lead: v.optional(text(260)) });

/** A link to a page or to a section of a page. */
export const pageLink = object({ label, href: address<Route>() });

/** A link in the header. Labels are short, because the links are in one row. */
export const navigationLink = object({ label: text(27), href: address<Route>() });

type OutsideHref = `https://${string}` | `mailto:${string}` | `tel:${string}`;

/** An external link, which leads to a different origin or has the scheme `mailto:` or `tel:`. */
export const outsideLink = object({ label, href: address<OutsideHref>() });

/** A link to a profile on a social network, shown as the network's icon. */
export const networkLink = object({
  network: oneOf(['linkedin', 'youtube', 'instagram']),
  ...outsideLink.entries,
});

/** A link to a page, an external URL or a file. */
export const siteLink = object({ label, href: address<Route | OutsideHref | `/files/${string}`>() });

/** A link to a page, an external URL or a file; or the label of a button that opens a legal text. */
export const footerLink = anyOf(siteLink, object({ label, dialog: setting }));

/** The drawings. `artwork/scenes/all.ts` draws each of them. */
const scene = oneOf([
  'campus',
  'project-management',
  'maintenance-management',
  'design-services',
  'primary-school',
  'secondary-school',
  'college',
  'university-laboratory',
  'student-residence',
  'profile-cover',
  'survey-engineer',
  'project-engineer',
  'duty-engineer',
  'post-chilled-water',
  'post-controls',
  'post-energy',
  'post-coil-valves',
  'post-school-year',
  'post-load-curves',
]);

/** A drawing with alternative text. */
export const drawing = object({ scene, alt: alternative });

/** A picture in `public/`, with its size in pixels and alternative text. */
const pictureFile = object({
  file: address<`/${string}`>(),
  /** A picture of the same size for the dark color scheme. */
  dark: v.optional(address<`/${string}`>()),
  width: number,
  height: number,
  alt: alternative,
});

/** A drawing, or a picture in `public/`. */
export const picture = anyOf(drawing, pictureFile);

const caption = text(200);

/** A picture in a text, with a caption. */
export const figure = anyOf(
  object({ ...drawing.entries, caption }),
  object({ ...pictureFile.entries, caption }),
);

/** A page's metadata, for search results, the title block and link previews. */
export const pageMeta = object({
  title: sharedText(line(45)),
  description: sharedText(line(180)),
  /** The name in the title block, if it differs from the page's title. */
  pageName: v.optional(sharedText(text(60))),
  /** The page that search engines should list instead of this page. */
  canonical: v.optional(address<Route>()),
  /** `false` excludes the page from search results. Other values are not allowed. */
  index: v.optional(v.literal(false, 'false, without quotes, or left out')),
  /** The share image (1200 × 630 px), which the build draws. */
  share: object({
    theme: oneOf(['light', 'dark']),
    scene,
    /** The image's title, in large type above the page's description. */
    title: sharedText(heading),
  }),
});

/** A measured value with its unit and label. */
export const stat = object({ value: text(STAT_LENGTH), unit: text(10), label });

/** A figure beside the animation of a day. */
export const dayStat = object({
  ...stat.entries,
  /**
   * What the figure and its label are while the animation shows an hour of the day. The label can contain `{time}`, the
   * value before the work (`{before}`), and for the load also the value after it (`{after}`).
   */
  hourly: object({
    figure: oneOf(['load', 'saving', 'classroom']),
    label: text(150, ['{time}', '{before}', '{after}']),
  }),
});

const PERCENT = 'a number from 0 to 100';

/** An animation. `src` is a path in `public/`. */
export const animation = object({
  src: address<`/${string}`>(),
  width: number,
  height: number,
  label,
  /**
   * Whether the animation's slots have the names of the colors in `solid` (colors.ts). If so, the animation
   * and its poster use these colors in the dark scheme.
   */
  followsScheme: v.optional(v.literal(true, 'true, without quotes, or left out')),
  /**
   * The position that the animation and its poster show first, in percent of the animation's length.
   */
  initialPercent: v.optional(v.pipe(number, v.minValue(0, PERCENT), v.maxValue(100, PERCENT))),
  /**
   * The hours of the day at the start and at the end of the animation. If they are set, the player shows the
   * time of day instead of seconds.
   */
  hours: v.optional(v.tuple([number, number], 'two numbers, such as [0, 24]')),
});

const formField = object({
  /** The field's name in the posted JSON. */
  name: v.pipe(
    v.string('text in quotes'),
    v.regex(/^[a-z][a-z0-9-]*$/, 'lowercase letters, digits and hyphens, starting with a letter'),
  ),
  label,
  /** `reply` is an email address or a telephone number. */
  kind: oneOf(['text', 'email', 'reply', 'message']),
  /**
   * Whether the form has the field only if it is connected to a service. Otherwise, visitors send the text by
   * email, which contains their address.
   */
  ifConnected: v.optional(v.literal(true, 'true, without quotes, or left out')),
  autoComplete: v.optional(setting),
  /** The number of rows of a message field. */
  rows: v.optional(number),
});

export const form = object({
  id,
  /**
   * The subject of the email that the form offers to write if sending the entered text fails. If the form has
   * a field with the name `topic`, the text of this field is added to the subject.
   */
  subject: text(60),
  fields: v.pipe(
    list(formField),
    v.checkItems(
      ({ name }, index, fields) => fields.findIndex((field) => field.name === name) === index,
      'a field with a unique name',
    ),
  ),
  submit: text(24),
});

const SCRIPT_HASH = 'the sha384-… hash that the script’s provider publishes for this address';

/** Returns whether a URL has the scheme https: and can be a source in a content security policy. */
const isHttps = (value: string) => /^https:\/\/[\w.:-]+(\/\S*)?$/.test(value) && URL.canParse(value);

/** The domains of common analytics and advertising scripts that set cookies or store identifiers. */
const COOKIE_DOMAINS = [
  ...['googletagmanager.com', 'google-analytics.com', 'googleadservices.com', 'doubleclick.net'],
  ...['facebook.net', 'facebook.com', 'licdn.com', 'ads-twitter.com', 'tiktok.com', 'pinimg.com'],
  ...['clarity.ms', 'bing.com', 'hotjar.com', 'yandex.ru', 'hs-scripts.com', 'hs-analytics.net'],
  ...['segment.com', 'mxpnl.com', 'amplitude.com', 'fullstory.com', 'intercom.io'],
];

/** Returns a check that a URL doesn't belong to a service that stores data in browsers. */
function withoutCookies<Url extends string>() {
  const isListed = (url: Url) =>
    URL.canParse(url) && COOKIE_DOMAINS.some((domain) => `.${new URL(url).host}`.endsWith(`.${domain}`));
  return v.check<Url, (issue: v.CheckIssue<Url>) => string>(
    (url) => !isListed(url),
    ({ input }) =>
      `the address of a service without cookies, such as Plausible, Fathom or GoatCounter: ${new URL(input).host} stores data in browsers, but the legal texts say that nothing does`,
  );
}

/** A script of this site or another origin. */
const script = object({
  src: v.pipe(
    address<`/${string}` | `https://${string}`>(),
    v.check(
      (src) => src.startsWith('/') || isHttps(src),
      'the path of a file in public/, or an https: address',
    ),
    withoutCookies(),
  ),
  /** The subresource integrity hash. Required for a third-party script from a different origin. */
  integrity: v.optional(
    v.pipe(
      setting,
      v.regex(/^sha(256-[A-Za-z0-9+/]{43}=|384-[A-Za-z0-9+/]{64}|512-[A-Za-z0-9+/]{86}==)$/, SCRIPT_HASH),
    ),
  ),
  attributes: dataAttributes,
});

/** A script in the Partners section. It loads when the page is idle and the section is near the viewport. */
export const thirdPartyScript = v.pipe(
  script,
  v.forward(
    v.check(({ src, integrity }) => src.startsWith('/') || integrity !== undefined, SCRIPT_HASH),
    ['integrity'],
  ),
);

const origin = v.pipe(
  address<`https://${string}`>(),
  v.check(
    (value) => isHttps(value) && new URL(value).origin === value,
    'https:// and a domain, with nothing after it',
  ),
  withoutCookies(),
);

/** An analytics script that sets no cookies. It loads on every page when the page is idle. */
export const analytics = object({
  ...script.entries,
  /** The origins to which the script sends data, if they differ from the script's origin. */
  sendsTo: v.optional(list(origin)),
});
