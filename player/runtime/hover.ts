import { activeElementAround, windowOf } from './dom-context';
import type { PlayerStore } from './store';

/**
 * Handles the events of the button over the animation of a player with the option `hover`. The animation plays
 * while the pointer hovers over the button. Enter, Space and a tap start or stop the animation. Escape and moving
 * the focus away stop it.
 * @param signal removes the listeners when aborted
 */
export function handleHover(button: HTMLElement, store: PlayerStore, signal: AbortSignal) {
  const enter = () => store.dispatch({ type: 'enter' });
  const leave = (isPointer = false) => store.dispatch({ type: 'leave', isPointer });
  let isHovering = false;
  let wasReady = false;
  const on = <Type extends keyof HTMLElementEventMap>(
    type: Type,
    listener: (event: HTMLElementEventMap[Type]) => void,
  ) => button.addEventListener(type, listener, { signal });

  on('pointerenter', ({ pointerType, buttons }) => {
    // If a pen can't hover, browsers fire the event when it touches the screen.
    isHovering = pointerType === 'mouse' || (pointerType === 'pen' && buttons === 0);
    if (isHovering) enter();
  });
  on('pointerleave', () => isHovering && leave(true));
  // Some browsers don't report the pointer type of a click. If a key caused the click, `detail` is 0.
  on('click', ({ detail }) => store.dispatch({ type: 'press', isHovering: detail > 0 && isHovering }));
  on('keydown', ({ key }) => key === 'Escape' && leave());
  on('blur', () =>
    queueMicrotask(() => {
      // If the window has lost focus, the button is still the active element, and playback continues. Browsers also
      // fire the event while a focused button is being removed.
      if (button.isConnected && activeElementAround(button) !== button) leave();
    }),
  );

  // If the pointer is already over the button when the animation has loaded, the browser fires no further
  // pointerenter event.
  function enterWhenReady() {
    const isReady = store.getView().state !== 'loading';
    if (
      isReady &&
      !wasReady &&
      windowOf(button).matchMedia('(hover: hover)').matches &&
      button.matches(':hover')
    ) {
      isHovering = true;
      enter();
    }
    wasReady = isReady;
  }
  signal.addEventListener('abort', store.subscribe(enterWhenReady));
  enterWhenReady();
}
