import { createTestPlayer, TEN_FRAMES } from '@/testing/player-model';
import { checkDefinition } from '../../machine/check-definition';
import type { PointerInteraction } from '../../machine/definition';
import { inputsOf, listenersOf } from '../../machine/model';
import type { PlayerMachineEvent } from '../../types';
import cases from './conformance/cases.json';
import machines from './conformance/machines.json';
import { allowedUrl } from './links';
import { createSession, type OuterEffect } from './session';

/*
 * The cases in `conformance/` are written after the behavior of dotlottie-rs (MIT), LottieFiles' player.
 */

// biome-ignore lint/suspicious/noExplicitAny: each kind of step has its own fields
type Step = Record<string, any> & { do: string };
type Case = { id: string; machine: string; fine?: boolean; player?: Step; steps: Step[] };

const MARKERS = [
  { name: 'intro', first: 0, last: 20 },
  { name: 'loop', first: 20, last: 40 },
  { name: 'outro', first: 40, last: 60 },
];
const MEDIA = { ...TEN_FRAMES, totalFrames: 60, frameRate: 30, markers: MARKERS };
const FRAME_TOLERANCE = 1;

const POINTERS: Record<string, PointerInteraction> = {
  pointerDown: 'PointerDown',
  pointerUp: 'PointerUp',
  pointerMove: 'PointerMove',
  pointerEnter: 'PointerEnter',
  pointerExit: 'PointerExit',
  click: 'Click',
};

/** Returns the layers pad1 to pad5 at a position. */
function layersAt(x: number, y: number): Set<string> {
  const pads = [1, 2, 3, 4, 5].filter((pad) => {
    const left = 0.05 + 0.19 * (pad - 1);
    return x >= left && x <= left + 0.14 && y >= 0.4 && y <= 0.6;
  });
  return new Set(pads.map((pad) => `pad${pad}`));
}

/** Returns an event as the cases write it. */
function written(event: PlayerMachineEvent): unknown[] {
  if (event.type === 'custom') return ['custom', event.name];
  if (event.type === 'fire') return ['fired', event.input];
  if (event.type !== 'change') return 'state' in event ? [event.type, event.state] : [event.type];
  const { input, previous, value } = event;
  return [typeof value === 'number' ? 'number' : typeof value, input, previous, value];
}

function loadCase({ machine, player: settings, fine }: Case) {
  const player = createTestPlayer(
    {
      loop: settings?.loop,
      speed: settings?.speed,
      direction: settings?.mode === 'Reverse' ? -1 : 1,
    },
    { media: MEDIA },
  );
  player.mount();
  player.take();
  const events: unknown[][] = [];
  const opened: string[][] = [];
  let allowed: readonly string[] = [];

  const session = createSession(checkDefinition(machines[machine as keyof typeof machines]), {
    getModel: () => player.model,
    send: (input) => player.send(input),
    mayPlay: () => true,
    select: () => {},
    run(effect: OuterEffect) {
      if (effect.type === 'event') events.push(written(effect.event));
      if (effect.type === 'transition') events.push(['transition', effect.from, effect.to]);
      if (effect.type === 'fail' && effect.reason === 'endless') events.push(['error', 'InfiniteLoop']);
      if (effect.type === 'openUrl' && allowedUrl(effect.url, allowed) !== null)
        opened.push([effect.url, effect.target]);
    },
  });

  function advance(ms: number) {
    player.wait(ms);
    for (const event of player.events()) {
      if (event === 'complete') session.step({ type: 'complete' });
      if (event === 'loop') session.step({ type: 'loopComplete' });
    }
    session.step({ type: 'tick', milliseconds: ms });
  }

  const ACTS: Record<string, (step: Step) => unknown> = {
    load: () => {},
    look: () => {},
    start({ policy }) {
      allowed = policy?.whitelist ?? [];
      session.step({ type: 'start', seed: 1 });
      return session.getModel().status !== 'stopped';
    },
    stop: () => session.step({ type: 'stop' }),
    set({ name, value }) {
      session.step({ type: 'set', name, value });
      return session.getModel().values.has(`${typeof value} ${name}`);
    },
    fire({ name }) {
      session.step({ type: 'fire', name });
      return session.getModel().machine.events.has(name);
    },
    override({ name, evaluate }) {
      session.step({ type: 'enter', state: name, evaluates: evaluate });
      return session.getModel().machine.states.has(name);
    },
    seed: ({ value }) => Object.assign(session.getModel(), { seed: value }),
    wait({ ms }) {
      const part = fine ? 1000 / 60 : ms;
      for (let left = ms; left > 0; left -= part) advance(Math.min(part, left));
    },
    complete: () => session.step({ type: 'complete' }),
    loopComplete: () => session.step({ type: 'loopComplete' }),
    playerStop() {
      player.send({ type: 'stop' });
      session.step({ type: 'cancelTween' });
    },
    rolls({ times, name, input, each, seen }) {
      const drawn = new Set<number>();
      for (let seed = 0; seed < times; seed += 1) {
        Object.assign(session.getModel(), { seed });
        session.step({ type: 'fire', name });
        const value = inputsOf(session.getModel())[input];
        expectValue(value, each, {});
        drawn.add(Number(value));
      }
      expect([...drawn]).toEqual(expect.arrayContaining(seen));
    },
  };

  function act(step: Step) {
    const interaction = POINTERS[step.do];
    if (interaction) session.step({ type: 'pointer', interaction, layers: layersAt(step.x, step.y) });
    return ACTS[step.do]?.(step);
  }

  return {
    player,
    session,
    act,
    takeEvents: () => events.splice(0),
    takeOpened: () => opened.splice(0),
  };
}

function expectValue(value: unknown, expected: unknown, inputs: Record<string, unknown>) {
  if (typeof expected === 'number') return expect(value).toBeCloseTo(expected, 3);
  if (typeof expected !== 'object') return expect(value).toBe(expected);
  const { ge = -Infinity, gt = -Infinity, le = Infinity, lt = Infinity, integer, sameAs } = expected as Step;
  expect(value).toBeGreaterThanOrEqual(ge);
  if (gt > -Infinity) expect(value).toBeGreaterThan(gt);
  expect(value).toBeLessThanOrEqual(le);
  if (lt < Infinity) expect(value).toBeLessThan(lt);
  if (integer) expect(Number.isInteger(value)).toBe(true);
  if (sameAs) expect(value).toBe(inputs[sameAs]);
}

/** Compares what the player plays. The player's own states don't distinguish the end of playback from a pause. */
function expectPlayback(
  { player, session }: ReturnType<typeof loadCase>,
  expected: Step,
  within = FRAME_TOLERANCE,
) {
  const { model, frame } = player;
  const { clock, whole, loop, status, background } = model;
  const marker = MARKERS.find(
    ({ first, last }) => first === whole.span?.first && last - first === whole.span.totalFrames,
  );
  const actual = {
    segment: marker?.name ?? null,
    mode:
      (clock.direction === -1 ? 'Reverse' : '') +
      (clock.phase ? 'Bounce' : clock.direction === 1 ? 'Forward' : ''),
    loop: loop !== false,
    loopCount: typeof loop === 'number' ? loop : 0,
    speed: clock.speed,
    autoplay: session.getModel().status === 'stopped' ? model.settings.autoplay : status === 'playing',
    background: background === 'transparent' ? 0 : Number.parseInt(background.slice(1), 16),
    player:
      session.getModel().status === 'tweening' ? 'tweening' : status === 'playing' ? 'playing' : 'stopped',
  };
  const { frame: expectedFrame, ...others } = expected;
  if (others.player === 'paused') others.player = 'stopped';
  expect(actual).toMatchObject(others);
  if (expectedFrame !== undefined) expect(Math.abs(frame - expectedFrame)).toBeLessThanOrEqual(within);
}

/** Returns the events as the cases list them. */
const selected = (events: unknown[][], only?: string[]) =>
  only ? events.filter(([type]) => only.includes(type as string)) : events;

test.each(cases as Case[])('state machine case $id', (given) => {
  const [first] = given.steps;
  if (first?.error) {
    expect(() => loadCase(given)).toThrow(
      expect.objectContaining({ path: expect.any(String), requirement: expect.any(String) }),
    );
    return;
  }
  const run = loadCase(given);
  for (const step of given.steps) {
    const result = run.act(step);
    const model = run.session.getModel();
    const inputs = inputsOf(model);
    const events = run.takeEvents();
    if (step.ok !== undefined) expect(result).toBe(step.ok);
    if (step.state !== undefined) expect(model.state).toBe(step.state);
    if (step.status !== undefined) expect(model.status).toBe(step.status);
    for (const [name, expected] of Object.entries(step.inputs ?? {}))
      expectValue(inputs[name], expected, inputs);
    if (step.inputNames)
      expect(Object.keys(inputs).sort()).toEqual(step.inputNames.map(([name]: [string]) => name));
    if (step.listeners) expect([...listenersOf(model)].sort()).toEqual(step.listeners);
    if (step.events) expect(selected(events, step.only)).toEqual(step.events);
    if (step.eventsEnd) expect(events.slice(-step.eventsEnd.length)).toEqual(step.eventsEnd);
    if (step.opened) expect(run.takeOpened()).toEqual(step.opened);
    if (step.playback) expectPlayback(run, step.playback, step.within);
  }
});
