import type { PlayerOptions } from '../types';
import { stableStringify } from './source-text';

export const DEFAULT_PROPS = {
  label: '',
  poster: '',
  className: '',
  autoplay: false,
  loop: false,
  direction: 1,
  mode: 'normal',
  speed: 1,
  muted: true,
  volume: 1,
  initialPercent: 0,
  renderer: 'svg',
  rendererSettings: {},
  background: 'transparent',
  hover: false,
  hoverOut: 'stop',
  reducedMotion: 'respect',
  keepLastFrame: false,
  loading: 'lazy',
  preload: 'auto',
  freezeWhenUnseen: true,
  expressions: true,
  subframes: true,
  maxDensity: 2,
} as const satisfies Partial<PlayerOptions>;

type Defaults = Required<Pick<PlayerOptions, keyof typeof DEFAULT_PROPS>>;

/** The options of a player, with defaults filled in. */
export type PlayerSettings = PlayerOptions & Defaults;

/** Further options that become attributes of elements. */
const ATTRIBUTES = ['fit', 'width', 'height', 'id'];

/**
 * Replaces options that are `undefined` or `null`, or that have a wrong type, with their defaults, and omits those
 * that have no default.
 */
export function withDefaults<Options extends Partial<PlayerOptions>>(options: Options): Options & Defaults {
  const settings: Record<string, unknown> = { ...options };
  // Props from JSON can have other types.
  for (const [name, value] of Object.entries(DEFAULT_PROPS))
    if (typeof value === 'string' && typeof settings[name] !== 'string') settings[name] = value;
    else settings[name] ??= value;
  for (const name of ATTRIBUTES) if (typeof settings[name] === 'object') delete settings[name];
  if (!options.align?.every?.(Number.isFinite)) delete settings.align;
  const { maxDensity } = settings;
  if (typeof maxDensity !== 'number' || !(maxDensity > 0)) settings.maxDensity = DEFAULT_PROPS.maxDensity;
  return settings as Options & Defaults;
}

/** If one of these props changes, the loaded animation is rendered again. */
const RERENDERING = ['renderer', 'expressions', 'rendererSettings', 'slots', 'colors', 'themeId'] as const;
/**
 * If one of these props changes, the animation is laid out again, or rendered again if the renderer can't
 * change the layout.
 */
const RELAYOUTING = ['fit', 'align', 'maxDensity'] as const;

export type SettingsChanges = ReturnType<typeof compareSettings>;

/** Compares settings by content. A new object with the same content doesn't count as a change. */
export function compareSettings(before: PlayerSettings, next: PlayerSettings) {
  const differs = (name: keyof PlayerSettings) =>
    stableStringify([next[name]]) !== stableStringify([before[name]]);
  return {
    differs,
    rerenders: RERENDERING.some(differs),
    relayouts: RELAYOUTING.some(differs),
  };
}
