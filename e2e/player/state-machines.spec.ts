import { strToU8, zipSync } from 'fflate';
import type { PNG } from 'pngjs';
import machines from '@/player/runtime/machine/conformance/machines.json' with { type: 'json' };
import type { PlayerMachineEvent, PlayerStateMachineHandle } from '@/player/types';
import { readTestFile } from '@/testing/cases';
import { exhaustive } from '@/testing/exhaustive';
import { expect, nextFrame, playerOf, test } from './fixtures';
import { capture, colorAt, decode } from './pixels';
import { RENDERERS_AND_PAGE } from './renderers';

/** Sixty frames in two seconds, with the markers intro, loop and outro, and the layers pad1 to pad5 in a row. */
const PADS = JSON.parse(readTestFile('pads.json'));

const guard = (inputName: string) => [{ type: 'Event', inputName }];
const fire = (type: string, inputName: string, layerName?: string) => ({
  type,
  layerName,
  actions: [{ type: 'Fire', inputName }],
});

/** Plays the intro, loops, and plays the outro after a click. */
const INTRO_LOOP_OUTRO = {
  initial: 'intro',
  states: [
    {
      ...{ type: 'PlaybackState', name: 'intro', animation: '', segment: 'intro', autoplay: true, speed: 10 },
      transitions: [{ type: 'Transition', toState: 'loop', guards: guard('done') }],
    },
    {
      ...{ type: 'PlaybackState', name: 'loop', animation: '', segment: 'loop', autoplay: true, loop: true },
      transitions: [{ type: 'Transition', toState: 'outro', guards: guard('click') }],
    },
    {
      ...{ type: 'PlaybackState', name: 'outro', animation: '', segment: 'outro', autoplay: true, speed: 10 },
      transitions: [],
    },
  ],
  interactions: [
    { type: 'OnComplete', stateName: 'intro', actions: [{ type: 'Fire', inputName: 'done' }] },
    fire('Click', 'click'),
  ],
  inputs: [
    { type: 'Event', name: 'done' },
    { type: 'Event', name: 'click' },
  ],
};

type Transition = { from: string; to: string };

/** Returns functions that read the state machine of the player. */
function machineOf(player: ReturnType<typeof playerOf>) {
  const transitions = () => player.details<Transition>('transition');
  return {
    events: () => player.details<PlayerMachineEvent>('machineEvent'),
    transitions,
    state: async () => (await transitions()).at(-1)?.to,
    handle: () => player.stateMachine() as Promise<PlayerStateMachineHandle>,
  };
}

for (const renderer of ['svg', 'canvas'] as const)
  test.describe(`a state machine in ${renderer}`, () => {
    const props = { src: PADS, label: 'Pads', renderer };

    test('plays an intro, loops, and plays the outro after a click', async ({ page }) => {
      const player = playerOf(page);
      const { state } = machineOf(player);
      await player.load({ ...props, stateMachineDefinition: INTRO_LOOP_OUTRO });
      await expect.poll(state).toBe('loop');
      await expect.poll(async () => (await player.events()).includes('loop')).toBe(true);
      const frame = await player.frame();
      expect(frame).toBeGreaterThanOrEqual(20);
      expect(frame).toBeLessThan(40);
      await player.box.click();
      await expect.poll(state).toBe('outro');
      await expect.poll(() => player.frame()).toBe(59);
      expect(await player.state()).toBe('paused');
    });

    test('takes inputs that the app sets when it starts', async ({ page }) => {
      const player = playerOf(page);
      const { transitions } = machineOf(player);
      await page.evaluate(
        (props) =>
          window.harness.load('player', {
            ...props,
            onEvent(event, detail) {
              if (event !== 'machineEvent' || detail.type !== 'start') return;
              window.harness.handle('player').stateMachine?.fire('done');
            },
          }),
        { ...props, stateMachineDefinition: { ...INTRO_LOOP_OUTRO, interactions: [] } },
      );
      await expect.poll(transitions).toEqual([
        { from: '', to: 'intro' },
        { from: 'intro', to: 'loop' },
      ]);
    });

    test('takes the keys Enter and Space instead of a click', async ({ page }) => {
      const player = playerOf(page);
      const { state } = machineOf(player);
      await player.load({ ...props, stateMachineDefinition: INTRO_LOOP_OUTRO });
      await expect.poll(state).toBe('loop');
      const button = player.box.getByRole('button', { name: 'Pads' });
      await page.keyboard.press('Tab');
      await expect(button).toBeFocused();
      await button.press('Space');
      await expect.poll(state).toBe('outro');
    });

    test('knows the layer under the pointer, and has a button for each layer', async ({ page }) => {
      const player = playerOf(page);
      const { state } = machineOf(player);
      await player.load({ ...props, stateMachineDefinition: machines['ia-leave'] });
      await expect.poll(state).toBe('at0');
      // The picture has a width of 200 pixels, and the box one of 400 pixels.
      for (const [pad, x] of [
        [2, 124],
        [3, 200],
      ] as const) {
        await page.mouse.move(x, 200);
        await expect.poll(state).toBe(`at${pad}`);
        await page.mouse.move(x, 20);
        await expect.poll(state).toBe('at0');
      }
      await expect(player.box.getByRole('group', { name: 'Pads' })).toBeVisible();
      for (const pad of [1, 2]) {
        await page.keyboard.press('Tab');
        await expect(player.box.getByRole('button', { name: `pad${pad}` })).toBeFocused();
        await expect.poll(state).toBe(`at${pad}`);
      }
      await page.keyboard.press('Escape');
      await expect.poll(state).toBe('at0');
    });
  });

/** Returns a .lottie archive with two animations and two state machines, the first of which runs by default. */
function archive() {
  const state = (name: string, animation: string, toState: string) => ({
    ...{ type: 'PlaybackState', name, animation },
    transitions: [{ type: 'Transition', toState, guards: guard('next') }],
  });
  const switching = {
    initial: 'a',
    states: [state('a', 'pads', 'b'), state('b', 'short', 'a')],
    interactions: [fire('Click', 'next')],
    inputs: [{ type: 'Event', name: 'next' }],
  };
  const files = {
    'manifest.json': {
      version: '2',
      animations: [{ id: 'pads' }, { id: 'short' }],
      stateMachines: [{ id: 'switch' }, { id: 'broken' }],
      initial: { animation: 'pads', stateMachine: 'switch' },
    },
    'a/pads.json': PADS,
    'a/short.json': { ...PADS, op: 30 },
    's/switch.json': switching,
    's/broken.json': { ...switching, states: [{ ...state('a', '', 'a'), transitions: [{ type: 'Jump' }] }] },
  };
  return Buffer.from(
    zipSync(
      Object.fromEntries(Object.entries(files).map(([path, data]) => [path, strToU8(JSON.stringify(data))])),
    ),
  );
}

test('the initial machine of an archive runs, and plays other animations of the archive', async ({
  page,
}) => {
  await page.route('/pads.lottie', (route) => route.fulfill({ body: archive() }));
  const player = playerOf(page);
  const { state, transitions } = machineOf(player);
  await player.load({ src: '/pads.lottie', label: 'Pads', renderer: 'canvas' });
  await expect.poll(state).toBe('a');
  expect(await player.totalFrames()).toBe(60);
  await player.box.click();
  await expect.poll(() => player.totalFrames()).toBe(30);
  await player.box.click();
  await expect.poll(() => player.totalFrames()).toBe(60);
  expect((await transitions()).map(({ to }) => to)).toEqual(['a', 'b', 'a']);
});

test('no machine runs if stateMachineId is empty', async ({ page }) => {
  await page.route('/pads.lottie', (route) => route.fulfill({ body: archive() }));
  const player = playerOf(page);
  const { transitions } = machineOf(player);
  await player.load({ src: '/pads.lottie', label: 'Pads', stateMachineId: '', autoplay: true });
  await player.box.click();
  expect([await player.state(), await transitions()]).toEqual(['playing', []]);
  await expect(player.box.getByRole('img', { name: 'Pads' })).toBeVisible();
});

test('an invalid machine is reported with the path of the fault, and the animation plays without it', async ({
  page,
}) => {
  await page.route('/pads.lottie', (route) => route.fulfill({ body: archive() }));
  const player = playerOf(page);
  const warning = page.waitForEvent('console', (message) => message.type() === 'warning');
  await player.load({ src: '/pads.lottie', label: 'Pads', stateMachineId: 'broken', autoplay: true });
  expect((await warning).text()).toContain(
    'states[0].transitions[0].type is "Jump"; it must be one of Transition, Tweened',
  );
  expect(await player.state()).toBe('playing');
});

test('a machine opens an allowed address after a press, unless the app prevents it', async ({ page }) => {
  await page.context().route('https://shop.test/', (route) => route.fulfill({ body: 'Shop' }));
  const player = playerOf(page);
  const open = (url: string) => ({ type: 'OpenUrl', url, target: '_blank' });
  const definition = {
    initial: 'rest',
    states: [{ type: 'PlaybackState', name: 'rest', animation: '', transitions: [] }],
    interactions: [
      {
        type: 'PointerMove',
        actions: [open('https://shop.test/'), { type: 'FireCustomEvent', value: 'moved' }],
      },
      {
        type: 'Click',
        actions: [open('javascript:alert(1)'), open('https://other.test/'), open('https://shop.test/')],
      },
    ],
  };
  const opened: string[] = [];
  page.context().on('page', (other) => opened.push(other.url()));
  const { state, events } = machineOf(player);
  await player.load({
    src: PADS,
    label: 'Pads',
    stateMachineDefinition: definition,
    openUrls: ['shop.test'],
  });
  await expect.poll(state).toBe('rest');
  await page.mouse.move(100, 100);
  await expect.poll(async () => (await events()).at(-1)).toEqual({ type: 'custom', name: 'moved' });
  const popup = page.context().waitForEvent('page');
  await player.box.click();
  const shop = await popup;
  await expect(shop.locator('body')).toHaveText('Shop');
  await shop.close();
  expect(opened).toHaveLength(1);

  const asked = await page.evaluate(() => {
    const links: string[] = [];
    window.harness.update('player', {
      onOpenUrl: ({ url }: { url: string }) => {
        links.push(url);
        return false;
      },
    });
    window.harness.box('player').querySelector<HTMLElement>('.player-stage')?.click();
    return links;
  });
  expect(asked).toEqual(['https://shop.test/']);
  expect(opened).toHaveLength(1);
});

test('under reduced motion, a state plays only after a press', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const player = playerOf(page);
  const toggle = {
    ...INTRO_LOOP_OUTRO,
    initial: 'loop',
  };
  const { state } = machineOf(player);
  await player.load({ src: PADS, label: 'Pads', stateMachineDefinition: toggle });
  await expect.poll(state).toBe('loop');
  expect([await player.state(), await player.frame()]).toEqual(['stopped', 20]);
  await player.box.click();
  await expect.poll(state).toBe('outro');
  await expect.poll(() => player.frame()).toBe(59);
});

/** A square of 40 pixels that jumps from one corner to another at the frames 20 and 40, and two dots at the bottom. */
function jumpingSquare() {
  const hold = (...values: number[][]) => ({
    a: 1,
    k: values.map((s, index) => ({ t: index * 20, s, h: 1 })),
  });
  const layer = (size: number, p: object, c: object, times: object) => ({
    ...{ ty: 4, st: 0, ip: 0, op: 60, ...times },
    ks: { p },
    shapes: [
      { ty: 'rc', p: { k: [0, 0] }, s: { k: [size, size] }, r: { k: 0 } },
      { ty: 'fl', c, o: { k: 100 } },
    ],
  });
  const black = { k: [0, 0, 0, 1] };
  return {
    ...{ v: '5.7.0', fr: 30, ip: 0, op: 60, w: 200, h: 200 },
    markers: ['left', 'right', 'below'].map((cm, index) => ({ cm, tm: index * 20, dr: 20 })),
    layers: [
      layer(
        40,
        hold([40, 40, 0], [160, 40, 0], [160, 120, 0]),
        hold([1, 0, 0, 1], [0, 0, 1, 1], [0, 1, 0, 1]),
        {},
      ),
      layer(20, { k: [20, 180, 0] }, black, { op: 20 }),
      layer(20, { k: [180, 180, 0] }, black, { ip: 20 }),
    ],
  };
}

/** Tweens slowly to the right or below, or quickly to the right. */
const TWEENS = {
  initial: 'left',
  states: [
    {
      ...{ type: 'PlaybackState', name: 'left', animation: '', segment: 'left' },
      transitions: (
        [
          ['right', 'right', 20],
          ['below', 'below', 20],
          ['land', 'right', 0.2],
        ] as const
      ).map(([input, toState, duration]) => ({
        ...{ type: 'Tweened', toState, duration, easing: [0, 0, 1, 1], guards: guard(input) },
      })),
    },
    ...['right', 'below'].map((name) => ({
      ...{ type: 'PlaybackState', name, animation: '', segment: name, transitions: [] },
    })),
  ],
  inputs: ['right', 'below', 'land'].map((name) => ({ type: 'Event', name })),
};

/** Returns the center and the color of the square, and whether there are dots on the left and on the right. */
function squareIn(png: PNG) {
  const painted = [...Array(200 * 160).keys()]
    .map((index) => [index % 200, Math.floor(index / 200)] as const)
    .filter(([x, y]) => Math.min(...colorAt(png, x, y)) < 60);
  const middle = (axis: 0 | 1) => {
    const values = painted.map((point) => point[axis]);
    return (Math.min(...values) + Math.max(...values) + 1) / 2;
  };
  const [x, y] = [middle(0), middle(1)];
  const dots = [20, 180].map((left) => colorAt(png, left, 180)[0] === 0);
  return { x, y, color: colorAt(png, Math.round(x), Math.round(y)), dots };
}

for (const { renderer, hasWorker, where } of RENDERERS_AND_PAGE)
  test(`a tween moves what is on screen to the next state in ${where}`, async ({ page }) => {
    const size = { width: 200, height: 200 };
    const player = playerOf(page);
    const look = async () => squareIn(decode(await capture(page, size)));
    const fire = (input: string) =>
      page.evaluate((input) => window.harness.handle('player').stateMachine?.fire(input), input);
    if (!hasWorker) await page.evaluate(() => window.harness.drawOnPage());
    await player.load(
      { src: jumpingSquare(), label: 'Square', renderer, stateMachineDefinition: TWEENS },
      size,
    );
    await expect.poll(machineOf(player).state).toBe('left');
    expect(await look()).toEqual({ x: 40, y: 40, color: [255, 0, 0], dots: [true, false] });

    await fire('right');
    await expect.poll(async () => (await look()).x).toBeGreaterThan(50);
    const first = await look();
    const near = (value: number) => expect.closeTo(value, -1);
    const share = (first.x - 40) / 120;
    expect(first).toEqual({
      ...{ x: expect.any(Number), y: 40, dots: [true, false] },
      color: [near(255 * (1 - share)), 0, near(255 * share)],
    });
    expect(await player.frame()).toBe(0);

    await fire('below');
    await expect.poll(async () => (await look()).y).toBeGreaterThan(50);
    const second = await look();
    const [red = 0, green, blue = 0] = second.color;
    const left = 40 + (120 * blue) / (red + blue);
    const shareBelow = (second.y - 40) / 80;
    expect(left).toBeGreaterThan(first.x - 3);
    expect(left).toBeLessThan(155);
    expect(green).toEqual(near(255 * shareBelow));
    expect(second.x).toEqual(near(left + (160 - left) * shareBelow));
    expect([await player.frame(), second.dots]).toEqual([0, [true, false]]);

    await fire('land');
    await expect.poll(machineOf(player).state).toBe('right');
    await expect.poll(look).toEqual({ x: 160, y: 40, color: [0, 0, 255], dots: [false, true] });
    await expect(player.box.locator('.player-stage > div[aria-hidden]')).toHaveCount(1);
    expect(await player.frame()).toBe(20);
    expect((await player.events()).filter((event) => ['load', 'ready'].includes(event))).toHaveLength(2);
  });

test('colors that change during a tween apply when it ends', async ({ page }) => {
  const size = { width: 200, height: 200 };
  const player = playerOf(page);
  const props = { src: jumpingSquare(), label: 'Square', stateMachineDefinition: TWEENS };
  const look = async () => squareIn(decode(await capture(page, size)));
  const press = (input: string) =>
    page.evaluate((input) => window.harness.handle('player').stateMachine?.fire(input), input);
  await player.load(props, size);
  await expect.poll(machineOf(player).state).toBe('left');
  await press('right');
  await expect.poll(async () => (await look()).x).toBeGreaterThan(45);
  const picture = player.box.locator('.player-stage > div[aria-hidden]').first();
  const before = await picture.elementHandle();
  await player.update({ ...props, colors: { '#0000ff': '#0000a0' } });
  await expect.poll(() => before?.evaluate((element) => element.isConnected)).toBe(false);
  const { x, color } = await look();
  expect(x).toBeLessThan(155);
  expect(color[0]).toBeCloseTo(255 * (1 - (x - 40) / 120), -1);
  // A tween to the same state would have no effect.
  await press('below');
  await press('land');
  await expect.poll(look).toMatchObject({ x: 160, y: 40, color: [0, 0, 160] });
});

test('under reduced motion, the picture stays as it is until a tween ends, except after a press', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const player = playerOf(page);
  const definition = {
    ...TWEENS,
    interactions: [fire('PointerEnter', 'right'), fire('Click', 'below')],
  };
  await player.load({ src: jumpingSquare(), label: 'Square', stateMachineDefinition: definition });
  const pictures = player.box.locator('.player-stage > div[aria-hidden]');
  const { transitions } = machineOf(player);
  await expect.poll(machineOf(player).state).toBe('left');
  await page.mouse.move(100, 100);
  await expect.poll(async () => (await transitions()).length).toBe(2);
  await nextFrame(page, 5);
  await expect(pictures).toHaveCount(1);
  await player.box.click();
  await expect(pictures).toHaveCount(2);
});

/** Returns numbers from 0 (included) to 1 (excluded) that depend only on the seed. */
function randomNumbers(seed: number) {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

/** Returns a machine with random states and transitions, and a random sequence of its inputs. */
function randomMachine(seed: number) {
  const random = randomNumbers(seed + 1);
  const oneOf = <Value>(...values: Value[]) => values[Math.floor(random() * values.length)] as Value;
  const names = ['a', 'b', 'c', 'd'];
  const states = names.map((name) => ({
    ...{ type: 'PlaybackState', name, animation: '' },
    segment: oneOf('intro', 'loop', 'outro', undefined),
    mode: oneOf('Forward', 'Reverse', 'Bounce', 'ReverseBounce'),
    speed: oneOf(20, 50, 100),
    autoplay: oneOf(true, true, false),
    entryActions: oneOf([], [], [{ type: 'SetProgress', value: random() * 100 }]),
    transitions: ['x', 'y', 'end'].map((inputName) => ({
      type: 'Transition',
      // The machine comes to rest in the last state.
      toState: inputName === 'end' ? 'd' : oneOf(...names),
      guards: guard(inputName),
    })),
  }));
  const definition = {
    initial: 'a',
    states,
    interactions: [
      { type: 'OnComplete', stateName: oneOf('a', 'b', 'c'), actions: [{ type: 'Fire', inputName: 'end' }] },
      fire('Click', 'x'),
      fire('PointerEnter', 'y', 'pad2'),
    ],
    inputs: ['x', 'y', 'end'].map((name) => ({ type: 'Event', name })),
  };
  return { definition, inputs: Array.from({ length: 6 }, () => oneOf('x', 'y')) };
}

test('30 random machines do the same in svg and in the worker', exhaustive, async ({ page }) => {
  test.setTimeout(180_000);
  for (let seed = 0; seed < 30; seed += 1) {
    const { definition, inputs } = randomMachine(seed);
    const outcomes = [];
    for (const renderer of ['svg', 'canvas'] as const) {
      const player = playerOf(page, renderer);
      const { transitions, events } = machineOf(player);
      await player.load({ src: PADS, label: renderer, renderer, stateMachineDefinition: definition });
      const isAtRest = async () => (await player.state()) !== 'playing';
      await expect.poll(async () => (await transitions()).length).toBeGreaterThan(0);
      for (const input of inputs) {
        await expect.poll(isAtRest).toBe(true);
        await page.evaluate(([name, input]) => window.harness.handle(name).stateMachine?.fire(input), [
          renderer,
          input,
        ] as const);
      }
      await expect.poll(isAtRest).toBe(true);
      outcomes.push({
        transitions: await transitions(),
        events: await events(),
        frame: await player.frame(),
      });
      await player.unmount();
    }
    expect(outcomes[1], `machine ${seed}`).toEqual(outcomes[0]);
  }
});
