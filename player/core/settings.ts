import type { PlayerProps } from '../types';

/** The defaults of README.md's table of props. */
export const DEFAULT_PROPS = {
  autoplay: false,
  loop: false,
  direction: 1,
  mode: 'normal',
  speed: 1,
  renderer: 'svg',
  rendererSettings: { clearCanvas: false, hideOnTransparent: true, progressiveLoad: true },
  background: 'transparent',
  hover: false,
  hoverOut: 'stop',
  reducedMotion: 'respect',
  keepLastFrame: false,
  loading: 'lazy',
  freezeWhenUnseen: true,
  expressions: false,
  subframes: true,
  maxDensity: 2,
} as const satisfies Partial<PlayerProps>;

/** A player's props with the defaults filled in. */
export type PlayerSettings = PlayerProps & Required<Pick<PlayerProps, keyof typeof DEFAULT_PROPS>>;

/** Fills in the defaults. A prop that is `undefined` counts as left out; `rendererSettings` are merged over theirs. */
export function withDefaults(props: PlayerProps): PlayerSettings {
  const settings: Record<string, unknown> = { ...props };
  for (const [name, value] of Object.entries(DEFAULT_PROPS)) settings[name] ??= value;
  settings.rendererSettings = { ...DEFAULT_PROPS.rendererSettings, ...props.rendererSettings };
  return settings as PlayerSettings;
}
