import { needsTicks } from '../../machine/model';
import { windowOf } from '../dom-context';
import { observeVisible } from '../environment';
import type { Runtime } from '../runtime';
import { onEachFrame } from '../ticker';
import type { Session } from './session';

/** Passes the time to a machine, in each animation frame if it depends on the time. The time of an unseen player stops. */
export function createMachineClock(runtime: Runtime, session: Session) {
  let stage: HTMLElement | null = null;
  let isVisible = true;
  /** Whether the time that has passed since the last call doesn't count. */
  let isSuspended = true;
  let time = 0;
  let stopFrames: (() => void) | null = null;

  function pass() {
    const now = performance.now();
    if (!isSuspended) session.step({ type: 'tick', milliseconds: now - time });
    time = now;
    isSuspended = !stage || !isVisible || ['loading', 'error', 'frozen'].includes(runtime.model.status);
    const isTicking = !isSuspended && needsTicks(session.getModel());
    if (isTicking) stopFrames ??= onEachFrame(pass, windowOf(stage));
    else {
      stopFrames?.();
      stopFrames = null;
    }
    runtime.callbacks.flush();
  }

  return {
    /** Passes the time since the last call. */
    pass,
    /** Runs while the player is shown. @param signal stops the clock when aborted */
    run(shown: HTMLElement, signal: AbortSignal) {
      stage = shown;
      observeVisible(shown, signal, (visible) => {
        isVisible = visible;
        pass();
      });
      signal.addEventListener('abort', () => {
        stage = null;
        pass();
      });
    },
  };
}
