import { wav } from '@/testing/wav';
import { square } from '../player/harness/square';
import { expect, openHarness, test } from './engine-fixtures';
import { skipReason } from './engines';

test.beforeEach(async ({ engine, driver, harness }) => {
  test.skip(Boolean(skipReason(engine)), skipReason(engine));
  await openHarness(driver, harness);
});

const RATE = 60;

/** Three seconds with a tone. */
function ringing() {
  const animation = square({ frames: 180, rate: RATE });
  const p = `data:audio/wav;base64,${wav(4).toString('base64')}`;
  const layer = { ty: 6, refId: 'tone', ip: 0, op: 180, st: 0 };
  return { ...animation, assets: [{ id: 'tone', p, e: 1 }], layers: [...animation.layers, layer] };
}

// e2e/player/sound.spec.ts tests the rest in Chromium.
test('after a click, audio layers are heard in step with the picture', async ({ driver }) => {
  await driver.run(() => {
    const { createElement } = document;
    document.createElement = (...parameters: [string]) => {
      const element: HTMLElement = createElement.apply(document, parameters);
      if (element instanceof HTMLAudioElement) Object.assign(window, { audio: element });
      return element;
    };
  });
  const props = { src: ringing(), autoplay: true, loop: true };
  await driver.run((props) => window.harness.load('day', props), props);
  await driver.run(() => {
    document.addEventListener('click', () => window.harness.handle('day').setMuted(false));
  });
  await driver.click('#box-day');
  // The largest distance in ten frames, in seconds. The position is between the current frame and the next one.
  const drift = () =>
    driver.run(async (rate) => {
      let drift = 0;
      for (let count = 0; count < 10; count += 1) {
        await new Promise(requestAnimationFrame);
        const { audio } = window as unknown as { audio?: HTMLAudioElement };
        if (!audio || audio.paused) return 1;
        const distance = audio.currentTime * rate - window.harness.handle('day').frame;
        drift = Math.max(drift, distance < 0 ? -distance / rate : (distance - 1) / rate);
      }
      return drift;
    }, RATE);
  await expect.poll(drift).toBeLessThan(0.05);
});
