import { toNumber, toText, type Value } from './values';

const numbersOf = (color: Value): number[] => (Array.isArray(color) ? color.map(toNumber) : []);

/** Converts a color from red, green, blue and alpha to hue, saturation, lightness and alpha, all from 0 to 1. */
export function rgbToHsl(color: Value): Value {
  const [r = 0, g = 0, b = 0, alpha = 1] = numbersOf(color);
  const [max, min] = [Math.max(r, g, b), Math.min(r, g, b)];
  const chroma = max - min;
  const lightness = (max + min) / 2;
  if (chroma === 0) return [0, 0, lightness, alpha];
  const sector = max === r ? (g - b) / chroma + 6 : max === g ? (b - r) / chroma + 2 : (r - g) / chroma + 4;
  return [(sector % 6) / 6, chroma / (1 - Math.abs(2 * lightness - 1)), lightness, alpha];
}

/** The opposite of `rgbToHsl`. */
export function hslToRgb(color: Value): Value {
  const [hue = 0, saturation = 0, lightness = 0, alpha = 1] = numbersOf(color);
  const amplitude = saturation * Math.min(lightness, 1 - lightness);
  const channel = (shift: number) => {
    const position = (((shift + hue * 12) % 12) + 12) % 12;
    return lightness - amplitude * Math.max(-1, Math.min(position - 3, 9 - position, 1));
  };
  return [channel(0), channel(8), channel(4), alpha];
}

/** Converts a color such as `#f80`, `ff8800` or `#ff880080` to red, green, blue and alpha, from 0 to 1. */
export function hexToRgb(color: Value): Value {
  const digits = toText(color).replace('#', '');
  const pairs = digits.length < 6 ? [...digits].map((digit) => digit + digit) : digits.match(/../g);
  const [r = 0, g = 0, b = 0, alpha = 1] = (pairs ?? [])
    .slice(0, 4)
    .map((pair) => Number.parseInt(pair, 16) / 255);
  return [r, g, b, alpha];
}
