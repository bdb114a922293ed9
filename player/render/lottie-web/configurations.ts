import { hasExpressions } from '../../document/expressions';
import { isData } from '../../document/image-assets';
import { limitEffects } from '../../document/limits/effect-limits';
import { limitMerges } from '../../document/limits/merge-limits';
import { type Animation, LayerType } from '../../document/lottie';
import { replaceBlendedModes } from '../../document/normalize/masks';
import { hasMergedPaths } from '../../document/normalize/merged-paths';
import { normalizeForCanvas } from '../../document/normalize/normalize';
import { usesComplexText, usesTextLayout } from '../../document/text-shaping';
import { layersOf } from '../../document/traverse';
import type { PlayerRenderer } from '../../types';
import type { RendererOptions } from '../renderer';
import { densityOf } from '../watch-size';
import { addFonts } from './file-fonts';
import type { LottieItem } from './internals';
import { renderWithoutWaiting } from './late-assets';
import type { LottieParts } from './load-lottie';
import { patchRenderedDom } from './patch-rendered-dom';
import { createPlacementController, type PlacementController } from './patches/placement';
import { blendsMasks, EFFECTS, modifiesShapes, usesEffects } from './supported-effects';
import { CANVAS_SETTINGS } from './surface';
import { buildInSlices } from './time-slicing';

/** The configuration of lottie-web for a file and a renderer. */
export type RendererConfiguration = {
  /** The name of the lottie-web build that contains the modules in use. */
  build: string;
  /** The modules of lottie-web that are needed in addition to the renderer. */
  parts?: LottieParts;
  /** Settings for lottie-web's renderer. These settings override the app's settings. */
  rendererSettings?: Record<string, unknown>;
  /**
   * Passes the data to lottie-web. If this method is missing, the caller uses `item.setupAnimation` instead.
   * Adds cleanup functions to `onDestroy`.
   */
  setUp?(item: LottieItem, onDestroy: (() => void)[]): void;
  /** Available after `setUp`. */
  getPlacement?(): PlacementController | undefined;
};

/**
 * The names of lottie-web's builds, keyed by renderer. A `light` build contains only the renderer. A `full`
 * build also contains effects and expressions.
 */
const BUILDS: Record<PlayerRenderer, { light: string; full: string }> = {
  svg: { light: 'lottie_light', full: 'lottie_svg' },
  canvas: { light: 'lottie_light_canvas', full: 'lottie_canvas' },
  html: { light: 'lottie_light_html', full: 'lottie_html' },
};

/**
 * Returns the configuration of lottie-web if the file or the settings need more than the SVG renderer alone.
 * Removes the data for expressions if there are no expressions.
 */
export function configurationFor(options: RendererOptions): RendererConfiguration {
  const { container, renderer, expressions, animation, budget } = options;
  limitMerges(animation);
  if (renderer !== 'canvas') limitEffects(animation, EFFECTS.html, budget);
  const needsEffects = usesEffects(animation, renderer);
  const needsExpressions = expressions && hasExpressions(animation);
  if (!needsExpressions) removeData(animation);
  if (renderer === 'canvas') normalizeForCanvas(animation, budget);
  else if (!blendsMasks()) replaceBlendedModes(animation);
  let placement: PlacementController | undefined;
  return {
    build: BUILDS[renderer][needsEffects || needsExpressions ? 'full' : 'light'],
    parts: {
      svgExtras: renderer !== 'canvas' && (needsEffects || modifiesShapes(animation)),
      expressions: needsExpressions,
      complexText: usesComplexText(animation) || usesTextLayout(animation),
      mergedPaths: hasMergedPaths(animation),
    },
    rendererSettings: {
      ...(renderer === 'canvas' && { ...CANVAS_SETTINGS, dpr: densityOf(options.getDrawingSettings()) }),
    },
    setUp(item, onDestroy) {
      // Build files with text or expressions in a single task. If a font loaded between two tasks,
      // `renderWithoutWaiting` would redraw the incomplete frame. Expressions read other layers, which might
      // not have been built yet.
      if (renderer === 'svg' && !needsExpressions && !animation.fonts) buildInSlices(item, options);
      renderWithoutWaiting(item, container, onDestroy);
      if (renderer !== 'canvas') patchRenderedDom(item);
      addFonts(animation, container.ownerDocument, onDestroy);
      if (item.renderer) placement = createPlacementController(item, item.renderer, options);
      removeMeasurements(() => item.setupAnimation(animation));
      // lottie-web itself never calls this method for SVG.
      if (renderer === 'svg') item.renderer?.updateContainerSize();
    },
    getPlacement: () => placement,
  };
}

/**
 * Removes data files (`t: 3`), which only expressions read. Otherwise, these files would be requested
 * needlessly. They might also contain invalid JSON.
 */
function removeData(animation: Animation) {
  const { assets } = animation;
  if (!Array.isArray(assets)) return;
  animation.assets = assets.filter((asset) => !asset || !isData(asset));
  // Replace the layers that contain data files with null layers. Both are invisible.
  for (const layer of layersOf(animation)) if (layer.ty === LayerType.footage) layer.ty = LayerType.null;
}

/**
 * Removes the elements that `run` appends to the page's body. lottie-web measures fonts with these elements
 * and leaves them in the body, where the user could select and copy their text. `<link>` elements stay,
 * because other players might use the fonts that these elements load.
 */
function removeMeasurements(run: () => void) {
  const last = document.body.lastElementChild;
  try {
    run();
  } finally {
    const measurements: Element[] = [];
    for (let next = last?.nextElementSibling; next; next = next.nextElementSibling) {
      if (next.localName !== 'link') measurements.push(next);
    }
    // A timer of lottie-web removes these elements from their parent when a font has loaded. It would throw
    // if the elements had no parent.
    document.createElement('div').append(...measurements);
  }
}
