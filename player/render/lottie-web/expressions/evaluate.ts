import { formatValue } from '../../../document/errors/failure';
import { MAX_EXPRESSION_STEPS, MAX_FRAME_STEPS } from '../../../document/limits/limits';
import { compile, type Program } from '../../../expressions/compile/compile';
import { nest, Stop, withSteps } from '../../../expressions/meter';
import type { Value } from '../../../expressions/values';
import type { LayerElement } from './elements';
import { at, type Moment } from './moment';
import type { PropertyScope } from './scope';

/** The expressions of an animation that is being played. */
type Animation = {
  /** The compiled expressions, by their text. Expressions that can't be compiled are errors. */
  readonly programs: Map<string, Program | Error>;
  readonly reported: Set<string>;
  /** The number of the frame, and the number of steps that its expressions can still take. */
  frame: number;
  steps: number;
};

const animations = new WeakMap<object, Animation>();

function animationOf({ globalData }: LayerElement): Animation {
  const known = animations.get(globalData);
  const animation = known ?? { programs: new Map(), reported: new Set(), frame: -1, steps: MAX_FRAME_STEPS };
  if (!known) animations.set(globalData, animation);
  if (animation.frame !== globalData.frameId) {
    animation.frame = globalData.frameId;
    animation.steps = MAX_FRAME_STEPS;
  }
  return animation;
}

function programOf(text: string, { programs }: Animation): Program | Error {
  const known = programs.get(text);
  if (known) return known;
  let program: Program | Error;
  try {
    program = compile(text);
  } catch (error) {
    program = error as Error;
  }
  programs.set(text, program);
  return program;
}

/** The maximum number of different failures that are logged for an animation. */
const MAX_REPORTS = 20;

/** The number of frames of the call stack between two expressions, one of which reads the property of the other. */
const EVALUATION_FRAMES = 16;

/**
 * Returns the function that evaluates an expression. If the expression fails, the function logs the error once, and
 * returns `undefined`. An expression that takes too long doesn't run again.
 */
export function createEvaluation(element: LayerElement, text: string, scope: PropertyScope) {
  const animation = animationOf(element);
  const { reported } = animation;
  let isStopped = false;

  const report = (error: unknown) => {
    const message = `An expression failed (${formatValue(element.data.nm)}): ${error}`;
    if (reported.size < MAX_REPORTS && !reported.has(message)) console.warn(message);
    reported.add(message);
  };

  return function evaluate<Result>(
    moment: Moment,
    value: Value,
    convert: (value: Value) => Result,
  ): Result | undefined {
    if (isStopped || !Number.isFinite(moment.time)) return undefined;
    const program = programOf(text, animation);
    if (program instanceof Error) {
      report(program);
      isStopped = true;
      return undefined;
    }
    const { steps } = animationOf(element);
    const run = () => {
      scope.start(value);
      return convert(program(scope));
    };
    const onEnd = (used: number) => {
      animation.steps = Math.max(0, animation.steps - used);
    };
    try {
      return withSteps(
        Math.min(steps, MAX_EXPRESSION_STEPS),
        () => nest(EVALUATION_FRAMES, () => at(moment, run)),
        onEnd,
      );
    } catch (error) {
      isStopped = error instanceof Stop;
      report(error);
      return undefined;
    }
  };
}
