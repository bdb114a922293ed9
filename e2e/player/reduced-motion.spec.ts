import { gate } from '../gate';
import { reportedAndDrawnFrame } from './drawn-frame';
import { expect, nextFrame, playerOf, test } from './fixtures';
import { hasCorpus } from './harness/corpus';
import { square, TEN_FRAMES } from './harness/square';
import { countRequests } from './requests';

test.describe('reduced motion', () => {
  /** With the marker that a file brings for visitors who want less motion, over two frames. */
  const WITH_REDUCED_MOTION = square({
    frames: 10,
    rate: 10,
    markers: [{ tm: 4, dr: 2, cm: 'reduced motion' }],
  });

  test('nothing plays by itself, but plays when asked', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const player = playerOf(page);
    expect(await player.load({ src: TEN_FRAMES, autoplay: true, loop: true })).toBe('stopped');
    await player.play();
    expect(await player.state()).toBe('playing');
  });

  test('pauses when the visitor asks for it, and goes on when they no longer do', async ({ page }) => {
    const player = playerOf(page);
    await player.load({ src: TEN_FRAMES, autoplay: true, loop: true });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect.poll(() => player.state()).toBe('paused');
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await expect.poll(() => player.state()).toBe('playing');
    expect((await player.events()).filter((event) => event !== 'loop')).toEqual([
      'load',
      'ready',
      'play',
      'pause',
      'play',
    ]);
  });

  test('does not start what the host paused meanwhile', async ({ page }) => {
    const player = playerOf(page);
    await player.load({ src: TEN_FRAMES, autoplay: true, loop: true });
    await player.pause();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    expect(await player.state()).toBe('paused');
  });

  test('does not start what the host stopped when it heard of the pause', async ({ page }) => {
    const player = playerOf(page);
    await page.evaluate(
      (src) =>
        window.harness.load('player', {
          src,
          autoplay: true,
          loop: true,
          onPause: () => window.harness.handle('player').stop(),
        }),
      TEN_FRAMES,
    );
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect.poll(() => player.state()).toBe('stopped');
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await nextFrame(page);
    expect(await player.state()).toBe('stopped');
  });

  test('plays the marker that the file brings for it', async ({ page }) => {
    const player = playerOf(page);
    await player.load({ src: WITH_REDUCED_MOTION, autoplay: true, loop: true });
    expect(await player.totalFrames()).toBe(10);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect.poll(() => player.totalFrames()).toBe(2);
    expect(await player.settled()).toBe('playing');
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await expect.poll(() => player.totalFrames()).toBe(10);
    expect(await player.settled()).toBe('playing');
  });

  test('asked for while the file is on its way plays its marker', async ({ page }) => {
    const player = playerOf(page);
    const requests = countRequests(page, '/late.json');
    const answer = gate();
    await page.route('**/late.json', async (route) => {
      await answer.opened;
      await route.fulfill({ json: WITH_REDUCED_MOTION });
    });
    await player.mount({ src: '/late.json', autoplay: true, loop: true });
    await expect.poll(requests).toBe(1);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await nextFrame(page);
    answer.open();
    expect(await player.settled()).toBe('playing');
    expect(await player.totalFrames()).toBe(2);
    expect(await player.events()).toEqual(['load', 'ready', 'play']);
    expect(requests()).toBe(1);
  });

  test('leaves frozen what the host froze', async ({ page }) => {
    const player = playerOf(page);
    await player.load({ src: TEN_FRAMES, autoplay: true, loop: true });
    await player.freeze();
    for (const reducedMotion of ['reduce', 'no-preference'] as const) {
      await page.emulateMedia({ reducedMotion });
      await nextFrame(page);
    }
    expect(await player.state()).toBe('frozen');
    expect(await player.events()).toEqual(['load', 'ready', 'play', 'freeze']);
  });

  test('plays the marker of a real file', async ({ page }) => {
    test.skip(!hasCorpus, 'the corpus is not beside the project');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const player = playerOf(page);
    const src = '/corpus/valid/ReducedMotion.json';
    expect(await player.load({ src, autoplay: true })).toBe('playing');
    const { markers } = await page.evaluate((src) => fetch(src).then((answer) => answer.json()), src);
    const marker = markers.find(({ cm }: { cm: string }) => /reduced.?motion/i.test(cm));
    expect(await player.totalFrames()).toBe(Math.max(Math.floor(marker.dr), 1));
  });

  for (const [kind, frame] of [
    ['first-frame', 0],
    ['last-frame', 9],
  ] as const) {
    test(`${kind}: a still, with the whole of a file that has a part for it; what is asked for plays`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const player = playerOf(page);
      await player.load({ src: WITH_REDUCED_MOTION, autoplay: true, loop: true, reducedMotion: kind });
      expect([await player.state(), await player.frame(), await player.totalFrames()]).toEqual([
        'stopped',
        frame,
        10,
      ]);
      expect(await player.events()).toEqual(['load', 'ready']);
      await player.play();
      expect(await player.state()).toBe('playing');
    });

    test(`${kind}: what plays goes to it when the visitor asks for it, and goes on when they no longer do`, async ({
      page,
    }) => {
      const player = playerOf(page);
      await player.load({ src: TEN_FRAMES, autoplay: true, loop: true, reducedMotion: kind });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await expect.poll(() => player.state()).toBe('paused');
      expect(await reportedAndDrawnFrame(page)).toEqual([frame, frame]);
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await expect.poll(() => player.state()).toBe('playing');
    });
  }

  test('ignore: it plays, by itself and by pointing', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const player = playerOf(page);
    await player.load({ src: WITH_REDUCED_MOTION, autoplay: true, loop: true, reducedMotion: 'ignore' });
    expect([await player.state(), await player.totalFrames()]).toEqual(['playing', 10]);
    await player.update({ hover: true });
    await player.box.hover();
    await page.mouse.move(600, 600);
    await player.box.hover();
    expect(await player.state()).toBe('playing');
  });

  test('a change of the prop counts at once', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const player = playerOf(page);
    await player.load({ src: TEN_FRAMES, autoplay: true, loop: true, reducedMotion: 'ignore' });
    await player.update({ reducedMotion: 'respect' });
    expect(await player.state()).toBe('paused');
    await player.update({ reducedMotion: 'last-frame' });
    expect(await reportedAndDrawnFrame(page)).toEqual([9, 9]);
    await player.update({ reducedMotion: 'ignore' });
    expect(await player.state()).toBe('playing');
  });
});
