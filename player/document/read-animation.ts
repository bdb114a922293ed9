import type { PlayerErrorCode, PlayerOptions } from '../types';
import { unpackArchive } from './archive/archive';
import { explain } from './errors/explain';
import { failureFrom } from './errors/failure';
import { unpackGzipSync } from './gzip';
import { MAX_BYTES } from './limits/limits';
import { parseAnimation } from './parse';
import { isPacked } from './read-source';
import { fillSlots } from './slots';

/** An animation in the Lottie format, which can be passed to a player as `src`. */
export type LottieAnimation = {
  /** The size in pixels. */
  w: number;
  h: number;
  /** Frames per second. */
  fr: number;
  /** `ip`: the first frame. `op`: the frame after the last frame. */
  ip: number;
  op: number;
  layers: object[];
  [field: string]: unknown;
};

export type ReadAnimationOptions = {
  /** Id of an animation in a .lottie archive. By default, the initial animation of the archive. */
  animationId?: string;
  /**
   * Values for the slots of the file, by slot id. Slots without a value get the value of the file. By default, slots
   * stay as they are.
   */
  slots?: PlayerOptions['slots'];
};

/**
 * Reads and checks an animation file as a player does, but without drawing it. Runs in Node and in browsers, for
 * example to check the files of an app in its build.
 * @param file the contents of a JSON file, a .lottie archive or a gzip file
 * @throws an `Error` with the `code` and the `message` of the `error` event that a player would emit
 */
export function readAnimation(file: Uint8Array, options: ReadAnimationOptions = {}): LottieAnimation {
  try {
    const text = unpack(file, options.animationId);
    const animation = parseAnimation(text);
    if (options.slots && text.includes('"sid"')) fillSlots(animation, { slots: options.slots }, '');
    return animation as LottieAnimation;
  } catch (thrown) {
    const { code, message } = explain(failureFrom(thrown));
    throw Object.assign(new Error(message), { code } satisfies { code: PlayerErrorCode });
  }
}

function unpack(file: Uint8Array, animationId?: string): string {
  const bytes = new Uint8Array(file).buffer;
  if (!isPacked({ bytes, base: '' })) return new TextDecoder().decode(bytes);
  if (file[0] === 'P'.charCodeAt(0)) return unpackArchive(bytes, MAX_BYTES, animationId);
  return unpackGzipSync(file, MAX_BYTES);
}
