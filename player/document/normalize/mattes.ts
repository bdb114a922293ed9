import { layerListsOf } from '../layers';
import type { Animation, Layer } from '../lottie';

/** How many mattes may be seen through each other: each is drawn for the one after it. */
const MAX_CHAIN = 8;

/**
 * Gives every layer with a matte the matte's number. Where a file names none, the matte is the layer before it in the list,
 * as lottie-web's SVG renderer has it; its canvas takes the layer of the number before (airbnb/lottie-web#3034). A layer
 * whose matte is not there has none. A hidden layer is a matte all the same, and a copy stands for one that is also seen,
 * which lottie-web would show nothing by (airbnb/lottie-web#3099). Changes 10 sample files.
 */
export function nameMattes(animation: Animation) {
  for (const list of layerListsOf(animation)) {
    let last = Math.max(0, ...list.map((layer) => Number(layer?.ind)).filter(Number.isFinite));
    const copies = new Map<Layer, Layer>();
    for (const [index, layer] of list.entries()) {
      if (!layer?.tt) continue;
      let matte = matteOf(layer, list[index - 1], list);
      if (!matte) {
        delete layer.tt;
        continue;
      }
      if (isNamed(layer) && !matte.td && !matte.hd) {
        const copy = copies.get(matte) ?? { ...structuredClone(matte), ind: undefined };
        if (!copies.has(matte)) list.push(copy);
        copies.set(matte, copy);
        matte = copy;
      }
      if (matte.ind === undefined) {
        last += 1;
        matte.ind = last;
      }
      layer.tp = matte.ind;
      matte.td = 1;
      delete matte.hd;
    }
    cutChains(list);
  }
}

/** Has no layer seen through itself, nor through a long chain of mattes: lottie-web would not come to an end. */
function cutChains(list: Layer[]) {
  const byNumber = new Map(list.map((layer) => [layer?.ind, layer]));
  for (const layer of list.filter((one) => one?.tt)) {
    let last: Layer | undefined = layer;
    for (let links = 0; last?.tt && links <= MAX_CHAIN; links += 1) last = byNumber.get(last.tp);
    if (last?.tt) delete layer.tt;
  }
}

const isNamed = ({ tp }: Layer) => tp !== undefined && tp !== null;

function matteOf(layer: Layer, before: Layer | undefined, list: Layer[]): Layer | undefined {
  return isNamed(layer) ? list.find((other) => String(other?.ind) === String(layer.tp)) : before;
}
