import type { Route } from 'next';
import * as v from 'valibot';
import { sceneNames } from '@/components/drawings/scene';
import { trapName } from '@/components/ui/bot-trap';
import {
  address,
  alternative,
  anyOf,
  dataAttributes,
  FIGURE_LENGTH,
  id,
  line,
  list,
  number,
  object,
  oneOf,
  setting,
  sharedText,
  text,
} from './field-types';

// The entries that several modules of the content share.

const label = text(150);
const title = text(60);

/** What stands above a section. */
export const sectionText = object({ title, lead: v.optional(text(260)) });

/** A link to a page or a section of one. */
export const pageLink = object({ label, href: address<Route>() });

/** A link of the header, where labels stand next to each other. */
export const navigationLink = object({ label: text(27), href: address<Route>() });

type OutsideHref = `https://${string}` | `mailto:${string}` | `tel:${string}`;

/** A link out of the site: another origin, `mailto:` or `tel:`. */
export const outsideLink = object({ label, href: address<OutsideHref>() });

/** A link out of the site to a profile in a network, which its icon stands for. */
export const networkLink = object({
  network: oneOf(['linkedin', 'youtube', 'instagram']),
  ...outsideLink.entries,
});

/** A link to a page, out of the site or to a file that visitors load, or a label that opens a legal text. */
export const footerLink = anyOf(
  object({ label, href: address<Route | OutsideHref | `/files/${string}`>() }),
  object({ label, dialog: setting }),
);

const scene = oneOf(sceneNames);

/** A drawing, and what it shows for people who can't see it. */
export const drawing = object({ scene, alt: alternative });

/** A photograph in `content/photos/`, and what it shows. */
export const photo = object({ photo: setting, alt: alternative });

export const picture = anyOf(drawing, photo);

/** What search results, the title block and share cards show of a page. */
export const pageMeta = object({
  title: sharedText(line(45)),
  description: sharedText(line(180)),
  /** Its title in the title block, if that differs. */
  sheet: v.optional(sharedText(text(60))),
  /** The page that stands for it in search results, if that is another. */
  canonical: v.optional(address<Route>()),
  /** `false` asks search engines to leave the page out. */
  index: v.optional(v.literal(false, 'false, without quotes, or left out')),
  /** Its picture where it is shared: 1200 × 630 px, made by the build. */
  share: object({
    theme: oneOf(['light', 'dark']),
    scene,
    /** Large; the page's description stands under it. */
    title: sharedText(title),
  }),
});

/** A measured value; the figure and its unit are set apart. */
export const figure = object({ value: text(FIGURE_LENGTH), unit: text(10), label });

/** An animation for the player; `src` is a path in `public/`. */
export const animation = object({
  src: address<`/${string}`>(),
  width: number,
  height: number,
  label,
  /** For an animation with slots named as in `solid` (colours.ts): it and its poster have those colours by night. */
  followsScheme: v.optional(v.literal(true, 'true, without quotes, or left out')),
});

const formField = object({
  /** The key in the JSON that is posted. */
  name: v.pipe(
    v.string('a text in quotes'),
    v.regex(/^[a-z][a-z0-9-]*$/, 'small letters, digits and hyphens, a letter first'),
    v.notValue(trapName, `another name: people never see the box "${trapName}", which only programs fill in`),
  ),
  label,
  kind: oneOf(['text', 'email', 'message']),
  autoComplete: v.optional(setting),
  /** Rows of a message box. */
  rows: v.optional(number),
});

export const form = object({
  id,
  /** Subject of the message that the visitor's own mail program opens. */
  subject: text(60),
  fields: v.pipe(
    list(formField),
    v.checkItems(
      ({ name }, index, fields) => fields.findIndex((field) => field.name === name) === index,
      'a field whose name differs from those of the fields before it',
    ),
  ),
  submit: text(24),
});

const SCRIPT_HASH = 'the sha384-… that the script’s maker gives for this address';

/** Whether a content security policy can name the address. */
const isHttps = (value: string) => /^https:\/\/[\w.:-]+(\/\S*)?$/.test(value) && URL.canParse(value);

/** A script from elsewhere or of our own. */
const script = object({
  src: v.pipe(
    address<`/${string}` | `https://${string}`>(),
    v.check(
      (src) => src.startsWith('/') || isHttps(src),
      'the path of a file in public/, or an https: address',
    ),
  ),
  /** Subresource integrity, if the script's maker gives it. */
  integrity: v.optional(
    v.pipe(
      setting,
      v.regex(/^sha(256-[A-Za-z0-9+/]{43}=|384-[A-Za-z0-9+/]{64}|512-[A-Za-z0-9+/]{86}==)$/, SCRIPT_HASH),
    ),
  ),
  attributes: dataAttributes,
});

/** A script that stands in the Partners section: loaded after the page is idle and near view. */
export const snippet = v.pipe(
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
    'https:// and a host, with nothing after it',
  ),
);

/** A script that counts visits without cookies: on every page, once it is idle. */
export const visits = object({
  ...script.entries,
  /** Where it sends what it counts, if not to the host that it comes from. */
  sendsTo: v.optional(list(origin)),
});
