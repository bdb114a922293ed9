import type { Layer } from '../../../document/lottie';
import { svgElement } from './svg-base-element';

/** The effect in the file, with its current values. */
type BlurManager = {
  readonly _mdf: boolean;
  /** The blurriness, the dimensions and “Repeat Edge Pixels”. Box blurs (blurs.ts) also have iterations. */
  readonly effectElements: readonly ({ readonly p: { readonly v: number } } | undefined)[];
};

/** A layer. Solids, compositions and images have a size. */
type BlurredLayer = {
  readonly data: Layer & { readonly sw?: number; readonly sh?: number };
  readonly assetData?: { readonly w?: number; readonly h?: number };
};

/** The standard deviation of Gaussian Blur in After Effects, in relation to its blurriness. */
const DEVIATION = 0.3;

/** The values of the dimensions that blur only in one direction. */
const HORIZONTAL = 2;
const VERTICAL = 3;

/** The highest factor by which opacities are multiplied at the edges. */
const MAX_FACTOR = 5;

/** The number of values in the table of factors. */
const TABLE = 64;

/**
 * Replaces lottie-web's blur, which ignores “Repeat Edge Pixels”, because browsers don't support `edgeMode`. Repeated edges
 * prevent a layer from fading at its edges. The opacity of the blurred layer is therefore divided by that of a blurred,
 * opaque rectangle of the layer's size.
 */
export class BlurEffect {
  private readonly blurs: readonly Element[];
  private readonly size: { readonly width: number; readonly height: number } | null;

  constructor(
    filter: Element,
    private readonly filterManager: BlurManager,
    { data, assetData }: BlurredLayer,
    id: string,
    source: string,
  ) {
    const { sw = data.w ?? assetData?.w, sh = data.h ?? assetData?.h } = data;
    const repeatsEdges = Boolean(filterManager.effectElements[2]?.p.v);
    this.size = repeatsEdges && sw && sh ? { width: sw, height: sh } : null;
    const blur = (attributes: Record<string, string>) => svgElement('feGaussianBlur', attributes);
    const [blurred, full, factors] = [`${id}_blurred`, `${id}_full`, `${id}_factors`];
    const own = blur({ in: source, result: this.size ? blurred : id });
    filter.append(own);
    this.blurs = [own];
    if (!this.size) return;
    const box = { x: 0, y: 0, ...this.size };
    const flood = svgElement('feFlood', { 'flood-color': '#fff', result: full, ...box });
    const other = blur({ in: full });
    const table = Array.from({ length: TABLE + 1 }, (_, step) => Math.min(1, TABLE / step / MAX_FACTOR));
    const division = svgElement('feComponentTransfer', { result: factors }, [
      svgElement('feFuncA', { type: 'table', tableValues: table.join(' ') }),
    ]);
    const product = { operator: 'arithmetic', k1: MAX_FACTOR, in: blurred, in2: factors, result: id, ...box };
    filter.append(flood, other, division, svgElement('feComposite', product));
    this.blurs = [own, other];
  }

  renderFrame(isForced: boolean) {
    if (!isForced && !this.filterManager._mdf) return;
    const [strength = 0, dimensions, , iterations] = this.filterManager.effectElements.map(
      (value) => value?.p.v,
    );
    // Three iterations of a box blur are close to a Gaussian blur whose standard deviation is the radius.
    const sigma = Math.max(0, strength * (iterations ? Math.sqrt(iterations / 3) : DEVIATION));
    const { width = Infinity, height = Infinity } = this.size ?? {};
    const x = dimensions === VERTICAL ? 0 : Math.min(sigma, width / 2);
    const y = dimensions === HORIZONTAL ? 0 : Math.min(sigma, height / 2);
    for (const blur of this.blurs) blur.setAttribute('stdDeviation', `${x} ${y}`);
  }
}
