import type { Animation } from './lottie';
import { visitObjects } from './traverse';

/** A property or text with an expression. If `x` isn't a string, it is a coordinate. */
export type Expressed = { x: string };

const isExpressed = (object: object): object is Expressed =>
  'x' in object && typeof object.x === 'string' && object.x.trim() !== '';

/** Returns the properties and texts of a file that have an expression. */
export function expressedIn(animation: Animation): Expressed[] {
  const found: Expressed[] = [];
  visitObjects(animation, (object) => {
    if (isExpressed(object)) found.push(object);
  });
  return found;
}

export const hasExpressions = (animation: Animation) => expressedIn(animation).length > 0;

/** Removes all expressions. The properties keep their values. */
export function removeExpressions(animation: Animation) {
  for (const property of expressedIn(animation)) Reflect.deleteProperty(property, 'x');
}
