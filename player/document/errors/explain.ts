import type { PlayerSettings } from '../../core/settings';
import type { PlayerError } from '../../types';
import { type Failure, formatValue, type WorkerFailure } from './failure';

/** The requirements for the fields of an animation. `parse.ts` checks them. */
const REQUIREMENTS: Record<string, string> = {
  'The file': 'one JSON object',
  w: 'a number of pixels above 0',
  h: 'a number of pixels above 0',
  fr: 'a number of frames per second above 0',
  ip: 'a number',
  layers: 'a list of one or more objects',
};

/** The requirements for the app's value of a slot, keyed by slot type. `slot-values.ts` checks them. */
const SLOT_REQUIREMENTS: Record<string, string> = {
  color: 'a color: #rgb, #rrggbb, a computed CSS color, or a list of red, green and blue from 0 to 1',
  number: 'a number',
  vector: 'a list of two or three numbers',
  'number or vector': 'a number, or a list of two or three numbers',
  gradient: 'a list of two or more stops, each with an offset from 0 to 1 and a color',
  text: 'a string',
  image: 'the URL of an image',
  path: 'removed, because the value of a path can’t be set',
};

/** Matches the error messages of browsers and bundlers for a script that could not be loaded. */
const SCRIPT_NOT_FETCHED = /imported module|module script|chunk/i;

/**
 * Converts a failure to the detail of an `error` event. The message explains the problem and how to fix it.
 */
export function explain(failure: Failure): PlayerError {
  const message = (MESSAGES[failure.reason] as (failure: Failure) => string)(failure);
  const detail = { code: failure.code, message };
  return failure.reason === 'status' ? { ...detail, status: failure.status } : detail;
}

/** Explains a failure, and logs the message for developers. The player shows users a simpler message. */
export function report(failure: Failure, { label, src }: Pick<PlayerSettings, 'label' | 'src'>): PlayerError {
  const error = explain(failure);
  console.warn(`${label || formatValue(src)}: ${error.message}`);
  return error;
}

const WORKER_FAILURES: Record<WorkerFailure, string> = {
  script: "the worker's script could not be loaded",
  version: "the worker's script is from a different version of the player",
  silent: "the worker's script did not respond within 3 seconds",
  blocked: 'the browser blocked the worker',
  hung: 'the worker does not respond',
};

/** Logs why the main thread renders canvases. @param url the URL of the worker's script */
export function reportWorkerFailure(failure: WorkerFailure, url = 'worker.js') {
  console.info(`Rendering canvases on the main thread, because ${WORKER_FAILURES[failure]}: ${url}`);
}

const LATE = { file: 'animation', code: "player's code" };

/** The messages, keyed by the reason of the failure. */
const MESSAGES: { [R in Failure['reason']]: (failure: Extract<Failure, { reason: R }>) => string } = {
  src: ({ src }) =>
    `src is ${formatValue(src)}; it must be an object that can be converted to JSON, JSON text, a URL, a path, or the bytes of a file.`,
  unreachable: ({ url }) =>
    `${url} could not be fetched. Check the connection and, if the file is on another site, its CORS headers.`,
  'too slow': ({ what }) =>
    `The ${LATE[what]} did not arrive within 30 seconds. Check the connection and try again.`,
  status: ({ status, url }) => `The server responded with ${status} for ${url}. Check the URL.`,
  'not JSON': ({ isWebPage, problem }) =>
    isWebPage
      ? 'The server sent a web page instead of an animation. Check the URL.'
      : `The animation is not valid JSON (${printable(problem)}). Export it again.`,
  archive: ({ problem }) => `The .lottie archive can't be read (${printable(problem)}). Export it again.`,
  gzip: ({ problem }) => `The gzip file can't be read (${printable(problem)}). Compress it again.`,
  'encrypted archive': () => 'The .lottie archive is encrypted. Export it again without a password.',
  'empty archive': () => 'The .lottie archive has no animation; it must have one in a/ or animations/.',
  'too large': () => 'The animation is over 64 MiB; it must be smaller. Reduce the size of its images.',
  'too many layers': ({ count, most }) =>
    count === Infinity
      ? 'The compositions of this animation contain each other in an endless cycle. Remove the cycle in its editor.'
      : `The compositions of this animation show ${count} layers; they must show ${most} or fewer. Simplify it in its editor.`,
  'too much': ({ count, what, most }) =>
    `This animation has ${count} ${what}; it must have ${most} or fewer. Simplify it in its editor.`,
  field({ field, value, ip }) {
    const requirement =
      field === 'op' ? `a number above ip, which is ${ip}` : (REQUIREMENTS[field] ?? 'an object');
    return `${field} is ${value}; it must be ${requirement}.`;
  },
  marker: ({ marker, markers }) =>
    `segment is "${marker}", a marker that the file does not have (it has: ${listOf(markers)}).`,
  segment: ({ segment, ip, op }) =>
    `segment is ${formatValue(segment)}; it must be a range of one frame or more between ${ip} and ${op}.`,
  slot: ({ slot, slots }) =>
    `slots.${slot} is set, but the file has no such slot (it has: ${listOf(slots)}).`,
  'slot value': ({ slot, value, kind }) =>
    `slots.${slot} is ${formatValue(value)}; it must be ${SLOT_REQUIREMENTS[kind]}.`,
  theme: ({ theme, themes }) =>
    `themeId is "${theme}", a theme that the file does not have (it has: ${listOf(themes)}).`,
  hung: () => 'This animation takes too long to draw. Simplify it in its editor.',
  silent: () => 'The worker did not answer for 10 seconds, probably because the device is busy. Try again.',
  'not drawn': () => 'The file has arrived, but its first frame was not drawn within 30 seconds. Try again.',
  drawing: ({ problem }) =>
    SCRIPT_NOT_FETCHED.test(String(problem))
      ? 'A file of the player did not load. Check the connection and reload the page.'
      : `This animation could not be drawn (${printable(problem)}). Check the file in its editor.`,
};

const listOf = (names: readonly string[]) => names.join(', ') || 'none';

/**
 * Removes all characters except printable ASCII. The error message of a browser can quote the file, which can
 * contain arbitrary bytes.
 */
function printable(problem: unknown): string {
  const text = problem instanceof Error ? problem.message : String(problem);
  return text.replace(/[^\x20-\x7e]+/g, ' ').slice(0, 120);
}
