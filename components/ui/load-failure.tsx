import type { ReactNode, RefObject } from 'react';
import { retryOrReload, useLoadFailed } from './load-player';

/** What is shown over the poster if the player's code fails to load. */
export type LoadFailure = { icon: ReactNode; message: string; retry: string };

/**
 * Shown while the player's code is missing, in the style of the player's own notice. It is outside of the part
 * that hydrate.ts considers pending, whose presses are queued until the part has hydrated. The part itself
 * must not render again, because React would then replace its HTML.
 */
export function LoadFailureNotice({
  failure: { icon, message, retry: label },
  hasBar,
  part,
}: {
  failure: LoadFailure;
  hasBar: boolean;
  part: RefObject<HTMLElement | null>;
}) {
  if (!useLoadFailed()) return null;
  return (
    <div className={`absolute inset-x-0 top-0 ${hasBar ? 'bottom-15' : 'bottom-0'}`}>
      <div className="player-failure">
        <div className="player-notice">
          {icon}
          <p role="alert">{message}</p>
          <button
            type="button"
            className="player-retry"
            onClick={() => {
              // The button disappears, so the focus moves to the animation.
              part.current?.setAttribute('tabindex', '-1');
              part.current?.focus({ preventScroll: true });
              retryOrReload();
            }}
          >
            <span>{label}</span>
          </button>
        </div>
      </div>
    </div>
  );
}
