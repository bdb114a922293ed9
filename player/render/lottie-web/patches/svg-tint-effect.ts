type Color = readonly [red: number, green: number, blue: number];

/** The effect in the file, with its current values: the colors for black and white, and the amount in percent. */
type TintManager = {
  readonly _mdf: boolean;
  readonly effectElements: readonly [
    { readonly p: { readonly v: Color } },
    { readonly p: { readonly v: Color } },
    { readonly p: { readonly v: number } },
  ];
};

/** The weights of red, green and blue in the luminance of a color, as in sRGB (ITU-R BT.709). */
export const LUMINANCE: Color = [0.2126, 0.7152, 0.0722];

/**
 * Replaces lottie-web's tint effect, which draws the tint over the layer. This would make translucent pixels more
 * opaque. lottie-web also uses the mean of red, green and blue instead of the luminance.
 */
export class TintEffect {
  private readonly matrix: Element;

  constructor(
    filter: Element,
    private readonly filterManager: TintManager,
    _layer: unknown,
    id: string,
  ) {
    this.matrix = document.createElementNS('http://www.w3.org/2000/svg', 'feColorMatrix');
    this.matrix.setAttribute('result', id);
    filter.append(this.matrix);
  }

  renderFrame(isForced: boolean) {
    if (!isForced && !this.filterManager._mdf) return;
    const [black, white, amount] = this.filterManager.effectElements.map(({ p }) => p.v) as [
      Color,
      Color,
      number,
    ];
    const share = amount / 100;
    const rows = ([0, 1, 2] as const).map((channel) => {
      const tint = (white[channel] - black[channel]) * share;
      const weights = LUMINANCE.map((weight, source) => tint * weight + (source === channel ? 1 - share : 0));
      return [...weights, 0, black[channel] * share];
    });
    this.matrix.setAttribute('values', [...rows.flat(), 0, 0, 0, 1, 0].join(' '));
  }
}
