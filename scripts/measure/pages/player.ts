import { createPlayer, type PlayerOptions } from '@northlight/player/vanilla';
import '@northlight/player/styles.css';
import { box, query } from './bench-page';

createPlayer({
  src: query.get('src') ?? '',
  renderer: query.get('renderer') as PlayerOptions['renderer'],
  label: 'Bench',
  width: 400,
  height: 400,
  loading: 'eager',
  autoplay: true,
  loop: true,
}).mount(box);
