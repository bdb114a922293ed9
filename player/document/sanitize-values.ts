import { layersOf } from './layers';
import type { Animation } from './lottie';

/** A colour of CSS that names no address. */
const COLOUR = /^(#[\da-f]{3,8}|[a-z]+|(rgb|hsl)a?\([\d\s.,%/]+\))$/i;

/** Gives solids a colour where theirs is none: lottie-web makes it an attribute, which could name an address. */
export function cleanColours(animation: Animation) {
  for (const layer of layersOf(animation)) {
    if (layer.sc !== undefined && !(typeof layer.sc === 'string' && COLOUR.test(layer.sc)))
      layer.sc = '#000000';
  }
}

/** Takes their length from objects that are no list: lottie-web would go through one of a thousand million places. */
export function removeLengths(animation: Animation) {
  // Not by recursion: a file may be nested deeper than the stack is.
  const objects: object[] = [animation];
  for (let data = objects.pop(); data; data = objects.pop()) {
    if (!Array.isArray(data)) Reflect.deleteProperty(data, 'length');
    for (const value of Object.values(data)) {
      if (typeof value === 'object' && value !== null) objects.push(value);
    }
  }
}
