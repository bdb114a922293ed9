import type { CompositionElement } from './elements';

/** When the running expression reads values. */
export type Moment = {
  readonly composition: CompositionElement | null;
  /** In seconds. */
  readonly time: number;
  /** Whether this is the time of the frame that is being rendered. */
  readonly isNow: boolean;
};

let moment: Moment = { composition: null, time: 0, isNow: false };

export const currentMoment = () => moment;

/** Changes the time for the rest of the running expression. */
export function moveTo(time: number) {
  moment = { ...moment, time, isNow: moment.isNow && time === moment.time };
}

/** Runs something at a time. */
export function at<Result>(next: Moment, run: () => Result): Result {
  const previous = moment;
  moment = next;
  try {
    return run();
  } finally {
    moment = previous;
  }
}
