import type { PlayerOptions } from '../../types';
import { english } from '../labels/english';

/** The values that an option can have: in words, and as a function. */
export type Rule = readonly [requirement: string, isAllowed: (value: unknown) => unknown];

/** Returns the rule of an option that has one of a few values. */
export function oneOf(...values: readonly (string | number | boolean)[]): Rule {
  const texts = values.map((value) => JSON.stringify(value));
  return [`${texts.slice(0, -1).join(', ')} or ${texts.at(-1)}`, (value) => values.includes(value as string)];
}

const isNumber = (value: unknown): value is number => Number.isFinite(value);
const isText = (value: unknown): value is string => typeof value === 'string';
const isBetween = (min: number, max: number) => (value: unknown) =>
  isNumber(value) && value >= min && value <= max;
const isObject = (value: unknown) => typeof value === 'object' && !Array.isArray(value);
const isListOf = (isAllowed: Rule[1]) => (value: unknown) => Array.isArray(value) && value.every(isAllowed);
const isPair = (value: unknown) => Array.isArray(value) && value.length === 2 && value.every(isNumber);
const isAboveZero = (value: unknown) => isNumber(value) && value > 0;
/** In Node, colors can't be checked. */
const isColor = (value: unknown) => isText(value) && (globalThis.CSS?.supports?.('color', value) ?? true);
const isIterations = (value: unknown) => value === Infinity || (Number.isInteger(value) && Number(value) > 0);

const isArea = (value: unknown) => {
  if (!isObject(value)) return false;
  const { left = 0, right = 100, top = 0, bottom = 100 } = value as Record<string, number>;
  return [left, right, top, bottom].every(isBetween(0, 100)) && left < right && top < bottom;
};

export const flag = oneOf(true, false);
export const callback: Rule = ['a function', (value) => typeof value === 'function'];
const text: Rule = ['a string', isText];
const aboveZero: Rule = ['a number above 0', isAboveZero];
const side: Rule = ['a number above 0, without a unit', isAboveZero];
const color: Rule = ['a CSS color', isColor];
/** The parameter of `playSegment()`. */
export const SEGMENT: Rule = [
  'the name of a marker, or two frames such as [0, 40]',
  (value) => isText(value) || isPair(value),
];
const anything: Rule = ['anything', () => true];

/**
 * The rules of all options. Where another module already reports a value on the console or as an error, the rule allows
 * everything.
 */
export const OPTION_RULES: Readonly<Record<keyof PlayerOptions, Rule>> = {
  src: anything,
  label: ['a string: the accessible name, or "" for a decoration', isText],
  poster: ['a URL', isText],
  width: side,
  height: side,
  animationId: text,
  themeId: text,
  stateMachineId: text,
  stateMachineDefinition: ['an object', isObject],
  openUrls: ['a list of addresses', isListOf(isText)],
  slots: ['an object with a value for each slot', isObject],
  colors: ['an object with a color for each name', isObject],
  hotspots: ['a list of objects', isListOf(isObject)],
  autoplay: oneOf(true, false, 'in-view'),
  loop: [
    'true, false, or a whole number of iterations above 0',
    (value) => flag[1](value) || isIterations(value),
  ],
  direction: oneOf(1, -1),
  mode: oneOf('normal', 'bounce'),
  speed: aboveZero,
  muted: flag,
  volume: ['a number from 0 to 1', isBetween(0, 1)],
  initialPercent: ['a number from 0 to 100', isBetween(0, 100)],
  // The core reports other values when it knows the frames and the markers of the file.
  segment: [SEGMENT[0], (value) => !Array.isArray(value) || isPair(value)],
  keepLastFrame: flag,
  hover: flag,
  hoverOut: oneOf('stop', 'pause', 'reverse'),
  scrub: oneOf('scroll', 'drag'),
  scrubArea: ['edges in percent, from 0 to 100, such as { left: 10, right: 90 }', isArea],
  reducedMotion: oneOf('respect', 'first-frame', 'last-frame', 'ignore'),
  freezeWhenUnseen: flag,
  loading: oneOf('eager', 'lazy'),
  preload: oneOf('auto', 'none'),
  renderer: oneOf('svg', 'canvas', 'html'),
  rendererSettings: [
    'an object without preserveAspectRatio, which fit and align replace',
    (value) => isObject(value) && !Object.hasOwn(value as object, 'preserveAspectRatio'),
  ],
  workerUrl: text,
  maxDensity: aboveZero,
  subframes: oneOf(true, false, 'all'),
  expressions: flag,
  fit: oneOf('contain', 'cover', 'fill', 'none'),
  align: [
    'two numbers from 0 to 1, such as [0.5, 1]',
    (value) => isPair(value) && (value as number[]).every(isBetween(0, 1)),
  ],
  background: color,
  labels: [
    'an object with texts, whose names @northlight/player/labels contains',
    (value) => isObject(value) && Object.keys(value as object).every((name) => Object.hasOwn(english, name)),
  ],
  className: text,
  id: text,
  onEvent: callback,
  onStateChange: callback,
  onOpenUrl: callback,
  onBackgroundChange: callback,
  onLoad: callback,
  onReady: callback,
  onPlay: callback,
  onPause: callback,
  onStop: callback,
  onFreeze: callback,
  onLoop: callback,
  onComplete: callback,
  onFrame: callback,
  onMarker: callback,
  onError: callback,
  onVolumeChange: callback,
  onTransition: callback,
  onMachineEvent: callback,
};
