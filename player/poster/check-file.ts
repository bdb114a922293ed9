import { readAnimation, toError } from '../document/read-animation';
import type { PlayerRenderer } from '../types';
import { messages } from './dom';
import { prepareOffScreen } from './prepare-off-screen';

const RENDERERS: readonly PlayerRenderer[] = ['svg', 'canvas', 'html'];

/**
 * Returns what a player says about a file: its size, the renderer that draws it and why, and what is left out.
 * @throws an `Error` with the `code` and the `message` of the `error` event that a player would emit
 */
export function checkFile(file: Uint8Array): string[] {
  const { w, h, fr, ip, op } = readAnimation(file);
  const size = `${w} × ${h} pixels, ${op - ip} frames, ${fr} per second`;
  const drawn = RENDERERS.flatMap((renderer) => {
    messages.length = 0;
    try {
      const { chosen } = prepareOffScreen(readAnimation(file), {}, renderer);
      return [...(chosen === renderer ? [`The ${renderer} renderer draws the file.`] : []), ...messages];
    } catch (thrown) {
      throw toError(thrown);
    }
  });
  return [size, ...new Set(drawn)];
}
