import { expect, playerOf, test } from './fixtures';
import { TEN_FRAMES } from './harness/square';

/**
 * The events of 3.5 seconds except `frame`, then the state and the frame at their end. The dot marks a call
 * of `play`. Columns: direction; `loop`; `autoplay` or a call; `keepLastFrame`; the whole animation or a
 * segment of five frames. The tests in `core/` cover all 48 combinations.
 */
const GOLDEN = `
 1 off  call  keep   part   load ready · play complete                      paused 4
 1 on   auto  rewind whole  load ready play loop loop loop                  playing 5
 1 2    auto  keep   whole  load ready play loop complete                   paused 0
-1 off  auto  rewind whole  load ready play complete                        paused 0
-1 on   call  keep   part   load ready · play loop loop loop loop loop loop loop playing 4
-1 2    call  rewind whole  load ready · play loop complete                 paused 0
`;

const LOOPS: Record<string, boolean | number> = { off: false, on: true, 2: 2 };

test('emits the golden event sequences when a worker renders', async ({ page }) => {
  const rows = GOLDEN.trim()
    .split('\n')
    .map((row) => row.trim().split(/\s+/));
  await page.evaluate(() => window.harness.installFakeClock());
  for (const row of rows) {
    const [direction, loop = '', start, end, part] = row;
    const props = {
      src: TEN_FRAMES,
      renderer: 'canvas',
      direction: Number(direction) as 1 | -1,
      loop: LOOPS[loop],
      autoplay: start === 'auto',
      keepLastFrame: end === 'keep',
      segment: part === 'part' ? 'part' : undefined,
    } as const;
    const before = await page.evaluate(
      async ({ props, callsPlay }) => {
        await window.harness.load('golden', props);
        const before = window.harness.events('golden');
        if (callsPlay) window.harness.handle('golden').play();
        for (let frame = 0; frame < 70; frame += 1) window.harness.advanceFrame(50);
        return before;
      },
      { props, callsPlay: start === 'call' },
    );
    const outcome = () =>
      page.evaluate((before) => {
        const { state, frame } = window.harness.handle('golden');
        return [...window.harness.events('golden').slice(before), state, String(frame)];
      }, before.length);
    const first = start === 'call' ? [...before, '·'] : before;
    // Events after a seek are emitted once the worker has rendered its frame.
    await expect.poll(async () => [...row.slice(0, 5), ...first, ...(await outcome())]).toEqual(row);
    await playerOf(page, 'golden').unmount();
  }
});

test('keeps the page and another player running when two callbacks call each other forever', async ({
  page,
}) => {
  const after = await page.evaluate(async (src) => {
    const { harness } = window;
    const handle = () => harness.handle('player');
    let answering = true;
    await harness.load('player', {
      src,
      onPlay: () => answering && handle().pause(),
      onPause: () => answering && handle().play(),
    });
    let frames = 0;
    await harness.load('other', { src, autoplay: true, loop: true, onFrame: () => ++frames });
    handle().play();
    const before = frames;
    for (let frame = 0; frame < 30; frame += 1) await new Promise(requestAnimationFrame);
    answering = false;
    handle().stop();
    return { frames: frames - before, state: handle().state };
  }, TEN_FRAMES);
  expect(after.frames).toBeGreaterThan(2);
  expect(after.state).toBe('stopped');
});
