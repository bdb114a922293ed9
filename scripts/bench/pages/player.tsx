import { createRef } from 'react';
import { createRoot } from 'react-dom/client';
import { Player } from '@/player';
import type { PlayerHandle } from '@/player/types';
import { box, src, startBenchPage } from './bench-page';

const root = createRoot(box);
const handle = createRef<PlayerHandle>();

startBenchPage({
  mount: () =>
    root.render(
      <Player ref={handle} src={src} label="Bench" loading="eager" autoplay loop width={400} height={400} />,
    ),
  unmount: () => root.render(null),
  pause: () => handle.current?.pause(),
  seek: (frame) => handle.current?.seek(frame),
  totalFrames: () => handle.current?.totalFrames ?? 0,
});
