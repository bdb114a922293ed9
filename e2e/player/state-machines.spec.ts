import { strToU8, zipSync } from 'fflate';
import machines from '@/player/runtime/machine/conformance/machines.json' with { type: 'json' };
import type { PlayerMachineEvent, PlayerStateMachineHandle } from '@/player/types';
import { readTestFile } from '@/testing/cases';
import { exhaustive } from '@/testing/exhaustive';
import { expect, playerOf, test } from './fixtures';

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
