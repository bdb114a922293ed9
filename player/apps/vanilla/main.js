import './element.js';
import { createPlayer } from './vanilla.js';

for (const renderer of ['svg', 'canvas']) {
  const options = { src: '/animation.json', label: renderer, renderer, autoplay: true, loop: true };
  const player = createPlayer({ ...options, width: 8, height: 1 });
  player.mount(document.getElementById(renderer));
  addEventListener('keydown', () => player.unmount());
}

addEventListener('keydown', () => document.querySelector('northlight-player').remove());
