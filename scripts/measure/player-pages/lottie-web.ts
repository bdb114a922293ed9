import type { AnimationItem } from 'lottie-web';
import lottie from 'lottie-web/build/player/lottie_light.min.js';
import { box, query, startBenchPage } from './bench-page';

let item: AnimationItem | undefined;

startBenchPage({
  pause: () => item?.pause(),
  seek: (frame) => item?.goToAndStop(frame, true),
  totalFrames: () => item?.totalFrames ?? 0,
});
const animationData = await (await fetch(query.get('src') ?? '')).json();
item = lottie.loadAnimation({ container: box, renderer: 'svg', loop: true, autoplay: true, animationData });
