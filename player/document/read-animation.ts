import type { PlayerErrorCode, PlayerOptions } from '../types';
import { unpackArchive } from './archive/archive';
import { explain } from './errors/explain';
import { type Failure, failureFrom } from './errors/failure';
import { unpackGzipSync } from './gzip';
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
 * @throws an `Error` with the `code` and the `message` of the `error` event that a player would emit; an `Error` with
 *   the code `invalid` if an archive doesn't contain the animation `animationId`; `TypeError` if `file` isn't bytes
 */
export function readAnimation(file: Uint8Array, options: ReadAnimationOptions = {}): LottieAnimation {
  if (!ArrayBuffer.isView(file))
    throw new TypeError(
      `readAnimation needs the bytes of a file, not ${typeof file === 'string' ? 'a path or text' : typeof file}.`,
    );
  try {
    const text = unpack(file, options.animationId);
    const animation = parseAnimation(text);
    if (options.slots && text.includes('"sid"')) fillSlots(animation, { slots: options.slots }, '');
    return animation as LottieAnimation;
  } catch (thrown) {
    throw toError(thrown);
  }
}

/** Converts a failure to an `Error` with the `code` and the `message` of the `error` event. */
export function toError(thrown: unknown): Error & { code: PlayerErrorCode } {
  const { code, message } = explain(failureFrom(thrown));
  return Object.assign(new Error(message), { code });
}

function unpack(file: Uint8Array, animationId?: string): string {
  const bytes = new Uint8Array(file).buffer;
  if (!isPacked({ bytes, base: '' })) return new TextDecoder().decode(bytes);
  if (file[0] === 'P'.charCodeAt(0)) return unpackArchive(bytes, animationId, throwMissing);
  return unpackGzipSync(file);
}

function throwMissing(message: string): never {
  throw { code: 'invalid', reason: 'animation', message } satisfies Failure;
}
