import { Player } from '@northlight/player';
import { PlayerControls } from '@northlight/player/controls';
import { createElement } from 'react';

const players = {
  svg: { renderer: 'svg' },
  html: { renderer: 'html' },
  canvas: { renderer: 'canvas' },
  'canvas-debug': { src: '/expression.json', renderer: 'canvas', debug: true },
  controls: { controls: PlayerControls },
  expressions: { src: '/expression.json' },
};

/**
 * The page that every app renders. It is plain JavaScript, so Node and browsers can run it without a build.
 * @param show the names of the players to show, separated by spaces
 */
export function App({ show }) {
  const common = { src: '/animation.json', width: 8, height: 1, autoplay: true, loop: true };
  return show
    .split(' ')
    .map((name) => createElement(Player, { key: name, label: name, ...common, ...players[name] }));
}
