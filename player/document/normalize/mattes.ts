import { copy, createBudget } from '../limits/budget';
import { MAX_MATTE_CHAIN } from '../limits/limits';
import { type Animation, asArray, asRecord, type Layer, LayerType, MatteType } from '../lottie';
import { layerListsOf } from '../traverse';
import { CONTROL } from './hidden';

/** The types of layers that can show something. Other layers can neither be mattes nor have mattes in lottie-web. */
const VISIBLE_TYPES: readonly unknown[] = [
  LayerType.composition,
  LayerType.solid,
  LayerType.image,
  LayerType.shape,
  LayerType.text,
];

/** The type of the effect Set Matte. */
const SET_MATTE = 28;

/** The types of mattes that are equivalent to the channels of the effect Set Matte. */
const CHANNELS: Record<number, number> = { 4: MatteType.alpha, 5: MatteType.luma };

/**
 * Sets the matte number of every layer with a matte. The matte of a layer without a matte number is the
 * previous layer in the list, as in lottie-web's SVG renderer. (The canvas renderer uses the layer whose
 * number is lower by one: airbnb/lottie-web#3034.) Removes the matte type if the matte is missing. A hidden
 * layer can be a matte. If a visible layer is also a matte, a copy of it is used as the matte, because
 * lottie-web doesn't draw layers whose matte is a visible layer (airbnb/lottie-web#3099). Hides mattes that no
 * layer uses, and layers whose matte shows nothing, such as a null layer. Gives layers with the effect Set Matte
 * a matte, because lottie-web's effect ignores its settings and the transform of a hidden matte. Changes 10
 * sample files.
 */
export function assignMattes(animation: Animation, budget = createBudget()) {
  for (const list of layerListsOf(animation)) {
    const numbers = list.map((layer) => Number(layer?.ind)).filter(Number.isFinite);
    let last = numbers.reduce((a, b) => Math.max(a, b), 0);
    const byNumber = firstByNumber(list);
    const copies = new Map<Layer, Layer>();
    for (const [index, layer] of list.entries()) {
      if (layer) applySetMatte(layer);
      if (!layer?.tt) continue;
      let matte = hasMatteNumber(layer) ? byNumber.get(String(layer.tp)) : list[index - 1];
      if (!matte || isEmpty(layer)) {
        delete layer.tt;
        continue;
      }
      if (hasMatteNumber(layer) && !matte.td && !matte.hd) {
        const hidden = copies.get(matte) ?? { ...copy(matte, budget), ind: undefined };
        if (!copies.has(matte)) list.push(hidden);
        copies.set(matte, hidden);
        matte = hidden;
      }
      if (matte.ind === undefined) {
        last += 1;
        matte.ind = last;
        byNumber.set(String(last), matte);
      }
      layer.tp = matte.ind;
      matte.td = 1;
      delete matte.hd;
      if (isEmpty(matte)) applyEmptyMatte(layer);
    }
    const used = new Set(list.map((layer) => layer?.tt && layer.tp));
    for (const layer of list) if (layer?.td && !used.has(layer.ind)) layer.hd = true;
    cutChains(list);
  }
}

/**
 * Gives a layer with the effect Set Matte a matte. If the layer already has a matte, or the channel of the effect is a
 * color, the effect gets a type and a name that are logged as not supported.
 */
function applySetMatte(layer: Layer) {
  const effect = asArray(layer.ef).find((one) => one?.ty === SET_MATTE);
  if (!effect) return;
  const [number, channel = 4, isInverted] = asArray(effect.ef).map((value) => asRecord(value?.v).k);
  const type = CHANNELS[Number(channel)];
  if (layer.tt || !type) Object.assign(effect, { ty: CONTROL, mn: 'Set Matte' });
  else if (number !== layer.ind) Object.assign(layer, { tt: type + Number(Boolean(isInverted)), tp: number });
}

/** Applies a matte without contents: hides the layer, or shows all of it if the matte is inverted. */
export function applyEmptyMatte(layer: Layer) {
  if (layer.tt === MatteType.alpha || layer.tt === MatteType.luma) layer.hd = true;
  delete layer.tt;
}

/**
 * Removes the matte of each layer in a cycle of mattes, or at the start of a chain that is too long.
 * lottie-web would never finish such a file.
 */
function cutChains(list: Layer[]) {
  const byNumber = new Map(list.map((layer) => [layer?.ind, layer]));
  for (const layer of list.filter((one) => one?.tt)) {
    let last: Layer | undefined = layer;
    for (let links = 0; last?.tt && links <= MAX_MATTE_CHAIN; links += 1) last = byNumber.get(last.tp);
    if (last?.tt) delete layer.tt;
  }
}

const isEmpty = ({ ty }: Layer) => !VISIBLE_TYPES.includes(ty);

const hasMatteNumber = ({ tp }: Layer) => tp !== undefined && tp !== null;

/** Returns the layers, keyed by number. Of several layers with the same number, the map contains the first. */
function firstByNumber(list: readonly Layer[]): Map<string, Layer> {
  return new Map(list.map((layer) => [String(layer?.ind), layer] as const).reverse());
}
