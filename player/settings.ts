import type { PlayerProps } from './types';

/** The contract's defaults, in one place. */
const DEFAULTS = {
  autoplay: false,
  loop: false,
  direction: 1,
  speed: 1,
  renderer: 'svg',
  rendererSettings: {},
  background: 'transparent',
  hover: false,
  keepLastFrame: false,
  loading: 'lazy',
  freezeWhenUnseen: true,
  expressions: false,
  subframes: true,
} as const satisfies Partial<PlayerProps>;

const RENDERER_SETTINGS = { clearCanvas: false, hideOnTransparent: true, progressiveLoad: true };

/** A player's props with the defaults filled in. */
export type PlayerSettings = PlayerProps & Required<Pick<PlayerProps, keyof typeof DEFAULTS>>;

/** @param props a prop that is `undefined` counts as left out */
export function withDefaults(props: PlayerProps): PlayerSettings {
  const given = Object.fromEntries(
    Object.entries(props).filter(([, value]) => value !== undefined),
  ) as PlayerProps;
  return {
    ...DEFAULTS,
    ...given,
    rendererSettings: { ...RENDERER_SETTINGS, ...given.rendererSettings },
  };
}
