import type { PlayerOptions, PlayerProps } from '@northlight/player';
import { type Hours, minutesOf, TIME_EVENT } from './time-of-day';

/** The settings of a player on a page. They are JSON, because the page contains them. */
export type SitePlayerSettings = Pick<
  PlayerProps,
  | 'label'
  | 'labels'
  | 'poster'
  | 'width'
  | 'height'
  | 'autoplay'
  | 'loop'
  | 'hover'
  | 'loading'
  | 'initialPercent'
  | 'workerUrl'
  | 'scrub'
  | 'scrubArea'
  | 'buttons'
> & {
  src: string;
  controls?: boolean;
  /** Slot values for the dark scheme. */
  darkSlots?: PlayerProps['slots'];
  /** The colors that saved pictures have behind the animation. The page shows the same colors by its styles. */
  backgrounds?: { light: string; dark: string };
  /** The hours of the day at the start and at the end of the animation. */
  hours?: Hours;
};

/** Returns the options of a player, without its controls. */
export function playerOptions(settings: SitePlayerSettings, isDark: boolean): PlayerOptions {
  const { darkSlots, backgrounds, controls, hours, buttons, ...options } = settings;
  const slots = isDark ? darkSlots : undefined;
  return {
    ...options,
    renderer: 'canvas',
    className: 'w-full',
    slots,
    onFrame: hours && ((position) => tellTime(minutesOf(position, hours))),
  };
}

const tellTime = (detail: number) => dispatchEvent(new CustomEvent(TIME_EVENT, { detail }));

const darkSchemeQuery = () => matchMedia('(prefers-color-scheme: dark)');

export const darkScheme = {
  /** Returns whether the visitor prefers the dark scheme. When the static HTML is rendered, returns `false`. */
  matches: () => typeof matchMedia !== 'undefined' && darkSchemeQuery().matches,

  /** Calls the listener when the scheme changes. @returns a function that removes the listener */
  subscribe(listener: () => void): () => void {
    const scheme = darkSchemeQuery();
    scheme.addEventListener('change', listener);
    return () => scheme.removeEventListener('change', listener);
  },
};
