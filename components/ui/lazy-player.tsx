'use client';

import {
  type ComponentType,
  lazy,
  type ReactNode,
  type RefObject,
  Suspense,
  useEffect,
  useRef,
  useSyncExternalStore,
} from 'react';
import { markHydrated } from './mark-hydrated';
import type { SitePlayerProps } from './site-player';
import { whenNear } from './when-near';

/**
 * The static HTML contains the player and its controls. In the browser, their code loads when an animation is
 * near the viewport. Until then, React leaves the HTML as it is. React replays presses after hydration.
 */
let Player: ComponentType<SitePlayerProps>;
let isLoaded = false;
/** Loads the player's code again, after it failed to load. `undefined` while it is loading or loaded. */
let retry: (() => void) | undefined;
const onFailure = new Set<() => void>();
// Outside of functions, because the bundler removes the server branch from the browser's scripts only here.
if (typeof window === 'undefined') {
  Player = require('./site-player').SitePlayer;
} else {
  const pressed = firstPress();
  Player = lazy(async () => {
    const first = document.querySelector<HTMLElement>('[data-animation]');
    if (first) await Promise.race([near(first), pressed]);
    // React keeps a rejected promise, so this one is pending until an attempt succeeds.
    while (true) {
      try {
        const { SitePlayer } = await import('./site-player');
        isLoaded = true;
        return { default: SitePlayer };
      } catch {
        await retryRequested();
      }
    }
  });
}

/** Reports a failure. Resolves when the visitor presses the button, or the browser is online again. */
async function retryRequested() {
  await new Promise<void>((resolve) => {
    retry = resolve;
    addEventListener('online', () => resolve(), { once: true });
    for (const show of onFailure) show();
  });
  retry = undefined;
  for (const hide of onFailure) hide();
}

function subscribe(onChange: () => void) {
  onFailure.add(onChange);
  return () => onFailure.delete(onChange);
}

const hasFailed = () => retry !== undefined;
const hasNotFailed = () => false;

/** The hashed URL of the player's rendering worker. Turbopack's own worker support takes three requests. */
const workerUrl = new URL('@northlight/player/worker.js', import.meta.url).href;

/** The poster, until the code of a player that the router adds has loaded. */
function Poster({ poster, label, width, height, controls }: SitePlayerProps) {
  return (
    <div className={controls ? 'pb-15' : ''}>
      <div role="img" aria-label={label} className="relative">
        <svg aria-hidden viewBox={`0 0 ${width} ${height}`} className="block w-full" />
        {/* biome-ignore lint/performance/noImgElement: next/image needs inline styles, which the CSP blocks */}
        <img
          src={poster}
          alt=""
          className="absolute inset-0 size-full object-contain"
          onError={({ currentTarget }) => {
            // Otherwise, browsers show a sign for a broken image.
            currentTarget.hidden = true;
          }}
        />
      </div>
    </div>
  );
}

/** What is shown over the poster if the player's code fails to load. */
export type LoadFailure = { icon: ReactNode; message: string; retry: string };

/**
 * A player that is part of the static HTML and hydrates near the viewport. A player with `hover` or
 * `loading="eager"` hydrates at the first interaction instead. Otherwise every visitor would load React, even
 * visitors who only read.
 */
export function LazyPlayer({ failure, ...props }: SitePlayerProps & { failure: LoadFailure }) {
  const waits = props.hover || props.loading === 'eager';
  const container = useRef<HTMLDivElement>(null);

  // Before its code has loaded, a player can't request its resources. hydrate.ts preloads those of players in
  // the static HTML, and on this event those of the first player that the router adds.
  useEffect(() => {
    const element = container.current as HTMLDivElement;
    return whenNear(element, () => {
      if (!isLoaded) element.dispatchEvent(new Event('animationnear', { bubbles: true }));
    });
  }, []);

  return (
    <div className="animation">
      <div
        ref={container}
        data-animation={props.autoplay ? 'autoplay' : ''}
        data-hydrate={waits ? 'interaction' : 'visible'}
        data-src={props.src}
        data-worker={workerUrl}
      >
        <Suspense fallback={typeof window === 'undefined' ? null : <Poster {...props} />}>
          <Player {...props} workerUrl={workerUrl} />
          <Hydrated part={container} />
        </Suspense>
      </div>
      <Notice failure={failure} hasBar={Boolean(props.controls)} part={container} />
    </div>
  );
}

/**
 * Shown while the player's code is missing, in the style of the player's own notice. It is outside of the part
 * that hydrate.ts considers pending, whose presses are queued until the part has hydrated. The part itself
 * must not render again, because React would then replace its HTML.
 */
function Notice({
  failure: { icon, message, retry: label },
  hasBar,
  part,
}: {
  failure: LoadFailure;
  hasBar: boolean;
  part: RefObject<HTMLElement | null>;
}) {
  const isFailed = useSyncExternalStore(subscribe, hasFailed, hasNotFailed);
  if (!isFailed) return null;
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

/** Retries. Reloads the page if a deploy has removed the player's scripts. */
async function retryOrReload() {
  const { player = '' } = document.querySelector<HTMLElement>('script[data-player]')?.dataset ?? {};
  const isRemoved = (src: string) =>
    fetch(src, { method: 'HEAD' }).then(
      ({ status }) => status === 404,
      () => false,
    );
  const removed = await Promise.all(player.split(' ').map(isRemoved));
  if (removed.includes(true)) location.reload();
  else retry?.();
}

/** Marks a part once React has hydrated the Suspense boundary that contains this component. */
function Hydrated({ part }: { part: RefObject<Element | null> }) {
  useEffect(() => markHydrated(part.current), [part]);
  return null;
}

/**
 * Resolves when the element is near the viewport. Checks the position first, because an observer reports only
 * after the next frame.
 */
function near(container: HTMLElement): Promise<void> {
  const { top, bottom, width } = container.getBoundingClientRect();
  if (width > 0 && top < innerHeight && bottom > 0) return Promise.resolve();
  return new Promise((resolve) => {
    whenNear(container, resolve);
  });
}

/**
 * Resolves at the visitor's first press or history navigation. The router can't navigate within the page
 * before React has hydrated the player. The listeners are added when the module loads, because a link may be
 * pressed before React reaches the player.
 */
function firstPress(): Promise<void> {
  return new Promise((resolve) => {
    for (const press of ['pointerdown', 'click', 'popstate'])
      addEventListener(press, () => resolve(), { once: true });
  });
}
