import { Player, type PlayerHandle, type PlayerProps } from '@northlight/player';
import { createRef } from 'react';
import { createRoot } from 'react-dom/client';
import '@northlight/player/styles.css';
import { box, query, startBenchPage } from './bench-page';

const handle = createRef<PlayerHandle>();
const props = {
  src: query.get('src') ?? '',
  renderer: query.get('renderer') as PlayerProps['renderer'],
  label: 'Bench',
  width: 400,
  height: 400,
};

startBenchPage({
  pause: () => handle.current?.pause(),
  seek: (frame) => handle.current?.seek(frame),
  totalFrames: () => handle.current?.totalFrames ?? 0,
});
createRoot(box).render(<Player ref={handle} {...props} loading="eager" autoplay loop />);
