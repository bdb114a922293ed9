import type { Route } from 'next';
import type { SceneName } from '@/components/drawings/scene';

/** A link to a page or a section of one. The address is checked against the routes that exist. */
export type PageLink = { label: string; href: Route };

/** A link out of the site: another origin, `mailto:` or `tel:`. */
export type OutsideLink = { label: string; href: `https://${string}` | `mailto:${string}` | `tel:${string}` };

/** A label that opens one of the legal texts in a dialog. */
type DialogLink = { label: string; dialog: string };

/** A link to a file that visitors load: a brochure, a table, a film. */
export type FileLink = { label: string; href: `/files/${string}` };

export type FooterLink = PageLink | OutsideLink | FileLink | DialogLink;

/** An old address and the page or section that it leads to now. */
export type Redirect = { from: `/${string}`; to: Route };

export type FooterList = { title: string; links: readonly FooterLink[] };

/** What search results, the title block and share cards say of a page. */
export type PageMeta = {
  title: string;
  description: string;
  /** Its title in the title block, where that is another. */
  sheet?: string;
  /** The page that stands for it in search results, when that is another. */
  canonical?: Route;
  /** `false`: search engines are asked to leave the page out. */
  index?: false;
  /** Its picture where it is shared. */
  share: ShareCard;
};

/** What stands above a section. */
export type SectionText = { title: string; lead?: string };

/** Where a section stands: `id` is its fragment, `tag` its number in the drawing set. */
export type SectionPlace = { id: string; tag: string };

/** A measured value: the figure and its unit apart, so that they can be set apart. */
export type Figure = { value: string; unit: string; label: string };

/** A drawing and what it shows, for those who can't see it. */
export type Drawing = { scene: SceneName; alt: string };

/** A photograph in `content/photos/` and what it shows. */
export type Photo = { photo: string; alt: string };

export type Picture = Drawing | Photo;

/** What the build found of a photograph: px of its largest version, its prevailing colour, and what it is known by. */
export type PhotoShape = { width: number; height: number; colour: string; hash: string };

/** The picture of a page where it is shared: 1200 × 630 px, made by the build. */
export type ShareCard = {
  theme: 'light' | 'dark';
  scene: SceneName;
  /** Large; the page's description stands under it. */
  title: string;
};

export type HeroWord = {
  word: string;
  line: string;
  /** The layer of the campus drawing that the word lights up. */
  layer: 'chilled-water' | 'controls' | 'energy';
};

export type Service = {
  id: string;
  title: string;
  picture: Drawing;
  /** Two sentences. */
  summary: string;
  more: { text: string; items: readonly string[] };
};

/** The services under their heading. */
export type ServicesText = SectionText & {
  more: string;
  /** Completes `more` for who hears it; `{service}` stands for the service's title. */
  moreOn: string;
  list: readonly Service[];
};

/** One row of a project's results: the same thing measured before and after. */
export type Result = { measure: string; before: string; after: string; change: string };

export type Project = {
  /** Kebab-case; the dialog's id. */
  id: string;
  name: string;
  /** The kind of place, such as "Primary school". */
  place: string;
  /** Floor area and people, with units. */
  size: string;
  picture: Picture;
  /** One sentence on the work. */
  work: string;
  saving: Figure;
  brief: string;
  steps: readonly string[];
  results: readonly Result[];
  /** How and over how long the results were measured. */
  method: string;
};

export type Partner = {
  id: string;
  name: string;
  /** What the maker makes. */
  makes: string;
  /** File in `public/partners`, with the drawing's own size in px. */
  mark: { file: `${string}.svg`; width: number; height: number };
};

export type Post = { id: string; title: string; description: string; picture: Picture };

export type FormField = {
  /** The key in the JSON that is posted. */
  name: string;
  label: string;
  kind: 'text' | 'email' | 'message';
  autoComplete?: string;
  /** Rows of a message box. */
  rows?: number;
};

export type FormContent = {
  id: string;
  /** Subject of the message that the visitor's own mail program opens. */
  subject: string;
  fields: readonly FormField[];
  submit: string;
};

/** What every form says. `{mail}` stands for the mail link. */
export type FormTexts = {
  notConnected: string;
  /** The same where nothing was typed. */
  notConnectedEmpty: string;
  /** Said before the fields of a form that checks them. */
  required: string;
  sending: string;
  sent: string;
  failed: string;
  /** The server found something wrong with what was typed, and says what beside the field. */
  refused: string;
  tooLarge: string;
  /** `{wait}` stands for how long. */
  tooMany: string;
  /** How `{wait}` reads: `{seconds}` is the number; and where the server gave none. */
  wait: string;
  waitUnknown: string;
  /** What only a program fills in was filled in. */
  held: string;
  /** The name of the field that no person sees. */
  trap: string;
  noScript: string;
};

export type LegalText = { id: string; title: string; paragraphs: readonly string[] };

/** A script that stands in the Partners section: loaded after the page is idle and near view. */
export type Snippet = {
  /** A path in `public/` or an https address. */
  src: `/${string}` | `https://${string}`;
  /** Subresource integrity; needed for an https address, left out for a file of our own. */
  integrity?: string;
  attributes: Readonly<Record<`data-${string}`, string>>;
};

/** A script that counts visits without cookies: on every page, once it is idle. */
export type Visits = {
  /** A path in `public/` or an https address. */
  src: `/${string}` | `https://${string}`;
  /** Subresource integrity, where the script's maker gives it: one that is changed without notice has none. */
  integrity?: string;
  /** As its maker gives them, such as `data-domain`. */
  attributes: Readonly<Record<`data-${string}`, string>>;
  /** Where it sends what it counts, when that is not where it comes from. */
  sendsTo?: readonly `https://${string}`[];
};

export type Question = { question: string; answer: string };

export type Step = { title: string; text: string; time: string };

/** An animation for the player; `src` is a path in `public/`. */
export type Animation = {
  src: `/${string}`;
  width: number;
  height: number;
  label: string;
  /** Where it has slots of the names of `solid` (colours.ts): by night those colours are in them, and in its poster. */
  followsScheme?: true;
};
