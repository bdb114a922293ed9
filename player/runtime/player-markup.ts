import type { PlayerView } from '../core/select';
import type { PlayerSettings } from '../core/settings';
import type { Markup } from './markup';

/** `Player` also passes its props. */
type Settings = PlayerSettings & { controls?: unknown };

/** The module that describes the failure notice. `undefined` before it has loaded, `null` if it can't be loaded. */
export type NoticeModule = typeof import('./failure-notice') | null | undefined;

/** Returns the class attribute of a player's outer element. */
export const outerClass = ({ className }: PlayerSettings) => `player ${className}`.trim();

/**
 * Describes the elements of a player, as they are in the static HTML and on the page. The controls and everything
 * else that React renders come after the element `player-view`.
 */
export const playerMarkup = (settings: Settings, view: PlayerView, notice?: NoticeModule): Markup => [
  'div.player',
  { class: outerClass(settings), 'data-state': view.state },
  [['div.player-view', {}, viewMarkup(settings, view, notice)]],
];

/** Describes the contents of the element `player-view`. */
export function viewMarkup(settings: Settings, view: PlayerView, notice?: NoticeModule): readonly Markup[] {
  const { label, labels, id, hover, controls, poster, fit, align, loading } = settings;
  const { state, background, rendering, isLoading, isReversing, error } = view;
  const [width, height] = settings.width && settings.height ? [settings.width, settings.height] : [16, 9];
  // Until the animation has loaded, the hover button has no effect, so the stage has the label instead.
  const isNamed = label !== '' && !(hover && rendering);
  // An animation with an empty label is decorative and is hidden.
  const isHidden = !label;
  const stage = {
    ...(id !== undefined && { id }),
    'aria-busy': String(isLoading && !rendering),
    role: isNamed && 'img',
    'aria-label': isNamed && label,
    'aria-hidden': isHidden,
    // A click on the animation moves the focus into the player, where the shortcuts of the controls work.
    tabindex: Boolean(controls) && -1,
  };
  // The SVG element gives the player its aspect ratio, and its rectangle shows the background.
  const box = {
    width,
    height,
    viewBox: `0 0 ${width} ${height}`,
    preserveAspectRatio: 'none',
    fill: 'none',
    'aria-hidden': true,
  };
  const image = { 'data-fit': fit, 'data-align': align?.join(), loading, src: poster, alt: '' };
  const button = {
    type: 'button',
    tabindex: isHidden && -1,
    'aria-label': label,
    'aria-pressed': String(state === 'playing' && !isReversing),
    'aria-hidden': isHidden,
  };
  const failure = error && notice?.failureNotice(settings, error.code);
  const lost = `${labels?.lost ?? '{name} could not be loaded.'}`.replace('{name}', () => label);
  return [
    [
      'div.player-stage',
      stage,
      [
        ['svg.player-box', box, [['rect', { width, height, fill: background }]]],
        ['img.player-poster', !rendering && poster && image],
      ],
    ],
    failure || ['div.player-failure'],
    ['p', error && notice === null && label && { role: 'alert' }, [], lost],
    ['button.player-hover', hover && !error && button],
  ];
}
