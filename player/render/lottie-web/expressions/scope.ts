import type { Scope } from '../../../expressions/compile/frame';
import { createMath, LANGUAGE } from '../../../expressions/language';
import { getMember } from '../../../expressions/members';
import { hash } from '../../../expressions/random';
import { Randomness } from '../../../expressions/randomness';
import { Callable, operandOf, toNumber, toText, type Value } from '../../../expressions/values';
import type { LayerElement, Property } from './elements';
import { compositionNamed, compositionValue, layerValue } from './layers';
import { currentMoment, moveTo } from './moment';
import { createPath } from './paths';
import { keyframedAt } from './properties';
import { PropertyValue } from './property-value';

type Name = { readonly value: Value };

/** A name whose value depends on the time. */
const computed = (read: () => Value): Name => ({
  get value() {
    return read();
  },
});

const LANGUAGE_NAMES: ReadonlyMap<string, Name> = new Map(
  [...LANGUAGE].map(([name, value]) => [name, { value }] as const),
);

/** What the expression of a property can use. */
export type PropertyScope = Scope & {
  /** Starts a run. @param value the value of the property without the expression */
  start(value: Value): void;
};

/**
 * @param element the layer
 * @param property `undefined` for the text of a text layer
 * @param data the property in the file
 */
export function createScope(
  element: LayerElement,
  property: Property | undefined,
  data: object,
): PropertyScope {
  const layer = layerValue(element);
  const { comp, globalData } = element;
  const { frameRate } = globalData;
  const thisProperty = property && new PropertyValue(property, () => layer.groupsOf(data));
  const randomness = new Randomness(seedOf(element, data));
  let value: Value;
  const ownValueAt = (time: number): Value =>
    property && time !== currentMoment().time ? keyframedAt(property, time * frameRate) : value;
  const time = () => currentMoment().time;
  const frames = ([duration, rate]: Value[]) =>
    [
      duration === undefined ? time() : toNumber(duration),
      rate === undefined ? frameRate : toNumber(rate),
    ] as const;
  const functions: Record<string, (args: Value[]) => Value> = {
    random: (args) => randomness.random(args),
    gaussRandom: (args) => randomness.gaussRandom(args),
    seedRandom(args) {
      randomness.seedRandom(args);
      return undefined;
    },
    wiggle(args) {
      const at = args[4] === undefined ? time() : toNumber(args[4]);
      return randomness.wiggle(ownValueAt(at), args, at);
    },
    timeToFrames(args) {
      const [duration, rate] = frames(args);
      return duration * rate;
    },
    framesToTime: ([count, rate]) => toNumber(count) / (rate === undefined ? frameRate : toNumber(rate)),
    posterizeTime([rate]) {
      const perSecond = toNumber(rate);
      moveTo(perSecond > 0 ? Math.floor(time() * perSecond) / perSecond : 0);
      if (property) value = keyframedAt(property, time() * frameRate);
      return undefined;
    },
    comp: ([name]) => compositionNamed(toText(name), comp),
    createPath,
  };
  const names = new Map<string, Name>([
    ['time', computed(time)],
    ['value', computed(() => value)],
    ['thisLayer', { value: layer }],
    ['thisComp', computed(() => compositionValue(comp))],
    ['thisProperty', { value: thisProperty }],
    ...Object.entries(functions).map(([name, run]) => [name, { value: new Callable(run) }] as const),
    ['Math', { value: createMath(new Callable((args) => randomness.random(args.slice(0, 0)))) }],
    ['$bm_transform', computed(() => layer.transform)],
    ...['substring', 'substr'].map((name) => [name, computed(() => textMethod(value, name))] as const),
  ]);
  return {
    start(next) {
      value = next;
      randomness.start(time());
    },
    find(name) {
      const found = names.get(name) ?? LANGUAGE_NAMES.get(name);
      if (found) return found;
      const member = layer.get(name) ?? thisProperty?.get(name);
      return member === undefined ? undefined : { value: member };
    },
  };
}

/** Returns a number that differs between the layers and properties of a file, and is the same at each load. */
function seedOf({ data }: LayerElement, property: object): number {
  const text = [data.nm, data.ind, JSON.stringify(property).slice(0, 200)].map(String).join();
  return hash(...Array.from(text, (character) => character.charCodeAt(0)));
}

/** In expressions of texts, `substr(1)` is short for `value.substr(1)`. */
function textMethod(value: Value, name: string): Value {
  const text = operandOf(value);
  return getMember(typeof text === 'string' ? text : '', name);
}
