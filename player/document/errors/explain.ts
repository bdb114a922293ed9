import type { PlayerSettings } from '../../core/settings';
import type { PlayerError } from '../../types';
import { type Failure, formatValue, type WorkerFailure } from './failure';
import { nearestTo } from './nearest';

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
  color:
    'a CSS color without var() and currentColor (in Node: #rgb, #rrggbb or rgb(r, g, b)), or a list of red, green and blue from 0 to 1',
  number: 'a number',
  vector: 'a list of two or three numbers',
  'number or vector': 'a number, or a list of two or three numbers',
  gradient: 'a list of two or more stops, each with an offset from 0 to 1 and a color',
  text: 'a string',
  image: 'the URL of an image',
  path: 'removed, because the value of a path can’t be set',
};

const HOTSPOT_REQUIREMENTS = {
  label: 'a text that says what a press does',
  href: 'a URL that doesn’t run a script',
  onPress: 'a function, unless the hotspot has an href',
} as const;

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

const TOO_LARGE = 'The animation is over 64 MiB; it must be smaller. Reduce the size of its images.';

/** What a file can have too much of. */
const RESOURCES: Record<Extract<Failure, { reason: 'too much' }>['what'], string> = {
  bytes: 'bytes',
  unpackedBytes: 'bytes',
  jsonLevels: 'levels of nested arrays and objects',
  jsonValues: 'values',
  values: 'repeated values',
  layers: 'visible layers',
  assets: 'images and compositions',
  glyphs: 'glyphs',
  fonts: 'fonts',
  compositionDepth: 'levels of nested compositions',
  groupDepth: 'levels of nested groups',
  shapes: 'visible shapes',
  points: 'visible points',
  letters: 'letters of visible texts',
  animatedLetters: 'letters of animated texts, each counted once per animator',
  keyframes: 'keyframes and points of animated paths',
  ancestors: 'visible layers with parents, each counted once per ancestor',
  masks: 'visible masks',
  maskedPixels: 'pixels of visible masks other than clip paths',
  mattes: 'visible mattes',
  gradients: 'visible gradients',
  expressions: 'expressions',
  expressionCharacters: 'characters of expressions',
  repeaters: 'repeated shapes',
  dashes: 'dashes',
  filteredPixels: 'pixels of effects',
};

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
  'too large': () => TOO_LARGE,
  'too much'({ count, what, most }) {
    if (RESOURCES[what] === 'bytes') return TOO_LARGE;
    return what === 'layers' && count === Infinity
      ? 'The compositions of this animation contain each other in an endless cycle. Remove the cycle in its editor.'
      : `This animation has ${count} ${RESOURCES[what]}; it must have ${most} or fewer. Simplify it in its editor.`;
  },
  field({ field, value, ip }) {
    const requirement =
      field === 'op' ? `a number above ip, which is ${ip}` : (REQUIREMENTS[field] ?? 'an object');
    return `${field} is ${value}; it must be ${requirement}.`;
  },
  segment({ segment, file }) {
    const [ip, op] = file.frames;
    const markers = file.fileMarkers.map(({ name }) => name);
    const problem =
      typeof segment === 'string' && !markers.includes(segment)
        ? `segment is "${segment}", a marker that the file does not have (it has: ${listOf(markers)})`
        : `segment is ${formatValue(segment)}; it must be a range of one frame or more between ${ip} and ${op}`;
    return `${problem}. The whole file plays.`;
  },
  slot: ({ slot, slots }) =>
    `slots.${slot} is set, but the file has no such slot (it has: ${listOf(slots)}).`,
  'slot value': ({ slot, value, kind }) =>
    `slots.${slot} is ${formatValue(value)}; it must be ${SLOT_REQUIREMENTS[kind]}.`,
  'color key'({ key, known }) {
    const nearest = nearestTo(key, known);
    const kind = key.startsWith('#') ? 'color' : 'name';
    return `colors has "${key}", but the file has no such ${kind}${nearest ? ` (it has: ${nearest})` : ''}.`;
  },
  'color value': ({ key, value }) => `colors["${key}"] is ${formatValue(value)}; it must be a CSS color.`,
  hotspot: ({ layer, problem, value }) =>
    `The hotspot of ${formatValue(layer)} is left out: its ${problem} is ${formatValue(value)}; it must be ${HOTSPOT_REQUIREMENTS[problem]}.`,
  'hotspot layer'({ layer, known }) {
    const nearest = nearestTo(layer, known);
    return `hotspots has "${layer}", but the file has no such layer${nearest ? ` (it has: ${nearest})` : ''}.`;
  },
  theme: ({ theme, themes }) =>
    `themeId is "${theme}", a theme that the file does not have (it has: ${listOf(themes)}).`,
  machine: ({ path, value, requirement }) =>
    `The state machine is invalid, and the animation plays without it: ${path} is ${value}; it must be ${requirement}.`,
  'machine id': ({ machine, machines }) =>
    `stateMachineId is "${machine}", a state machine that the file does not have (it has: ${listOf(machines)}).`,
  'machine state': ({ state }) => `The state machine can't start, because it has no state "${state}".`,
  'endless machine': ({ state }) =>
    `The state machine was stopped in the state "${state}", because its transitions never end. Check their guards.`,
  'sound refused': () =>
    'The browser refuses to play sound, because the user has not pressed anything on the page yet. Unmute after a press.',
  'audio file': ({ address }) =>
    `The audio file ${formatValue(address)} can't be played. Check its URL, and the media-src of the page's policy.`,
  animation: ({ message }) => `${message}.`,
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
