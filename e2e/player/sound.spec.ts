import type { Page } from '@playwright/test';
import { strToU8, zipSync } from 'fflate';
import { wav } from '@/testing/wav';
import { loadWithControls } from './controls';
import { expect, nextFrame, playerOf, recordRequests, test } from './fixtures';
import { square } from './harness/square';

/** Frames per second, and the number of frames. */
const RATE = 60;
const FRAMES = 180;

/** A sound of four seconds. */
const TONE = wav(4);
const EMBEDDED = { p: `data:audio/wav;base64,${TONE.toString('base64')}`, e: 1 };

/** Returns an animation of three seconds with an audio layer, whose level is a half. */
function ringing(asset: { p: string; u?: string; e?: number }, ip = 0, op = FRAMES) {
  const animation = square({ frames: FRAMES, rate: RATE });
  const layer = { ty: 6, refId: 'tone', ip, op, st: ip, au: { lv: { k: [50, 50] } } };
  return { ...animation, assets: [{ id: 'tone', ...asset }], layers: [...animation.layers, layer] };
}

type Sounding = Window & { audios: HTMLAudioElement[] };

/** Collects the audio elements that the page creates. They aren't in the document. */
const collectAudios = (page: Page) =>
  page.evaluate(() => {
    const audios: HTMLAudioElement[] = [];
    const { createElement } = document;
    document.createElement = (...parameters: [string]) => {
      const element: HTMLElement = createElement.apply(document, parameters);
      if (element instanceof HTMLAudioElement) audios.push(element);
      return element;
    };
    Object.assign(window, { audios });
  });

/** Returns functions that tell what is heard. */
const soundOf = (page: Page) => ({
  isHeard: () => page.evaluate(() => (window as unknown as Sounding).audios.some(({ paused }) => !paused)),
  volume: () => page.evaluate(() => (window as unknown as Sounding).audios.at(-1)?.volume),

  /** Returns the addresses of all audio elements. */
  addresses: () =>
    page.evaluate(() => (window as unknown as Sounding).audios.map((audio) => audio.getAttribute('src'))),

  /** Returns the largest distance from the player in ten frames in which the sound is heard, in seconds. */
  drift: (first: number) =>
    page.evaluate(
      (start) =>
        new Promise<number>((resolve) => {
          const drifts: number[] = [];
          window.harness.update('player', {
            onEvent(event, detail) {
              const [audio] = (window as unknown as Sounding).audios;
              if (event !== 'frame' || !audio || audio.paused) return;
              drifts.push(Math.abs(audio.currentTime - (detail.time - start)));
              if (drifts.length === 10) resolve(Math.max(...drifts));
            },
          });
        }),
      first / RATE,
    ),

  /** Returns the first and the last frame in which the sound was heard, when the animation has started again. */
  heardFrames: () =>
    page.evaluate(async () => {
      const frames: number[] = [];
      const before = window.harness.details('player', 'loop').length;
      while (window.harness.details('player', 'loop').length < before + 2) {
        await new Promise(requestAnimationFrame);
        const [audio] = (window as unknown as Sounding).audios;
        if (audio && !audio.paused) frames.push(window.harness.handle('player').frame);
      }
      return [Math.min(...frames), Math.max(...frames)] as const;
    }),
});

test.beforeEach(({ page }) => collectAudios(page));

for (const renderer of ['svg', 'canvas'] as const)
  test.describe(`sound in ${renderer}`, () => {
    const playing = { renderer, autoplay: true, loop: true, muted: false };

    test('an audio layer is heard between its frames, in step with the picture', async ({ page }) => {
      const [ip, op] = [30, 170];
      await playerOf(page).load({ src: ringing(EMBEDDED, ip, op), ...playing });
      const { drift, heardFrames, volume } = soundOf(page);
      await expect.poll(() => drift(ip)).toBeLessThan(0.05);
      expect(await volume()).toBe(0.5);
      const [first, last] = await heardFrames();
      // The element starts a moment earlier, because browsers need some time for it.
      expect(first).toBeGreaterThan(ip - 20);
      expect(last).toBeLessThanOrEqual(op);
    });

    test('the sound pauses with the player, and goes on in step', async ({ page }) => {
      const player = playerOf(page);
      const { drift, isHeard } = soundOf(page);
      await player.load({ src: ringing(EMBEDDED), ...playing });
      for (const call of ['pause', 'freeze', 'stop'] as const) {
        await expect.poll(isHeard).toBe(true);
        await page.evaluate((call) => window.harness.handle('player')[call](), call);
        await nextFrame(page);
        expect(await isHeard()).toBe(false);
        await player.play();
      }
      await expect.poll(() => drift(0)).toBeLessThan(0.05);
      await player.seek(100);
      await expect.poll(() => drift(0)).toBeLessThan(0.05);
    });

    test('only playback forwards at speed 1 is heard', async ({ page }) => {
      const player = playerOf(page);
      const { isHeard } = soundOf(page);
      await player.load({ src: ringing(EMBEDDED), ...playing });
      for (const props of [{ speed: 2 }, { direction: -1 }, { speed: 0.5 }] as const) {
        await player.update({ speed: 1, direction: 1 });
        await expect.poll(isHeard).toBe(true);
        await player.update(props);
        await nextFrame(page, 2);
        for (let count = 0; count < 5; count += 1) {
          expect(await isHeard()).toBe(false);
          await nextFrame(page);
        }
      }
    });

    test('the sound of an archive is heard', async ({ page }) => {
      const archive = zipSync({
        'manifest.json': strToU8(JSON.stringify({ version: '2', animations: [{ id: 'ringing' }] })),
        'a/ringing.json': strToU8(JSON.stringify(ringing({ u: '/u/', p: 'tone.wav' }))),
        'u/tone.wav': TONE,
      });
      await page.route('/ringing.lottie', (route) => route.fulfill({ body: Buffer.from(archive) }));
      await playerOf(page).load({ src: '/ringing.lottie', ...playing });
      await expect.poll(soundOf(page).isHeard).toBe(true);
    });

    test('a muted player requests no sound, also when it is muted again', async ({ page }) => {
      await page.route('/tone.wav', (route) => route.fulfill({ body: TONE, contentType: 'audio/wav' }));
      const requests = recordRequests(page, /sound|tone/);
      const player = playerOf(page);
      const { addresses, isHeard, volume } = soundOf(page);
      await player.load({ src: ringing({ p: 'tone.wav' }), ...playing, muted: true });
      await expect.poll(player.events).toContain('loop');
      expect([requests, await addresses()]).toEqual([[], []]);
      await player.setMuted(false);
      await expect.poll(isHeard).toBe(true);
      await player.setVolume(0.5);
      await expect.poll(volume).toBe(0.25);
      await player.setVolume(2);
      await player.setMuted(true);
      expect([await isHeard(), await addresses()]).toEqual([false, [null]]);
      expect(await player.details('volumeChange')).toEqual([
        { muted: false, volume: 1 },
        { muted: false, volume: 0.5 },
        { muted: true, volume: 0.5 },
      ]);
    });
  });

test('a browser that refuses to play is reported once, and the animation plays on', async ({ page }) => {
  const warnings: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
  await page.evaluate(() => {
    HTMLMediaElement.prototype.play = () => Promise.reject(new DOMException('refused', 'NotAllowedError'));
  });
  const player = playerOf(page);
  await player.load({ src: ringing(EMBEDDED), autoplay: true, loop: true, muted: false });
  await expect.poll(() => warnings).toEqual([expect.stringMatching(/^player: The browser refuses/)]);
  await player.pause();
  await player.play();
  await expect.poll(player.events).toContain('loop');
  expect(warnings).toHaveLength(1);
  expect(await player.state()).toBe('playing');
});

test('a file that can’t be played is reported once', async ({ page }) => {
  const warnings: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
  const player = playerOf(page);
  await player.load({ src: ringing({ p: '/none.mp3' }), autoplay: true, loop: true, muted: false });
  await expect.poll(player.events).toContain('loop');
  expect(warnings).toEqual([expect.stringMatching(/^player: The audio file ".*none\.mp3" can't be played/)]);
});

test('the button mutes and unmutes, and a player that is seeking is silent', async ({ page }) => {
  const player = await loadWithControls(page, {
    src: ringing(EMBEDDED),
    buttons: ['play', 'mute'],
    autoplay: true,
    loop: true,
  });
  const { isHeard } = soundOf(page);
  await player.button('Unmute').click();
  await expect.poll(isHeard).toBe(true);
  await player.slider.hover();
  await page.mouse.down();
  await nextFrame(page, 2);
  expect(await isHeard()).toBe(false);
  await page.mouse.up();
  await expect.poll(isHeard).toBe(true);
  await player.button('Mute').click();
  await expect(player.button('Unmute')).toBeFocused();
  expect(await isHeard()).toBe(false);
});

test('an unmounted player leaves no sound', async ({ page }) => {
  const player = playerOf(page);
  const { addresses, isHeard } = soundOf(page);
  await player.load({ src: ringing(EMBEDDED), autoplay: true, muted: false });
  await expect.poll(isHeard).toBe(true);
  await player.unmount();
  expect([await isHeard(), await addresses()]).toEqual([false, [null]]);
});
