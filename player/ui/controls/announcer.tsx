import { type RefObject, useEffect, useRef } from 'react';
import { activeElementAround } from '../../runtime/dom-context';

/**
 * The delay before an announcement, in milliseconds. Each command restarts the delay, so only the last result
 * is announced if the user holds a key down.
 */
const DEBOUNCE = 400;

/**
 * Runs an action of the user and announces its result.
 * @param text returns the announcement; called after the delay
 */
export type Announce = (act: () => void, text: () => string) => void;

/**
 * Announces each action of the user to screen readers once. If the action changes the name, state or value of
 * the focused control, the screen reader announces this change by itself. Otherwise, the live region `region`
 * announces the result. Changes by the app are not announced.
 */
export function useAnnouncer(): { region: RefObject<HTMLParagraphElement | null>; announce: Announce } {
  const region = useRef<HTMLParagraphElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const announce: Announce = (act, text) => {
    const focused = region.current && activeElementAround(region.current);
    const before = accessibleState(focused);
    clearTimeout(timer.current);
    // Clear the region first. Otherwise, screen readers would not announce the same text twice.
    write('');
    act();
    let isAnnounced = false;
    // Also compare the control's states directly after React has rendered, because the change might be
    // reverted before the timer fires.
    queueMicrotask(() => {
      isAnnounced = accessibleState(focused) !== before;
    });
    timer.current = setTimeout(() => {
      isAnnounced ||= accessibleState(focused) !== before;
      if (!isAnnounced) write(text());
    }, DEBOUNCE);
  };

  function write(text: string) {
    if (region.current) region.current.textContent = text;
  }

  return { region, announce };
}

/** Returns the attributes whose changes screen readers announce while the element has the focus. */
function accessibleState(element: Element | null) {
  return [element?.ariaLabel, element?.ariaPressed, element?.ariaValueText].join();
}

export function Announcer({ region }: { region: RefObject<HTMLParagraphElement | null> }) {
  return <p ref={region} className="player-hidden" role="status" />;
}
