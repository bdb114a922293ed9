import type { PlayerView } from '../core/select';
import type { PlayerSettings } from '../core/settings';

/*
 * The attributes of the player's elements. React, scripts and the static HTML all use them, so that each can
 * adopt what another has rendered. The names are valid in HTML and as props of React elements.
 */

/** Attributes by name. An attribute whose value is `undefined` is absent. */
export type Attributes = Readonly<Record<string, string | number | boolean | undefined>>;

/** The class of the element that contains the animation. React doesn't render its children. */
export const ANIMATION_CLASS = 'player-animation';

export const rootAttributes = ({ state }: PlayerView) => ({ 'data-state': state });

/** An animation with an empty label is decorative and is hidden. */
export function stageAttributes({ label, hover }: PlayerSettings, { build, isLoading }: PlayerView) {
  // Until the animation has loaded, the hover button has no effect, so the stage has the label instead.
  const isNamedByButton = hover && build;
  const isNamed = label && !isNamedByButton;
  return {
    'aria-busy': isLoading && !build,
    role: isNamed ? 'img' : undefined,
    'aria-label': isNamed ? label : undefined,
    'aria-hidden': label ? undefined : true,
  } as const;
}

/** The SVG element that gives the player its aspect ratio. */
export function boxAttributes(settings: PlayerSettings) {
  const { width, height } = boxSize(settings);
  return {
    width,
    height,
    viewBox: `0 0 ${width} ${height}`,
    preserveAspectRatio: 'none',
    fill: 'none',
    'aria-hidden': true,
  } as const;
}

/** The rectangle in the SVG element, which shows the background. */
export const backgroundAttributes = (settings: PlayerSettings, { background }: PlayerView) => ({
  ...boxSize(settings),
  fill: background,
});

const boxSize = ({ width, height }: PlayerSettings) =>
  width && height ? { width, height } : { width: 16, height: 9 };

export const posterAttributes = ({ poster, fit, align, loading }: PlayerSettings) => ({
  'data-fit': fit,
  'data-align': align?.join(),
  src: poster,
  alt: '',
  loading,
});

/**
 * Aligns the poster. Set by script, because a strict Content Security Policy blocks style attributes in the
 * static HTML. Without scripts, the style sheet aligns the poster, but only to edges and centers.
 */
export function alignPoster(poster: HTMLElement | null, { align }: PlayerSettings) {
  if (poster) poster.style.objectPosition = align ? `${align[0] * 100}% ${align[1] * 100}%` : '';
}

export const hoverButtonAttributes = ({ label }: PlayerSettings, { state, isReversing }: PlayerView) => ({
  type: 'button' as const,
  'aria-label': label,
  'aria-pressed': state === 'playing' && !isReversing,
  'aria-hidden': label ? undefined : true,
});
