import { useEffect, useRef } from 'react';
import type { PlayerView } from '../core/select';
import type { PlayerSettings } from '../core/settings';
import { hoverButtonAttributes } from '../runtime/attributes';
import { loadHoverHandling } from '../runtime/load-hover-handling';
import type { PlayerStore } from '../runtime/store';

type HoverButtonProps = { store: PlayerStore; settings: PlayerSettings; view: PlayerView };

/** A button over the animation of a player with the prop `hover` (`handleHover`). */
export function HoverButton({ store, settings, view }: HoverButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const unmounted = new AbortController();
    loadHoverHandling(button.current as HTMLElement, store, unmounted.signal);
    return () => unmounted.abort();
  }, [store]);

  return (
    <button
      ref={button}
      {...hoverButtonAttributes(settings, view)}
      className="player-hover"
      tabIndex={settings.label ? undefined : -1}
      suppressHydrationWarning
    />
  );
}
