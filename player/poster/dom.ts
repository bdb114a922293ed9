import { parseHTML } from 'linkedom';

/*
 * The globals of browsers that lottie-web and the player need to draw an SVG. The build replaces the free variables of
 * `node.js` with these exports, so that the package doesn't change Node's globals.
 */

const page = parseHTML('<!doctype html><html><head></head><body></body></html>');

export const { document, window, HTMLElement, SVGElement } = page;
export const { navigator } = window;

/** Replaces the class of `<mask>` elements, which linkedom lacks. */
export const SVGMaskElement = {
  [Symbol.hasInstance]: (element: Element | null) => element?.localName === 'mask',
};

/** The density that a canvas would have. */
export const devicePixelRatio = 1;

export const CSS = {
  /** Escapes an id for a selector. */
  escape: (id: string) => id.replace(/[^\w-]/g, (character) => `\\${character}`),
  supports: () => true,
};

/** A matrix of two dimensions, with the methods that filters need. */
export class DOMMatrix {
  constructor(readonly values: readonly number[]) {}

  get a() {
    return this.values[0];
  }

  /** The values are `NaN` if the matrix can't be inverted. */
  inverse() {
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = this.values;
    const determinant = a * d - b * c;
    const scaled = [d, -b, -c, a, c * f - d * e, b * e - a * f];
    return new DOMMatrix(scaled.map((value) => (determinant ? value / determinant : Number.NaN)));
  }

  transformPoint({ x, y }: { x: number; y: number }) {
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = this.values;
    return { x: a * x + c * y + e, y: b * x + d * y + f };
  }
}

/** The width of a letter that can't be measured, as a multiple of the font size. */
const USUAL_WIDTH = 0.55;

/** Measures text. The size of the font is the number of pixels in `font`. */
export class OffscreenCanvas {
  getContext() {
    return {
      font: '100px sans-serif',
      measureText({ length }: string) {
        return {
          width: length * USUAL_WIDTH * Number.parseFloat(/[\d.]+(?=px)/.exec(this.font)?.[0] ?? '100'),
        };
      },
    };
  }
}

/** Collects what the player logs while it draws. */
export const messages: string[] = [];

const log = (...values: unknown[]) => {
  messages.push(values.join(' '));
};
export const console = { log, info: log, warn: log, error: log };
