import properties from 'lottie-web/player/js/utils/PropertyFactory.js';
import shapeProperties from 'lottie-web/player/js/utils/shapes/ShapeProperty.js';
import type { Value } from '../../../expressions/values';
import type { LayerElement, Property, PropertyData, RawValue } from './elements';
import { createEvaluation } from './evaluate';
import type { Moment } from './moment';
import { frameRateOf, keyframedAt, register, setExpression, toValue, whileRunning } from './properties';
import { toRaw } from './results';
import { createScope } from './scope';

const momentOf = (property: Property, time: number, isNow: boolean): Moment => ({
  composition: property.comp,
  time,
  isNow,
});

/** Makes lottie-web evaluate the expression of a property. */
function addExpression(element: LayerElement, property: Property, data: PropertyData & { x: string }) {
  const evaluate = createEvaluation(element, data.x, createScope(element, property, data));
  const run = <Result>(moment: Moment, value: Value, convert: (value: Value) => Result) =>
    whileRunning(property, () => evaluate(moment, value, convert));
  property.k = true;
  property.effectsSequence.push((value: RawValue) => {
    const time = property.comp.renderedFrame / frameRateOf(property);
    const given = toValue(property.keyframes ? value : property.pv);
    return (
      run(momentOf(property, time, true), given, (result) => toRaw(result, property, data)) ?? property.pv
    );
  });
  setExpression(property, {
    valueAt(time) {
      const given = keyframedAt(property, time * frameRateOf(property));
      return (
        run(momentOf(property, time, false), given, (result) => toValue(toRaw(result, property, data))) ??
        given
      );
    },
  });
}

const hasExpression = (data: PropertyData | undefined): data is PropertyData & { x: string } =>
  typeof data?.x === 'string' && data.x.trim() !== '';

/** Registers the properties that lottie-web builds from now on, and adds their expressions. */
export function decorateProperties() {
  const { getProp } = properties;
  properties.getProp = (element, data, ...others) => {
    const property = getProp(element, data, ...others) as unknown as Property;
    const [, , container] = others;
    register(data, property);
    if (hasExpression(data)) {
      addExpression(element as LayerElement, property, data);
      (container as Container).addDynamicProperty(property);
    }
    return property as never;
  };
  const { getShapeProp } = shapeProperties;
  shapeProperties.getShapeProp = (element, data, type, ...others) => {
    const property = getShapeProp(element, data, type, ...others) as Property;
    const { pt, ks } = data as Readonly<Record<'pt' | 'ks', PropertyData | undefined>>;
    const path = { [MASK]: pt, [PATH]: ks }[type];
    if (path) register(path, property);
    if (hasExpression(path)) {
      addExpression(element as LayerElement, property, path);
      (element as Container).addDynamicProperty(property);
    }
    return property;
  };
}

type Container = { addDynamicProperty(property: Property): void };

/** The types of paths in masks and in shapes, for `getShapeProp`. */
const MASK = 3;
const PATH = 4;
