import properties from 'lottie-web/player/js/utils/PropertyFactory.js';
import type { KeyframedProperty } from '../internals';

const { getProp } = properties;

/**
 * Adds the method that lottie-web calls for layers that turn to follow their path. In lottie-web, only the module for
 * expressions, which evaluates them with `eval`, adds it.
 */
properties.getProp = (layer, ...others) => {
  const property = getProp(layer, ...others);
  if (property.keyframes) Object.assign(property, { getValueAtTime });
  return property;
};

function getValueAtTime(this: KeyframedProperty, seconds: number) {
  const { elem, offsetTime } = this;
  return this.interpolateValue(seconds * elem.globalData.frameRate - offsetTime, createCache());
}

/** Returns the cache of a property that hasn't been read yet. */
const createCache = () => ({ lastIndex: 0, lastFrame: -999_999, _lastKeyframeIndex: -1 });
