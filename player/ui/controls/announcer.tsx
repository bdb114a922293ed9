import { type RefObject, useEffect, useRef } from 'react';

/**
 * Delay of the announcement in milliseconds. Another command restarts the delay, so a key that is held down
 * announces only the last result.
 */
const DEBOUNCE = 400;

/**
 * Runs an action of the user and announces its result.
 * @param text called when the result is announced; returns the text
 */
export type Announce = (act: () => void, text: () => string) => void;

/**
 * Announces each action of the user to screen readers once. If the action changes the name, state or value of
 * the focused control, the control announces the change; otherwise this live region does. Changes by the host
 * are not announced.
 */
export function useAnnouncer(): { region: RefObject<HTMLParagraphElement | null>; announce: Announce } {
  const region = useRef<HTMLParagraphElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const announce: Announce = (act, text) => {
    const focused = document.activeElement;
    const before = accessibleState(focused);
    clearTimeout(timer.current);
    // Clear the region first, so that screen readers also announce the same text again.
    write('');
    act();
    let isAnnounced = false;
    // Compare after React has rendered, because the change may be reverted before the timer fires.
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

/** Returns the attributes whose changes a screen reader announces on the focused element. */
function accessibleState(element: Element | null) {
  return [element?.ariaLabel, element?.ariaPressed, element?.ariaValueText].join();
}

export function Announcer({ region }: { region: RefObject<HTMLParagraphElement | null> }) {
  return <p ref={region} className="player-hidden" role="status" />;
}
