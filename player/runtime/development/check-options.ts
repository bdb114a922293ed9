import { formatValue } from '../../document/errors/failure';
import { editDistance } from '../../document/errors/nearest';
import type { PlayerOptions } from '../../types';
import { OPTION_RULES, type Rule } from './option-rules';

export type Rules = Readonly<Record<string, Rule>>;

/** The names of options in other players, and of attributes, which RECIPES.md lists too. */
const OTHER_NAMES = new Map(
  Object.entries({
    animationData: 'src',
    path: 'src',
    data: 'src',
    class: 'className',
    lottieRef: 'ref',
    dotLottieRefCallback: 'ref',
    playOnHover: 'hover',
    backgroundColor: 'background',
    layout: 'fit and align',
    preserveAspectRatio: 'fit and align',
    initialSegment: 'segment',
    useFrameInterpolation: 'subframes',
    ariaLabel: 'label',
    alt: 'label',
    title: 'label',
    onEnd: 'onComplete',
    onFinish: 'onComplete',
    onLoopComplete: 'onLoop',
    onEnterFrame: 'onFrame',
    onDOMLoaded: 'onReady',
    onDataFailed: 'onError',
    children: 'elements next to the player',
  }),
);

/** The largest number of wrong letters in a name that is still recognized. */
const MAX_WRONG_LETTERS = 2;

/** Returns a sentence for each option of a player that is missing, is unknown, has a wrong value or has no effect. */
export function optionProblems(options: object, rules: Rules): string[] {
  const { label } = options as Partial<PlayerOptions>;
  return [
    ...(label === undefined || label === null
      ? [`label is missing; it must be ${OPTION_RULES.label[0]}.`]
      : []),
    ...valueProblems(options, rules),
    ...combinationProblems(options),
  ];
}

/** Returns a sentence for each name or value that the rules don't allow. Options that are `undefined` have no effect. */
export function valueProblems(options: object | null | undefined, rules: Rules): string[] {
  return Object.entries(options ?? {}).flatMap(([name, value]) => {
    const rule = Object.hasOwn(rules, name) && rules[name];
    if (value === undefined || value === null) return [];
    if (!rule) return [unknownName(name, Object.keys(rules))];
    const [requirement, isAllowed] = rule;
    return isAllowed(value) ? [] : [`${name} is ${formatValue(value)}; it must be ${requirement}.`];
  });
}

function unknownName(name: string, known: readonly string[]): string {
  const replacement = OTHER_NAMES.get(name) ?? similarName(name, known);
  return `${name} is unknown and has no effect${replacement ? `; use ${replacement}` : ''}.`;
}

/** Returns the name that is probably meant by a misspelt one; `undefined` if there is none. */
export function similarName(name: string, known: readonly string[]): string | undefined {
  const limit = Math.min(MAX_WRONG_LETTERS, Math.floor(name.length / 3));
  return known.find((other) => editDistance(name, other) <= limit);
}

/** Returns a sentence for each option that has no effect because of another option. */
function combinationProblems(options: Partial<PlayerOptions>): string[] {
  const { width, height, src } = options;
  const archive = (['animationId', 'themeId', 'stateMachineId'] as const).filter((name) => options[name]);
  return [
    ...(Boolean(width) === Boolean(height) ? [] : ['width and height have an effect only together.']),
    ...(isJson(src) ? archive : []).map(
      (name) => `${name} is "${options[name]}", but src is JSON; only a .lottie archive has such ids.`,
    ),
  ];
}

/** Returns whether a source certainly is JSON, not an archive. */
function isJson(src: unknown): boolean {
  if (typeof src === 'string') return /^\s*\{|\.json$/.test(src);
  return typeof src === 'object' && src !== null && 'layers' in src;
}
