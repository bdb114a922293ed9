import { useEffect, useRef } from 'react';
import type { PlayerView } from '../core/select';
import type { PlayerStore } from '../runtime/create-player';
import { activeElementAround, windowOf } from './dom-context';

type HoverButtonProps = {
  store: PlayerStore;
  label: string;
  view: PlayerView;
};

/**
 * A button over the animation of a player with the prop `hover`. The animation plays while the pointer hovers
 * over the button. Enter, Space and a tap start or stop the animation. Escape and moving the focus away stop
 * it.
 */
export function HoverButton({ store, label, view }: HoverButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const pressedBy = useRef('');
  const isReady = view.state !== 'loading';

  // If the pointer is already over the button when the animation has loaded, the browser fires no further
  // pointerenter event.
  useEffect(() => {
    const { current } = button;
    if (isReady && current?.matches(':hover') && windowOf(current).matchMedia('(hover: hover)').matches)
      store.hover.enter();
  }, [isReady, store]);

  return (
    <button
      ref={button}
      type="button"
      className="player-hover"
      aria-label={label}
      aria-pressed={view.state === 'playing' && !view.isReversing}
      {...(label === '' && { 'aria-hidden': true, tabIndex: -1 })}
      onPointerEnter={({ pointerType }) => pointerType !== 'touch' && store.hover.enter()}
      onPointerLeave={({ pointerType }) => pointerType !== 'touch' && store.hover.leave()}
      onPointerDown={({ pointerType }) => {
        pressedBy.current = pointerType;
      }}
      // Some browsers don't report the pointer type of a click, so use the type of the pointerdown event. If
      // a key caused the click, `detail` is 0.
      onClick={({ detail }) => store.hover.press(detail > 0 && pressedBy.current !== 'touch')}
      onKeyDown={({ key }) => key === 'Escape' && store.hover.leave()}
      // If the window has lost focus, the button is still the active element, and playback continues.
      onBlur={({ currentTarget }) =>
        activeElementAround(currentTarget) === currentTarget || store.hover.leave()
      }
    />
  );
}
