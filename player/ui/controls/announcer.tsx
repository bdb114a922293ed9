import { type RefObject, useEffect, useRef } from 'react';

/**
 * Milliseconds without another command before the result is announced. A key that is held down announces only
 * its last result.
 */
const DEBOUNCE = 400;

/**
 * Runs an action of the user and announces its result.
 * @param text returns the result when it is announced
 */
export type Announce = (act: () => void, text: () => string) => void;

/**
 * Announces each action of the user to screen readers once: the focused control does it if its name, state or
 * value changes, otherwise this live region does. Changes that the user did not cause are not announced.
 */
export function useAnnouncer(): { region: RefObject<HTMLParagraphElement | null>; announce: Announce } {
  const region = useRef<HTMLParagraphElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const announce: Announce = (act, text) => {
    const focused = document.activeElement;
    const before = accessibleState(focused);
    clearTimeout(timer.current);
    // Empties the region first, so that screen readers announce the same text again.
    write('');
    act();
    let isAnnounced = false;
    // Checks after React has rendered, because the change may be reverted before the timer fires.
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

/** The attributes that a screen reader announces when they change on the focused element. */
function accessibleState(element: Element | null) {
  return [element?.ariaLabel, element?.ariaPressed, element?.ariaValueText].join();
}

export function Announcer({ region }: { region: RefObject<HTMLParagraphElement | null> }) {
  return <p ref={region} className="player-hidden" role="status" />;
}
