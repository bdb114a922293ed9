import { useEffect, useRef } from 'react';
import type { PlayerView } from '../core/select';
import type { PlayerStore } from '../runtime/create-player';
import { activeElementAround } from './active-element';

type HoverButtonProps = {
  store: PlayerStore;
  label: string;
  view: PlayerView;
};

/**
 * Covers the animation of a player with `hover`. The pointer plays it while it is over the button. For
 * keyboard and touch it is a toggle button: Enter, Space and a tap play and stop; Escape and moving the focus
 * away stop.
 */
export function HoverButton({ store, label, view }: HoverButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const pressedBy = useRef('');
  const isReady = view.state !== 'loading';

  // A pointer that was over the button before the animation loaded fires no pointerenter.
  useEffect(() => {
    if (isReady && matchMedia('(hover: hover)').matches && button.current?.matches(':hover'))
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
      // Not every browser reports a click's pointer type. A click by a key has no detail.
      onClick={({ detail }) => store.hover.press(detail > 0 && pressedBy.current !== 'touch')}
      onKeyDown={({ key }) => key === 'Escape' && store.hover.leave()}
      // The button stays the active element while another window has the focus.
      onBlur={({ currentTarget }) =>
        activeElementAround(currentTarget) === currentTarget || store.hover.leave()
      }
    />
  );
}
