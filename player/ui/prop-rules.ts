import { callback, flag, OPTION_RULES, oneOf, type Rule } from '../runtime/development/option-rules';
import { EVERY_BUTTON } from './controls/buttons';
import { DEFAULT_SHORTCUTS } from './controls/shortcuts';
import type { PlayerProps } from './player-props';

type NamesOfProps = Exclude<
  keyof PlayerProps,
  keyof import('react').DOMAttributes<HTMLElement> | `aria-${string}`
>;

const isComponent = (value: unknown) =>
  typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value);

const isAmong = (names: readonly string[]) => (value: unknown) =>
  Array.isArray(value) && value.every((name) => names.includes(name));

const areShortcuts = (value: unknown) =>
  value === false ||
  (typeof value === 'object' &&
    Object.entries(value as object).every(
      ([name, keys]) => Object.hasOwn(DEFAULT_SHORTCUTS, name) && (keys === undefined || Array.isArray(keys)),
    ));

/** The rules of all props of `Player`, except attributes and handlers of the outer element. */
export const PROP_RULES: Readonly<Record<NamesOfProps | keyof typeof OPTION_RULES, Rule>> = {
  ...OPTION_RULES,
  player: [
    'a player of createPlayer()',
    (value) => typeof value === 'object' && 'mount' in (value as object),
  ],
  controls: ['true, false or the component PlayerControls', (value) => flag[1](value) || isComponent(value)],
  clickToPlay: flag,
  buttons: [`a list of ${oneOf(...EVERY_BUTTON)[0]}`, isAmong(EVERY_BUTTON)],
  shortcuts: [
    `false, or an object with lists of keys for ${oneOf(...Object.keys(DEFAULT_SHORTCUTS))[0]}`,
    areShortcuts,
  ],
  formatTime: callback,
  debug: flag,
  ref: ['a ref', () => true],
  style: ['an object', (value) => typeof value === 'object'],
};
