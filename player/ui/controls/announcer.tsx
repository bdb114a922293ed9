import { type RefObject, useEffect, useRef } from 'react';
import './controls.css';

/** Milliseconds without another change before something is said: a key that is held down says where it ended. */
const REST = 400;

/** @param text asked when it is said */
export type Announce = (act: () => void, text: () => string) => void;

/**
 * The player's one voice. What a visitor asks is told once: by the control that has the focus, where its name, its state or
 * its value changes, or else by this live region. What nobody asked is not told.
 */
export function useAnnouncer(): { region: RefObject<HTMLParagraphElement | null>; announce: Announce } {
  const region = useRef<HTMLParagraphElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const announce: Announce = (act, text) => {
    const focused = document.activeElement;
    const before = spoken(focused);
    clearTimeout(timer.current);
    // Emptied, so that the same words once more are a change.
    say('');
    act();
    let toldItself = false;
    // Once React has rendered; by the end of the rest what was told may be over.
    queueMicrotask(() => {
      toldItself = spoken(focused) !== before;
    });
    timer.current = setTimeout(() => {
      toldItself ||= spoken(focused) !== before;
      if (!toldItself) say(text());
    }, REST);
  };

  function say(text: string) {
    if (region.current) region.current.textContent = text;
  }

  return { region, announce };
}

/** What a screen reader says of an element when it changes while it has the focus. */
function spoken(element: Element | null) {
  return [element?.ariaLabel, element?.ariaPressed, element?.ariaValueText].join();
}

export function Announcer({ region }: { region: RefObject<HTMLParagraphElement | null> }) {
  return <p ref={region} className="player-hidden" role="status" />;
}
