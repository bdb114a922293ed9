import TextProperty from 'lottie-web/player/js/utils/text/TextProperty.js';
import type { LayerElement, PropertyData } from './elements';
import { createEvaluation } from './evaluate';
import { toLayerText } from './results';
import { createScope } from './scope';

type Content = Record<string, unknown> & { t: unknown; sz?: [number, number] };

type Property = {
  readonly elem: LayerElement & {
    readonly globalData: {
      readonly fontManager: {
        readonly chars: unknown;
        getCharData(letter: string, style: unknown, family: unknown): { readonly w: number };
        getFontByName(name: unknown): { readonly fStyle: unknown; readonly fFamily: unknown };
        measureText(letter: string, font: unknown, size: number): number;
      };
    };
  };
  readonly data: { readonly d: PropertyData & { readonly k: readonly { readonly s: Content }[] } };
  readonly keysIndex: number;
  kf: boolean;
  buildFinalText(text: string): string[];
  searchKeyframes(): boolean;
  addEffect(effect: (current: Content, text: string) => Content): void;
};

/**
 * Widens the box of a text to its widest letter. Otherwise, lottie-web would never finish wrapping the text.
 */
function widenBox({ elem, buildFinalText }: Property, content: Content): [number, number] | undefined {
  const { sz: box, t, f, s } = content;
  if (!box) return undefined;
  const { fontManager } = elem.globalData;
  const { fStyle, fFamily } = fontManager.getFontByName(f);
  const size = Number(s);
  const widthOf = (letter: string) =>
    fontManager.chars
      ? (fontManager.getCharData(letter, fStyle, fFamily).w * size) / 100
      : fontManager.measureText(letter, f, size);
  const letters = [...new Set(buildFinalText(String(t)))];
  return [letters.reduce((width, letter) => Math.max(width, widthOf(letter)), box[0]), box[1]];
}

/** Evaluates the expressions of texts that lottie-web builds from now on. */
export function decorateTexts() {
  const prototype = TextProperty.prototype as unknown as { searchProperty(): boolean };
  prototype.searchProperty = function (this: Property) {
    const isKeyframed = this.searchKeyframes();
    const { x, most = 0 } = this.data.d;
    if (typeof x !== 'string' || x.trim() === '') return isKeyframed;
    const { elem } = this;
    const evaluate = createEvaluation(elem, x, createScope(elem, undefined, this.data.d));
    let shown: { content: Content; keyframe: Content; t: string } | undefined;
    this.addEffect(() => {
      const keyframe = this.data.d.k[this.keysIndex]?.s as Content;
      const time = elem.comp.renderedFrame / elem.globalData.frameRate;
      const given = String(keyframe.t);
      const moment = { composition: elem.comp, time, isNow: true };
      const t = evaluate(moment, given, (value) => toLayerText(value, most)) ?? given;
      // lottie-web lays out a text only if it is a new object. Before each frame, it sets the text of the keyframe.
      if (shown?.keyframe === keyframe && shown.t === t) return Object.assign(shown.content, { t });
      const content: Content = { ...keyframe, t, __complete: false };
      content.sz = widenBox(this, content);
      shown = { content, keyframe, t };
      return content;
    });
    this.kf = true;
    return true;
  };
}
