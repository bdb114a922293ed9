import { useEffect, useRef } from 'react';
import type { PlayerView } from '../core/select';
import type { PlayerStore } from '../runtime/store';
import { activeElementAround } from './controls/active-element';
import './player.css';

type HoverButtonProps = {
  store: PlayerStore;
  label: string;
  view: PlayerView;
};

/**
 * Lies over the picture of a player in hover mode: the pointer plays it by coming and stops it by going. Everybody else has
 * a toggle button: Enter, Space and a tap play and stop, Escape stops, and so does leaving it.
 */
export function HoverButton({ store, label, view }: HoverButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const pressedBy = useRef('');
  const isReady = view.state !== 'loading';

  // A pointer that was there before the picture won't enter again.
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
      aria-pressed={view.state === 'playing' && !view.isGoingBack}
      {...(label === '' && { 'aria-hidden': true, tabIndex: -1 })}
      onPointerEnter={({ pointerType }) => pointerType !== 'touch' && store.hover.enter()}
      onPointerLeave={({ pointerType }) => pointerType !== 'touch' && store.hover.leave()}
      onPointerDown={({ pointerType }) => {
        pressedBy.current = pointerType;
      }}
      // Not every browser tells a click's pointer type; a key's click has no detail.
      onClick={({ detail }) => store.hover.press(detail > 0 && pressedBy.current !== 'touch')}
      onKeyDown={({ key }) => key === 'Escape' && store.hover.leave()}
      // Another window that takes the focus leaves it to the button.
      onBlur={({ currentTarget }) =>
        activeElementAround(currentTarget) === currentTarget || store.hover.leave()
      }
    />
  );
}
