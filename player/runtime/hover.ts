import { activeElementAround, windowOf } from './dom-context';
import type { Runtime } from './runtime';

const INSIDE = '.player-hover, .player-hotspot';

/**
 * Handles the events of the button over the animation of a player with the option `hover`. The animation plays
 * while the pointer hovers over the button. Enter, Space and a tap start or stop the animation. Escape and moving
 * the focus away stop it.
 * @param parent the element that contains the button while the option is set
 * @param signal removes the listeners when aborted
 * @returns a function to call when the view of the player has changed
 */
export function startAddition(parent: HTMLElement, runtime: Runtime, signal: AbortSignal): () => void {
  const { dispatch } = runtime;
  const enter = () => dispatch({ type: 'enter' });
  const leave = (isPointer = false) => dispatch({ type: 'leave', isPointer });
  let isHovering = false;
  let wasReady = false;
  const on = <Type extends keyof HTMLElementEventMap>(
    type: Type,
    listener: (event: HTMLElementEventMap[Type], target: HTMLElement) => void,
    selector = '.player-hover',
  ) =>
    parent.addEventListener(
      type,
      (event) => {
        const target = event.target as HTMLElement;
        if (target.matches(selector)) listener(event, target);
      },
      // Some of these events don't bubble.
      { capture: true, signal },
    );

  /** Hotspots cover parts of the button. */
  const onBorder = (type: 'pointerenter' | 'pointerleave', listener: (event: PointerEvent) => void) =>
    on(type, (event) => isInside(event.relatedTarget) || listener(event), INSIDE);
  const isInside = (other: EventTarget | null) =>
    parent.contains(other as Node | null) && (other as Element).matches(INSIDE);

  onBorder('pointerenter', ({ pointerType, buttons }) => {
    // If a pen can't hover, browsers fire the event when it touches the screen.
    isHovering = pointerType === 'mouse' || (pointerType === 'pen' && buttons === 0);
    if (isHovering) enter();
  });
  onBorder('pointerleave', () => isHovering && leave(true));
  // Some browsers don't report the pointer type of a click. If a key caused the click, `detail` is 0.
  on('click', ({ detail }) => dispatch({ type: 'press', isHovering: detail > 0 && isHovering }));
  on('keydown', ({ key }) => key === 'Escape' && leave());
  on('blur', (_, button) =>
    queueMicrotask(() => {
      // If the window has lost focus, the button is still the active element, and playback continues. Browsers also
      // fire the event while a focused button is being removed.
      if (button.isConnected && activeElementAround(button) !== button) leave();
    }),
  );

  // If the pointer is already over the button when the animation has loaded, the browser fires no further
  // pointerenter event.
  const enterWhenReady = () => {
    const isReady = runtime.view.state !== 'loading';
    if (
      isReady &&
      !wasReady &&
      parent.querySelector('.player-hover:hover') &&
      windowOf(parent).matchMedia('(hover: hover)').matches
    ) {
      isHovering = true;
      enter();
    }
    wasReady = isReady;
  };
  enterWhenReady();
  return enterWhenReady;
}
