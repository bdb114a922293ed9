import { sharedNow } from '../../core/timeline';
import type { Animation } from '../../document/lottie';
import { decodeSource, encodeSource } from '../../document/read-source';
import { fillSlots } from '../../document/slots';
import { poseAt, poseDuring, TWEEN_FRAMES, type Tween, tweenAnimation } from '../../document/tween-animation';
import type { MachineModel } from '../../machine/model';
import type { PlaybackSync, Renderer, RenderOptions } from '../../render/renderer';
import type { PageFunctions } from '../../render/worker/page-functions';
import { getSync } from '../display';
import { windowOf } from '../dom-context';
import { frameOnScreen } from '../layer-boxes';
import { createContainer } from '../load';
import type { Runtime } from '../runtime';
import { onEachFrame } from '../ticker';
import { rangeOf } from './playback';

/*
 * Shows the tweens of a state machine. This module is loaded for machines with tweened transitions. A second renderer
 * draws a file that contains the tween (`tweenAnimation`), in place of the player's renderer, whose position doesn't
 * change until the tween ends. Until the file is drawn, and if it can't be drawn, the picture stays as it is. The tween
 * then takes the time that is left.
 */

/** Text with more characters takes too long to copy for each tween. */
const MAX_TEXT = 1_000_000;

/** If drawing a tween has taken longer, in milliseconds, no further tweens are drawn. */
const MAX_DRAWING_TIME = 1000;

/** Matches the text of a file with expressions, whose values depend on the time. */
const EXPRESSIONS = /"x"\s*:\s*"/;

type Shown = {
  renderer: Renderer;
  tween: Tween;
  /** The milliseconds that were left when the tween had been drawn. */
  duration: number;
  /** The share of this time that has passed. */
  progress: number;
  isMoving: boolean;
};

// biome-ignore lint/complexity/noExcessiveLinesPerFunction: short functions that share what is shown
export function createTweens(runtime: Runtime, getModel: () => MachineModel) {
  let shown: Shown | null = null;
  /** Whether the next tween isn't drawn yet. Until then, the picture stays as it is. */
  let isWaiting = false;
  /** Aborted when the tween ends, or when another one starts. */
  let starting = new AbortController();
  let stopFrames: (() => void) | null = null;
  /** The milliseconds until the last tween was drawn. */
  let drawingTime = 0;

  /** Starts to show the tween of the model. @param isAllowed whether the picture may move */
  async function start(isAllowed: boolean) {
    const { tween: given, machine } = getModel();
    const target = given && machine.states.get(given.to);
    if (!given || target?.type !== 'PlaybackState') return;
    starting.abort();
    starting = new AbortController();
    const { signal } = starting;
    isWaiting = true;
    shown?.renderer.show(stillOf(shown));
    runtime.viewTracking.signal.addEventListener('abort', end, { signal });
    stopFrames ??= onEachFrame(update, windowOf(runtime.stage));
    // A machine can start one tween after another.
    if (!isAllowed || drawingTime > Math.min(given.left / 2, MAX_DRAWING_TIME)) return;
    const startedAt = performance.now();
    const { media } = runtime.model;
    const tween: Tween = {
      from: shown ? poseDuring(shown.tween, shown.progress) : poseAt(frameOnScreen(runtime)),
      to: media.offset + rangeOf(target, media).start,
      easing: given.transition.easing,
    };
    const renderer = await drawTween(runtime, tween, {
      getSync: () => ({ frame: 0 }),
      signal,
      onFailed: end,
      onUnavailable: end,
    }).catch(() => null);
    drawingTime = performance.now() - startedAt;
    if (signal.aborted) return renderer?.destroy();
    const { tween: current } = getModel();
    if (!renderer || !current) return renderer?.destroy();
    shown?.renderer.destroy();
    shown = { renderer, tween, duration: current.left, progress: 0, isMoving: false };
    isWaiting = false;
    setVisibility(renderer, '');
    setVisibility(runtime.renderer, 'hidden');
  }

  function update() {
    const { tween } = getModel();
    if (!tween) return end();
    if (!shown) return;
    // The player has a new, visible renderer after a change of some options.
    setVisibility(runtime.renderer, 'hidden');
    if (isWaiting) return;
    const progress = 1 - tween.left / shown.duration;
    // Time stops while the player is frozen or can't be seen.
    const isMoving = progress !== shown.progress;
    const isChanged = isMoving !== shown.isMoving;
    Object.assign(shown, { progress, isMoving });
    const { renderer } = shown;
    if (!renderer.isAutonomous) renderer.show(stillOf(shown));
    else if (isChanged) renderer.show(isMoving ? movingFrom(shown) : stillOf(shown));
  }

  /** Shows the player's renderer again, as soon as it has drawn the position of the player. */
  async function end() {
    starting.abort();
    stopFrames?.();
    stopFrames = null;
    const ended = shown;
    shown = null;
    if (!ended) return;
    await runtime.renderer?.show(getSync(runtime));
    if (!shown) setVisibility(runtime.renderer, '');
    ended.renderer.destroy();
  }

  return { start };
}

function setVisibility(renderer: Renderer | null, visibility: '' | 'hidden') {
  if (renderer) renderer.container.style.visibility = visibility;
}

const stillOf = ({ progress }: Shown): PlaybackSync => ({ frame: progress * TWEEN_FRAMES });

const movingFrom = ({ progress, duration }: Shown): PlaybackSync => ({
  timeline: {
    frame: progress * TWEEN_FRAMES,
    at: sharedNow(),
    framesPerMs: TWEEN_FRAMES / duration,
    offset: 0,
    totalFrames: TWEEN_FRAMES + 1,
    direction: 1,
    iterationsLeft: 0,
  },
  subframes: true,
});

/**
 * Draws the file that shows a tween with the renderer that the player uses. Its element is hidden.
 * @returns `null` for a file whose tweens can't be shown
 * @throws Failure; any error from lottie-web; `signal.reason` if aborted
 */
async function drawTween(
  runtime: Runtime,
  tween: Tween,
  callbacks: Pick<RenderOptions, 'getSync' | 'signal' | 'onFailed' | 'onUnavailable'>,
): Promise<Renderer | null> {
  const { media, settings, rendering } = runtime.model;
  const { workerUrl, expressions } = settings;
  const text = decodeSource(media.colored ?? media.unpacked);
  if (text.length > MAX_TEXT || (expressions && EXPRESSIONS.test(text))) return null;
  const modules = rendering?.isAutonomous
    ? { client: await import('../../render/worker/worker-client') }
    : { page: await import('../../render/main-thread/render-on-main-thread') };
  // A transition can be followed by another one at once.
  callbacks.signal.throwIfAborted();
  const animation: Animation = JSON.parse(text);
  fillSlots(animation, settings, document.baseURI);
  delete animation.archive;
  const source = { text: JSON.stringify(tweenAnimation(animation, tween)), base: media.unpacked.base };
  const unpacked = encodeSource(source);
  const options: RenderOptions = {
    ...callbacks,
    source: unpacked,
    getSettings: () => ({ ...runtime.model.settings, slots: undefined, themeId: undefined }),
    createContainer() {
      const container = createContainer(runtime);
      // The buttons of layers stay above the picture.
      runtime.renderer?.container.after(container);
      return container;
    },
    onRead: (file) => file,
    onLoaded() {},
  };
  if (modules.page)
    return modules.page.startOnMainThread({ text: source.text, unpacked }, options, async () => null);
  const url = workerUrl ? new URL(workerUrl, document.baseURI).href : null;
  // The player has already started the worker, so the functions that start one aren't called.
  const render = modules.client.connectToWorker(url, {} as PageFunctions);
  return (await render(options, Promise.resolve(unpacked))).renderer;
}
