import { DEFAULT_PROPS } from '../core/settings';
import type { PlayerOptions } from '../types';

/** The options of the element `<northlight-player>`, which has its own `id` and `class`, and events. */
export type OptionName = Exclude<keyof PlayerOptions, 'id' | 'className' | `on${string}`>;

const { className, ...defaults } = DEFAULT_PROPS;
const TEXTS: readonly OptionName[] = ['src', 'animationId', 'themeId', 'stateMachineId', 'workerUrl'];
const VALUES: readonly OptionName[] = [
  'width',
  'height',
  'slots',
  'stateMachineDefinition',
  'openUrls',
  'colors',
  'hotspots',
  'segment',
  'scrub',
  'scrubArea',
  'fit',
  'align',
  'labels',
];

export const OPTION_NAMES = [...(Object.keys(defaults) as OptionName[]), ...TEXTS, ...VALUES];

const attributeOf = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The options, keyed by their attributes, such as `worker-url`. */
export const optionsByAttribute = new Map(OPTION_NAMES.map((name) => [attributeOf(name), name]));

/** Returns the value of an attribute: JSON, such as `3` or `[0, 1]`, or a string. An empty attribute is `true`. */
export function parseAttribute(name: OptionName, text: string | null): unknown {
  if (text === null) return undefined;
  if (TEXTS.includes(name) || typeof DEFAULT_PROPS[name as keyof typeof DEFAULT_PROPS] === 'string')
    return text;
  try {
    return text === '' || JSON.parse(text);
  } catch {
    return text;
  }
}

/** Returns the value of a property. Vue sets a boolean property without a value, as in `<… autoplay>`, to `''`. */
export const parseProperty = (name: OptionName, value: unknown) =>
  value === '' && typeof DEFAULT_PROPS[name as keyof typeof DEFAULT_PROPS] === 'boolean' ? true : value;

export const EVENTS = [
  ...['load', 'ready', 'play', 'pause', 'stop', 'freeze', 'loop', 'complete', 'error'],
  ...['volumeChange', 'transition', 'machineEvent'],
  ...['stateChange', 'backgroundChange'],
];

/** Emitting these events takes time in each frame, so the element emits them only if it has a listener. */
export const FREQUENT_EVENTS = ['frame', 'marker'];

/** Returns the callbacks that emit events on an element. Names of events are in lower case. */
export const callbacksFor = (target: EventTarget, events: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(
    events.map((event) => [
      `on${event.charAt(0).toUpperCase()}${event.slice(1)}`,
      (detail: unknown) => target.dispatchEvent(new CustomEvent(event.toLowerCase(), { detail })),
    ]),
  );
