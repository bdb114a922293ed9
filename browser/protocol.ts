import type { SitePlayerSettings } from './player/player-options';

/** The attributes that the pages, their scripts, their styles and the build share. */
export enum Attribute {
  /** The name of an island (`IslandName`). The module `browser/<name>` mounts it. */
  Island = 'data-island',
  /** When the island's module loads (`IslandTrigger`). */
  When = 'data-when',
  /** The island's settings, as JSON (`IslandSettings`). */
  Settings = 'data-settings',
  /** The name of a module that completes the island after the island's own module (`ModuleName`). */
  Then = 'data-then',
  /** The prefix of the ids that React generates in the island. The build sets it. */
  IdPrefix = 'data-id-prefix',
  /** On an island that handles presses. */
  Mounted = 'data-mounted',
  /** On an island whose module couldn't be loaded. */
  Failed = 'data-failed',
  /** On a hidden element in an island. It is shown if the island's module can't be loaded. */
  Failure = 'data-failure',
  /** On the inline script: the scripts of each module, as JSON (`IslandScripts`, keyed by `ModuleName`). */
  Scripts = 'data-scripts',
  /** On `<html>`: the analytics script, as JSON (`ScriptSettings`). */
  Analytics = 'data-analytics',
  /** On `<html>`, if the visitor prefers to save data. */
  SavesData = 'data-saves-data',
  /** On `<html>`, since the first interaction with the page. */
  Interacted = 'data-interacted',
  /** On a dialog that opens when the URL's fragment is its id. */
  DeepLink = 'data-deep-link',
  /** On a link to a form: the topic to enter in the form. */
  Topic = 'data-topic',
  /** On the line above a form's message: the line's text, with `{topic}`. It is empty until a link is followed. */
  About = 'data-about',
  /** On the status of a form: what happened (`FormPhase`). */
  Phase = 'data-phase',
  /** On a carousel that doesn't rotate. */
  Paused = 'data-paused',
  /** On a carousel whose slides all fit in the row, so that its buttons have no use. */
  Fits = 'data-fits',
}

/** A figure beside the animation of a day, in steps of a quarter of an hour from midnight. */
export type HourlyFigure = {
  /** The figure's label, with `{time}`, `{before}` and `{after}`. */
  label: string;
  /** The number of decimal places of all values. */
  digits: number;
  value: readonly number[];
  before?: readonly number[];
  after?: readonly number[];
};

/** The name of the hidden form field that only bots fill in. */
export const honeypotName = 'website';

/** What the site stores in `history.state`. Browsers keep it with the history entry. */
export type HistoryState = {
  /** The link that the visitor followed, as its `href` and its position among the links with that `href`. */
  followed?: { href: string; position: number };
  /** Whether opening a dialog has added the entry. */
  isDialog?: boolean;
  /** The list of scripts (`Attribute.Scripts`) because of which the page was reloaded. */
  reloadedFor?: string;
};

/**
 * When an island's module loads:
 * - `visible`: when the island is less than 300 px from the viewport.
 * - `interaction`: at the first interaction with the page, such as a key press or a movement of the pointer.
 * - `use`: at the first interaction with the island.
 *
 * A press on an island always loads its module.
 */
export type IslandTrigger = 'visible' | 'interaction' | 'use';

/** A script of another provider. */
export type ScriptSettings = {
  src: string;
  integrity?: string;
  attributes: Readonly<Record<string, string>>;
};

/** What happened to a submitted form. Each phase has a message. */
export type FormPhase =
  /** The form has no endpoint. */
  | 'notConnected'
  /** The form has no endpoint, and no field is filled in. */
  | 'notConnectedEmpty'
  /** The hidden field is filled in. */
  | 'spamSuspected'
  | 'sent'
  /** The server has rejected some fields. */
  | 'refused'
  | 'tooLarge'
  /** The server has received too many requests. The message contains `{wait}`. */
  | 'tooMany'
  | 'failed';

/** The settings of each island, which must be JSON. They are the only data that a module receives. */
export type IslandSettings = {
  /** The labels of the button that pauses and resumes the carousel. */
  carousel: Record<'pause' | 'play', string>;
  /** The text to copy, and the messages to announce. If the island is a link, its address is copied instead. */
  copy: { text?: string; copied: string; failed: string };
  /** The figures of the list's items. */
  'day-figures': readonly HourlyFigure[];
  dialog: null;
  follow: null;
  form: {
    /** The URL to which the form is posted as JSON. If it is unset, the form sends nothing. */
    endpoint?: string;
    /** Whether the endpoint also receives the page's query and the referrer, which name the campaign. */
    campaignData?: boolean;
    /** The email address for the link that replaces `{mail}` in messages. */
    mail: string;
    /** The subject of the mail. */
    subject: string;
    /** The names and labels of the fields, in order. */
    fields: readonly { name: string; label: string }[];
    /**
     * The messages, the button's label while the form is being sent (`sending`), and the texts for `{wait}`:
     * `wait` contains `{seconds}`, and `waitUnknown` is used if the number of seconds is unknown.
     */
    messages: Partial<Record<FormPhase | 'sending' | 'wait' | 'waitUnknown', string>>;
  };
  player: SitePlayerSettings;
  'third-party-script': ScriptSettings;
};

export type IslandName = keyof IslandSettings;

/** The name of a module. `player-controls` adds controls to the island `player` (`Attribute.Then`). */
export type ModuleName = IslandName | 'player-controls';

/** What the visitor has done on an island before it is mounted. */
export type Action = {
  type: 'click' | 'submit' | 'input';
  control: HTMLElement;
  /** The position of the control in the island. */
  position: number;
};

/** Handles an action before the island is mounted. @returns whether it has done so */
export type ActionHandler = (action: Action) => boolean;

/** A module that mounts an island. */
export type IslandModule = {
  /**
   * Mounts an island.
   * @param handleEarly passes the earlier actions to a handler, and those until the island is mounted. Actions that
   * the handler doesn't handle are replayed once the island is mounted.
   * @returns a promise if the island is mounted only later. It rejects if the island can't be shown.
   */
  default: (island: HTMLElement, handleEarly: (handler: ActionHandler) => void) => unknown;
};

/** A module that completes an island (`Attribute.Then`). */
export type CompletingModule = {
  /** Completes an island. `mounted` is what the island's own module has returned. */
  default: (island: HTMLElement, mounted: unknown) => unknown;
};

/** The URL of a module, and the URLs of the scripts that it imports before the island is mounted. */
export type IslandScripts = readonly [module: string, ...imported: string[]];

/** Returns the attributes of an island's element. */
export function islandAttributes<Name extends IslandName>(
  name: Name,
  when: IslandTrigger,
  settings: IslandSettings[Name],
) {
  return {
    [Attribute.Island]: name,
    [Attribute.When]: when,
    [Attribute.Settings]: settings === null ? undefined : JSON.stringify(settings),
    // In development, the module might change the element before React hydrates it.
    suppressHydrationWarning: true,
  };
}

/** Returns the settings of an island. */
export function islandSettings<Name extends IslandName>(element: Element, _name: Name): IslandSettings[Name] {
  return JSON.parse(element.getAttribute(Attribute.Settings) ?? 'null');
}
