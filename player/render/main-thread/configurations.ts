import { isData } from '../../document/assets';
import { type Animation, LayerType } from '../../document/lottie';
import { normalizeForCanvas } from '../../document/normalize/normalize';
import { layersOf } from '../../document/traverse';
import type { PlayerRenderer } from '../../types';
import { CANVAS_SETTINGS } from '../lottie-web/canvas-settings';
import { modifiesShapes, turnsAlongPath, usesEffects } from '../lottie-web/effects';
import { drawInLayers } from '../lottie-web/patches/canvas-layers';
import { drawWithoutWaiting } from '../lottie-web/patches/late-assets';
import { mendDrawn } from '../lottie-web/patches/patch-rendered-dom';
import { createPlacementController } from '../lottie-web/patches/placement';
import { buildInSlices } from '../lottie-web/patches/time-slicing';
import type { PlacementController, RendererConfiguration, RendererOptions } from '../renderer';
import { densityOf } from '../watch-size';

/** The builds of lottie-web that have the same parts: a renderer, or effects and expressions too. */
const BUILDS: Record<PlayerRenderer, { light: string; full: string }> = {
  svg: { light: 'lottie_light', full: 'lottie_svg' },
  canvas: { light: 'lottie_light_canvas', full: 'lottie_canvas' },
  html: { light: 'lottie_light_html', full: 'lottie_html' },
};

/** How lottie-web is driven where its SVG renderer as it comes is not enough. Takes what it must not see out of the data. */
export function configurationFor(options: RendererOptions): RendererConfiguration {
  const { container, renderer, expressions, animation } = options;
  const needsEffects = usesEffects(animation, renderer);
  const needsExpressions = expressions || turnsAlongPath(animation);
  if (!expressions) {
    removeExpressions(animation);
    removeData(animation);
  }
  if (renderer === 'canvas') normalizeForCanvas(animation);
  let placement: PlacementController | undefined;
  return {
    build: BUILDS[renderer][needsEffects || needsExpressions ? 'full' : 'light'],
    parts: {
      svgExtras: renderer !== 'canvas' && (needsEffects || modifiesShapes(animation)),
      expressions: needsExpressions,
    },
    rendererSettings: {
      ...(renderer === 'canvas' && { ...CANVAS_SETTINGS, dpr: densityOf(options.getDrawingSettings()) }),
      runExpressions: expressions,
    },
    setUp(item, onDestroy) {
      const measurements: Element[] = [];
      onDestroy.push(() => detachMeasurements(measurements));
      // A text waits for its fonts, and what is evaluated for the layers that it reads.
      if (renderer === 'svg' && !needsExpressions && !animation.fonts) buildInSlices(item, options);
      drawWithoutWaiting(item, container, onDestroy);
      if (renderer === 'canvas') drawInLayers(item);
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
  animation.assets = assets.filter((asset) => !asset || !isData(asset));
  // The layer that holds it is never seen.
  for (const layer of layersOf(animation)) if (layer.ty === LayerType.footage) layer.ty = LayerType.null;
}

/** Another animation of the page may have brought what evaluates them. Told not to, it draws nothing of a text that has one. */
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
