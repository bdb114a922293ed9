import { marksBetween } from '../core/marker-crossings';
import type { PlayerSettings } from '../core/settings';
import type { Playback } from './playback';
import {
  type Extent,
  findScroller,
  positionAlong,
  type Scrolled,
  type Scroller,
  scrollProgress,
} from './scroll-progress';

/** Shares of the picture in view at which the browser reports: more than a half is never in view of one far larger than the viewport. */
const SHARES = Array.from({ length: 26 }, (_, step) => step / 50);

type ViewTrackingOptions = {
  /** What the picture is drawn into. */
  stage: HTMLElement;
  playback: Playback;
  /** Called once half of the picture is in view, or it fills half of the viewport. */
  onInView(): void;
  isMotionReduced(): boolean;
  /** Ends the tracking. */
  signal: AbortSignal;
};

/** Has the picture play in view (`autoplay="in-view"`) or move with its scroll container (`scrub="scroll"`). */
export function trackView(options: ViewTrackingOptions, { autoplay, scrub }: PlayerSettings) {
  if (options.signal.aborted) return;
  if (scrub) scrubByScroll(options);
  else if (autoplay === 'in-view') watchForView(options);
}

function watchForView({ stage, onInView, signal }: ViewTrackingOptions) {
  const observer = new IntersectionObserver(
    (entries) => {
      const entry = entries.at(-1);
      if (!entry || !isHalfInView(entry)) return;
      observer.disconnect();
      onInView();
    },
    { threshold: SHARES },
  );
  observer.observe(stage);
  signal.addEventListener('abort', () => observer.disconnect());
}

function isHalfInView(entry: IntersectionObserverEntry): boolean {
  const { intersectionRatio, intersectionRect, boundingClientRect, rootBounds } = entry;
  if (intersectionRatio >= 0.5) return true;
  const viewport = rootBounds?.height ?? innerHeight;
  return boundingClientRect.height > viewport && intersectionRect.height >= viewport / 2;
}

/** The position follows the way through the scroll container. Out of view only the browser's own observer is at work. */
function scrubByScroll({ stage, playback, isMotionReduced, signal }: ViewTrackingOptions) {
  let scroller: Scroller = findScroller(stage);
  let progress: number | undefined;
  let position: number | undefined;
  let inView: AbortController | undefined;

  function update() {
    const scrolled = scrolledIn(scroller);
    const view = viewOf(scroller);
    const next = scrollProgress(extentOf(scroller, view, scrolled), view, scrolled, scroller.isReversed);
    if (next === progress || isMotionReduced()) return;
    progress = next;
    const from = position;
    const to = positionAlong(progress, playback.playhead.getWhole());
    position = to;
    // A page that is opened far down came across none of them.
    const crossed = from === undefined ? [] : marksBetween(playback.markersListenedTo(), from, to);
    playback.goTo('scrub', to, () => {
      for (const marker of crossed) playback.emit('marker', marker);
    });
  }

  /** A page of another size may scroll elsewhere. */
  function onResize() {
    listen();
    update();
  }

  /** What did not scroll when it was looked for does now, nearer than what was found. */
  function onScroll({ target }: Event) {
    const { container } = scroller;
    const isNearer = target instanceof Element && target !== container && target.contains(stage);
    if (isNearer && (container?.contains(target) ?? true)) onResize();
  }

  function listen() {
    inView?.abort();
    inView = new AbortController();
    scroller = findScroller(stage);
    const listening = { signal: inView.signal, passive: true };
    (scroller.container ?? document).addEventListener('scroll', update, listening);
    document.addEventListener('scroll', onScroll, { ...listening, capture: true });
    addEventListener('resize', onResize, listening);
  }

  const observer = new IntersectionObserver((entries) => {
    if (entries.at(-1)?.isIntersecting) listen();
    else inView?.abort();
    // Also as it leaves: scrolled past at once it is at its end.
    update();
  });
  observer.observe(scroller.subject);
  signal.addEventListener('abort', () => {
    observer.disconnect();
    inView?.abort();
  });
}

function extentOf(
  { subject, container, axis, isReversed }: Scroller,
  view: Extent,
  scrolled: Scrolled,
): Extent {
  if (subject === container) {
    const before = isReversed ? scrolled.most - scrolled.at : scrolled.at;
    return { start: view.start - before, end: view.end + scrolled.most - before };
  }
  const { left, right, top, bottom } = subject.getBoundingClientRect();
  return axis === 'x' ? { start: left, end: right } : { start: top, end: bottom };
}

function scrolledIn({ container, axis, isReversed }: Scroller): Scrolled {
  const { scrollLeft, scrollTop, scrollWidth, scrollHeight, clientWidth, clientHeight } =
    container ?? document.documentElement;
  const at = axis === 'x' ? scrollLeft : scrollTop;
  return {
    at: isReversed ? -at : at,
    most: axis === 'x' ? scrollWidth - clientWidth : scrollHeight - clientHeight,
  };
}

/** What of the scroll container can be seen into, without its borders and bars. */
function viewOf({ container, axis }: Scroller): Extent {
  const { clientWidth, clientHeight, clientLeft, clientTop } = container ?? document.documentElement;
  const { left, top } = container?.getBoundingClientRect() ?? { left: 0, top: 0 };
  const start = !container ? 0 : axis === 'x' ? left + clientLeft : top + clientTop;
  return { start, end: start + (axis === 'x' ? clientWidth : clientHeight) };
}
