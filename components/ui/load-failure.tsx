import type { ReactNode, RefObject } from 'react';
import { retryOrReload, useLoadFailed } from './load-player';

/** The content of the notice that is shown over the poster if the player's code fails to load. */
export type LoadFailure = { icon: ReactNode; message: string; retry: string };

/**
 * A notice that the player's code has failed to load, in the style of the player's own notice. The notice is
 * outside `part`, because hydrate.ts queues presses inside `part` until `part` has hydrated. `part` must not
 * render again, because React would then replace its HTML.
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
              // Move the focus to the animation, because the button disappears.
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
