import { formatValue } from '../document/errors/failure';
import { asArray, asRecord, LayerType } from '../document/lottie';
import { prepareAnimation } from '../document/prepare';
import { type LottieAnimation, toError } from '../document/read-animation';
import { layersOf } from '../document/traverse';
import { chooseRenderer } from '../render/choose-renderer';
import { configurationFor } from '../render/lottie-web/configurations';
import type { LottieParts } from '../render/lottie-web/load-lottie';
import type { PlayerRenderer } from '../types';
import { messages } from './dom';
import type { PosterValues } from './poster-options';

/** A base for relative URLs. The images of an animation are embedded or removed, so none is relative. */
const FOLDER = 'file:///';

/**
 * Prepares an animation as a player does, and adds what is left out to `messages`.
 * @param renderer the requested renderer
 * @returns the renderer that a player would use, and the modules of lottie-web that the file needs
 * @throws Failure `invalid`
 */
export function prepareOffScreen(
  animation: LottieAnimation,
  values: PosterValues,
  renderer: PlayerRenderer,
): { chosen: PlayerRenderer; parts?: LottieParts } {
  const text = JSON.stringify(animation);
  const { unresolvedSlots, budget } = prepareAnimation(animation, {
    ...values,
    base: FOLDER,
    pageUrl: FOLDER,
    text,
  });
  for (const failure of unresolvedSlots) messages.push(toError(failure).message);
  const chosen = chooseRenderer(animation, renderer);
  const { parts } = configurationFor({
    container: document.createElement('div'),
    renderer: chosen,
    expressions: true,
    animation,
    text,
    isPlain: false,
    budget,
    rendererSettings: {},
    getDrawingSettings: () => ({ rendererSettings: {}, maxDensity: 1 }),
    getFrame: () => 0,
    signal: new AbortController().signal,
  });
  for (const name of measuredTexts(animation))
    messages.push(
      `The letters of the text ${name} have estimated widths, because its font can’t be measured.`,
    );
  return { chosen, parts };
}

/** Returns the names of texts in a font whose letters are placed one by one, or in a box. */
const measuredTexts = (animation: LottieAnimation): string[] =>
  animation.chars
    ? []
    : layersOf(animation)
        .filter((layer) => layer.ty === LayerType.text)
        .filter(({ t }) => {
          const { a, p, d } = asRecord(t);
          const isInBox = asArray(asRecord(d).k).some((keyframe) => asRecord(keyframe?.s).sz);
          return isInBox || asArray(a).length > 0 || asRecord(p).m !== undefined;
        })
        .map(({ nm }) => formatValue(nm));
