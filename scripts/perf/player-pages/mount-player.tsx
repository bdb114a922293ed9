import { Player, type PlayerHandle, type PlayerProps } from '@northlight/player';
import { createRef } from 'react';
import { createRoot } from 'react-dom/client';
import '@northlight/player/styles.css';
import { box, src, startBenchPage } from './bench-page';

/** Shows the player with the given renderer. */
export function mountPlayer(renderer: PlayerProps['renderer']) {
  const root = createRoot(box);
  const handle = createRef<PlayerHandle>();
  const props = { src, renderer, label: 'Bench', width: 400, height: 400 };
  startBenchPage({
    mount: () => root.render(<Player ref={handle} {...props} loading="eager" autoplay loop />),
    unmount: () => root.render(null),
    pause: () => handle.current?.pause(),
    seek: (frame) => handle.current?.seek(frame),
    totalFrames: () => handle.current?.totalFrames ?? 0,
  });
}
