import { type RefObject, useEffect } from 'react';
import { eventRootOf, playerAround } from '../../runtime/dom-context';
import { useStableCallback } from '../use-stable-callback';
import type { ControlCommand } from './control-commands';

/** The maximum distance, in pixels, that the pointer can move during a click. A longer move is a drag. */
const SLOP = 4;

/** The maximum time, in milliseconds, and distance, in pixels, between the clicks of a double click. */
const DOUBLE = { time: 400, distance: 30 };

/** The share of the animation's width, at each side, in which a double tap moves. */
const SIDE = 1 / 3;

type Press = { x: number; y: number; isTouch: boolean };

/**
 * Plays or pauses when the user clicks the animation of the player that contains the bar. A double click toggles full
 * screen, and a double tap at a side of the animation moves by a tenth. Both clicks of a double click also play or
 * pause, so that playback doesn't change, and no click has to wait for a second one. Ignores clicks with modifier keys, clicks that close a popover, and clicks on an animation inside a link or a button.
 * Also ignores drags, which could select text.
 */
export function useClickToPlay(
  bar: RefObject<HTMLElement | null>,
  isEnabled: boolean,
  runCommand: (command: ControlCommand) => void,
  toggleFullscreen?: () => void,
) {
  const run = useStableCallback(runCommand);
  const onDoubleClick = useStableCallback(() => toggleFullscreen?.());

  useEffect(() => {
    const { current } = bar;
    const stage = playerAround(current)?.querySelector('.player-stage');
    if (!isEnabled || !stage) return;
    const listeners = new AbortController();
    const { signal } = listeners;
    let pressed: Press | null = null;
    let last: { x: number; y: number; time: number } | null = null;

    const onPointerDown = (event: PointerEvent) => {
      // Don't use `aria-expanded`, which React updates only some time after a popover has closed.
      const popovers = [...(current?.querySelectorAll('.player-popover') ?? [])];
      const isPopoverOpen = popovers.some((popover) => popover.getClientRects().length > 0);
      const isInControl = stage.closest('a, button, label, summary');
      const { clientX: x, clientY: y, pointerType } = event;
      pressed = isPopoverOpen || isInControl ? null : { x, y, isTouch: pointerType === 'touch' };
    };
    const onStageClick = (event: MouseEvent) => {
      if (!pressed || event.defaultPrevented || !stage.contains(event.target as Element)) return;
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      if (distance(event, pressed) > SLOP) return;
      run({ type: 'toggle play' });
      const { clientX: x, clientY: y, timeStamp: time } = event;
      const isDouble = last && time - last.time < DOUBLE.time && distance(event, last) < DOUBLE.distance;
      last = isDouble ? null : { x, y, time };
      if (!isDouble) return;
      const pages = pressed.isTouch ? sideOf(stage, x) : 0;
      if (pages === 0) onDoubleClick();
      else run({ type: 'page', pages });
    };

    stage.addEventListener('pointerdown', onPointerDown as EventListener, { signal });
    // Like shortcuts, after the app's own handlers.
    eventRootOf(stage).addEventListener('click', onStageClick as EventListener, { signal });
    return () => listeners.abort();
  }, [bar, isEnabled, run, onDoubleClick]);
}

const distance = ({ clientX, clientY }: MouseEvent, { x, y }: { x: number; y: number }) =>
  Math.hypot(clientX - x, clientY - y);

/** Returns -1 at the start of the animation, 1 at its end, and 0 in the middle. */
function sideOf(stage: Element, x: number): 1 | -1 | 0 {
  const { left, width } = stage.getBoundingClientRect();
  const share = (x - left) / width;
  const isRtl = getComputedStyle(stage).direction === 'rtl';
  if (share < SIDE) return isRtl ? 1 : -1;
  return share > 1 - SIDE ? (isRtl ? -1 : 1) : 0;
}
