import lottie from 'lottie-web/build/player/lottie_light.min.js';
import { box, src, startBenchPage } from './bench-page';

type Item = {
  totalFrames: number;
  pause(): void;
  goToAndStop(frame: number, isFrame: boolean): void;
  destroy(): void;
};

let item: Item | undefined;

startBenchPage({
  async mount() {
    const animationData = await (await fetch(src)).json();
    const options = { container: box, renderer: 'svg' as const, loop: true, autoplay: true, animationData };
    item = lottie.loadAnimation(options) as unknown as Item;
  },
  unmount() {
    item?.destroy();
    box.replaceChildren();
  },
  pause: () => item?.pause(),
  seek: (frame) => item?.goToAndStop(frame, true),
  totalFrames: () => item?.totalFrames ?? 0,
});
