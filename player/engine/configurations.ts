import { layersOf } from '../animation/layers';
import { type Animation, LayerType } from '../animation/lottie';
import { normalizeForCanvas } from '../animation/normalize/normalize';
import { drawInLayers } from './canvas-layers';
import { CANVAS_SETTINGS, silentAudio } from './canvas-options';
import { mendDrawn } from './drawn';
import { needsEffects } from './effects';
import { drawWithoutWaiting } from './late-assets';
import { createPlacementController } from './placement';
import { buildInSlices } from './time-slicing';
import type { EngineConfiguration, EngineOptions, PlacementController } from './types';
import { densityOf } from './watch-size';

/** How lottie-web is driven where its light SVG build as it comes is not enough. Takes what it must not see out of the data. */
export function configurationFor(options: EngineOptions): EngineConfiguration {
  const { container, renderer, rendererSettings, expressions, animation } = options;
  const isFull = expressions || needsEffects(animation, renderer);
  if (isFull && !expressions) removeExpressions(animation);
  if (!expressions) removeData(animation);
  if (renderer === 'canvas') normalizeForCanvas(animation);
  let placement: PlacementController | undefined;
  return {
    isFull,
    options: {
      audioFactory: silentAudio,
      rendererSettings: {
        ...rendererSettings,
        ...(renderer === 'canvas' && { ...CANVAS_SETTINGS, dpr: densityOf(options.getDrawingSettings()) }),
        runExpressions: expressions,
      },
    },
    setUp(item, lottie, onDestroy) {
      const measurements: Element[] = [];
      onDestroy.push(() => detachMeasurements(measurements));
      // A text waits for its fonts, and the larger builds for what they evaluate.
      if (renderer === 'svg' && !isFull && !animation.fonts) buildInSlices(item, options);
      drawWithoutWaiting(item, container, onDestroy);
      if (renderer === 'canvas') drawInLayers(item, lottie);
      else mendDrawn(item);
      if (item.renderer) placement = createPlacementController(item, item.renderer, options);
      collectMeasurements(measurements, () => item.setupAnimation(animation));
      // Of an SVG lottie-web does it never by itself.
      if (renderer === 'svg') item.renderer?.updateContainerSize();
    },
    getPlacement: () => placement,
  };
}

/** Data that only expressions read (`t: 3`): its address is not the page's to ask for, and what comes may be no JSON. */
function removeData(animation: Animation) {
  const { assets } = animation;
  if (!Array.isArray(assets)) return;
  animation.assets = assets.filter((asset) => asset?.t !== 3);
  // The layer that holds it is never seen.
  for (const layer of layersOf(animation)) if (layer.ty === LayerType.footage) layer.ty = LayerType.null;
}

/** Told not to run expressions, the larger builds draw nothing of a text that has one. */
function removeExpressions(animation: Animation) {
  // Not by recursion: a file may be nested deeper than the stack is.
  const objects: object[] = [animation];
  for (let data = objects.pop(); data; data = objects.pop()) {
    for (const [key, value] of Object.entries(data)) {
      // Elsewhere x is a number or a list of them.
      if (key === 'x' && typeof value === 'string') Reflect.deleteProperty(data, key);
      else if (typeof value === 'object' && value !== null) objects.push(value);
    }
  }
}

/**
 * Adds to `measurements` what `run` appended to the page's body: lottie-web measures fonts with elements that it leaves
 * there. Link elements stay, since other players may draw with a font that one brought.
 */
function collectMeasurements(measurements: Element[], run: () => void) {
  const last = document.body.lastElementChild;
  try {
    run();
  } finally {
    for (let next = last?.nextElementSibling; next; next = next.nextElementSibling) {
      if (next.localName !== 'link') measurements.push(next);
    }
  }
}

/** Moves them out of the page and not away: while a font is awaited, lottie-web's timer expects them to have a parent. */
function detachMeasurements(measurements: Element[]) {
  document.createElement('div').append(...measurements);
}
