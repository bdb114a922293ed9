import type { PlayerProps } from '../types';

/** Props that have a default. */
type PropWithDefault =
  | 'autoplay'
  | 'loop'
  | 'direction'
  | 'mode'
  | 'speed'
  | 'renderer'
  | 'rendererSettings'
  | 'background'
  | 'hover'
  | 'hoverOut'
  | 'reducedMotion'
  | 'keepLastFrame'
  | 'loading'
  | 'freezeWhenUnseen'
  | 'expressions'
  | 'subframes';

/** A player's props with the defaults filled in. */
export type PlayerSettings = PlayerProps & Required<Pick<PlayerProps, PropWithDefault>>;
