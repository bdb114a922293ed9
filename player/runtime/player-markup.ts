import type { PlayerView } from '../core/select';
import type { PlayerSettings } from '../core/settings';
import type { Markup } from './markup';

/** `Player` also passes its props. */
type Settings = PlayerSettings & { controls?: unknown };

/** The module that describes the failure notice. `undefined` before it has loaded, `null` if it can't be loaded. */
export type NoticeModule = typeof import('./failure-notice') | null | undefined;

/**
 * Describes the elements of a player, as they are in the static HTML and on the page. The controls and everything
 * else that React renders come after the element `player-view`.
 */
export function playerMarkup(settings: Settings, view: PlayerView, notice?: NoticeModule): Markup {
  const { label, labels, className, id, hover, controls, poster, fit, align, loading } = settings;
  const { state, background, build, isLoading, isReversing, error } = view;
  const size =
    settings.width && settings.height
      ? { width: settings.width, height: settings.height }
      : { width: 16, height: 9 };
  // An animation with an empty label is decorative and is hidden. Until the animation has loaded, the hover button has
  // no effect, so the stage has the label instead.
  const isNamed = label && !(hover && build);
  const isHidden = label ? undefined : true;
  const stage = {
    ...(id !== undefined && { id }),
    'aria-busy': isLoading && !build,
    role: isNamed ? 'img' : undefined,
    'aria-label': isNamed ? label : undefined,
    'aria-hidden': isHidden,
    // A click on the animation moves the focus into the player, where the shortcuts of the controls work.
    ...(controls ? { tabindex: -1 } : null),
  };
  // The SVG element gives the player its aspect ratio, and its rectangle shows the background.
  const box = {
    ...size,
    viewBox: `0 0 ${size.width} ${size.height}`,
    preserveAspectRatio: 'none',
    fill: 'none',
    'aria-hidden': true,
  };
  const image = { 'data-fit': fit, 'data-align': align?.join(), loading, src: poster, alt: '' };
  const button = {
    type: 'button',
    tabindex: label ? undefined : -1,
    'aria-label': label,
    'aria-pressed': state === 'playing' && !isReversing,
    'aria-hidden': isHidden,
  };
  const failure = error && notice?.failureNotice(settings, error.code);
  const isLost = error && notice === null && label;
  const lost = `${labels?.lost ?? '{name} could not be loaded.'}`.replace('{name}', () => label);
  return [
    'div.player',
    { class: `player ${className}`.trim(), 'data-state': state },
    [
      [
        'div.player-view',
        {},
        [
          [
            'div.player-stage',
            stage,
            [
              ['svg.player-box', box, [['rect', { ...size, fill: background }]]],
              ['img.player-poster', poster && !build ? image : null],
            ],
          ],
          failure ?? ['div.player-failure', null],
          ['p', isLost ? { role: 'alert' } : null, [], lost],
          ['button.player-hover', hover && !error ? button : null],
        ],
      ],
    ],
  ];
}
