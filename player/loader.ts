import { type Animation, parseAnimation } from './animation';
import { type Engine, startEngine } from './engine';
import type { Marker } from './markers';
import type { PlayerSettings } from './settings';
import { type Reading, readSource } from './source';

/** An animation that was found, read and checked. */
export type Loaded = {
  animation: Animation;
  /** Where it came from: `animation` itself is written into once it is drawn. */
  reading: Reading;
  markers: readonly Marker[];
  /** First frame and the one after the last, when not the whole is played. */
  range: [number, number] | undefined;
  /** Whether the file brings a part for visitors who ask for less motion. */
  hasReducedMotion: boolean;
};

/**
 * Finds, reads and checks an animation.
 * @param text `src` as text
 * @param reducedMotion plays the file's own part for it, if it brings one, instead of `segment`
 * @throws Failure; `signal.reason` when aborted.
 */
export async function load(
  text: string,
  segment: PlayerSettings['segment'],
  reducedMotion: boolean,
  signal: AbortSignal,
): Promise<Loaded> {
  const reading = await readSource(text, document.baseURI, signal);
  signal.throwIfAborted();
  const animation = parseAnimation(reading);
  const whole = { animation, reading, markers: [], range: undefined, hasReducedMotion: false };
  if (segment === undefined && !animation.markers) return whole;
  const { markersOf, reducedMotionMarker, segmentRange } = await import('./markers');
  signal.throwIfAborted();
  const marker = reducedMotionMarker(animation);
  const part = reducedMotion && marker ? marker.name : segment;
  return {
    ...whole,
    markers: markersOf(animation),
    range: part === undefined ? undefined : segmentRange(animation, part),
    hasReducedMotion: marker !== undefined,
  };
}

/**
 * Draws the first frame into a layer of its own, so that the picture at hand stays until the next one takes its place.
 * @param stage gets the layer
 * @param hidden keeps the layer out of sight until the caller shows it
 */
export function draw(
  { animation, range }: Loaded,
  settings: PlayerSettings,
  stage: HTMLElement,
  hidden: boolean,
  signal: AbortSignal,
): Promise<Engine> {
  const container = document.createElement('div');
  if (hidden) container.style.visibility = 'hidden';
  stage.append(container);
  const { renderer, rendererSettings, subframes, expressions } = settings;
  return startEngine({
    container,
    renderer,
    rendererSettings,
    data: animation,
    segment: range,
    subframes,
    expressions,
    signal,
  });
}
