import { markersBetween } from '../core/marker-crossings';
import { observedMarkers, wholeTimeline } from '../core/motion';
import { reducedMotionOf } from '../core/select';
import { windowOf } from './dom-context';
import { scrubByDrag } from './drag';
import type { Runtime } from './runtime';
import {
  type Extent,
  findScroller,
  positionAlong,
  type Scrolled,
  type Scroller,
  scrollingElementOf,
  scrollProgress,
} from './scroll-progress';

/**
 * The visible ratios at which the browser reports a change. A single ratio of 0.5 isn't enough, because half
 * of an element that is larger than the viewport might never be visible.
 */
const SHARES = Array.from({ length: 26 }, (_, step) => step / 50);

type ViewTrackingOptions = {
  /** The element that contains the animation. */
  stage: HTMLElement;
  runtime: Runtime;
  /** Stops the tracking when aborted. */
  signal: AbortSignal;
};

/**
 * Starts playback when the player comes into view (`autoplay="in-view"`), or moves the position with the
 * scroll position (`scrub="scroll"`) or the pointer (`scrub="drag"`).
 */
export function trackView(mode: 'scroll' | 'drag' | 'in-view', options: ViewTrackingOptions) {
  if (mode === 'scroll') scrubByScroll(options);
  else if (mode === 'in-view') watchForView(options);
  else trackDrags(options);
}

function trackDrags(options: ViewTrackingOptions) {
  const { model, dispatch } = options.runtime;
  scrubByDrag(options);
  if (model.hasAutoplayedInView) return;
  // With `scrub`, a player doesn't start playback itself.
  if (model.settings.autoplay === 'in-view') watchForView(options);
  else if (model.settings.autoplay) dispatch({ type: 'comeIntoView' });
}

function watchForView({ stage, runtime, signal }: ViewTrackingOptions) {
  const observer = new (windowOf(stage).IntersectionObserver)(
    (entries) => {
      const entry = entries.at(-1);
      if (!entry || !isHalfInView(entry, windowOf(stage).innerHeight)) return;
      observer.disconnect();
      runtime.dispatch({ type: 'comeIntoView' });
    },
    { threshold: SHARES },
  );
  observer.observe(stage);
  signal.addEventListener('abort', () => observer.disconnect());
}

/** @param windowHeight the height to use if the browser doesn't report the height of the viewport */
function isHalfInView(entry: IntersectionObserverEntry, windowHeight: number): boolean {
  const { intersectionRatio, intersectionRect, boundingClientRect, rootBounds } = entry;
  if (intersectionRatio >= 0.5) return true;
  const viewport = rootBounds?.height ?? windowHeight;
  return boundingClientRect.height > viewport && intersectionRect.height >= viewport / 2;
}

/**
 * Moves the position with the player's progress through its scroll container. While the player is outside the
 * viewport, only an `IntersectionObserver` runs.
 */
function scrubByScroll({ stage, runtime, signal }: ViewTrackingOptions) {
  let scroller: Scroller = findScroller(stage);
  let progress: number | undefined;
  let position: number | undefined;
  let inView: AbortController | undefined;

  function update() {
    const scrolled = scrolledIn(scroller);
    const view = viewOf(scroller);
    const next = scrollProgress(extentOf(scroller, view, scrolled), view, scrolled, scroller.isReversed);
    const { model, dispatch } = runtime;
    if (next === progress || reducedMotionOf(model)) return;
    progress = next;
    const from = position;
    const to = positionAlong(progress, wholeTimeline(model));
    position = to;
    // The first update crosses no markers, even if the page has been restored to a scrolled position.
    const crossed = from === undefined ? [] : markersBetween(observedMarkers(model), from, to);
    dispatch({ type: 'scroll', position: to, crossed });
  }

  /** Finds the scroll container again: after a resize, a different element might be scrollable. */
  function onResize() {
    listen();
    update();
  }

  /** Finds the scroll container again if an element inside the current container has become scrollable. */
  function onScroll({ target }: Event) {
    const { container } = scroller;
    const isNearer =
      target !== container && target !== stage.ownerDocument && (target as Node).contains(stage);
    if (isNearer && (container?.contains(target as Node) ?? true)) onResize();
  }

  function listen() {
    inView?.abort();
    inView = new AbortController();
    scroller = findScroller(stage);
    const listening = { signal: inView.signal, passive: true };
    const { ownerDocument } = stage;
    (scroller.container ?? ownerDocument).addEventListener('scroll', update, listening);
    ownerDocument.addEventListener('scroll', onScroll, { ...listening, capture: true });
    windowOf(stage).addEventListener('resize', onResize, listening);
  }

  const observer = new (windowOf(stage).IntersectionObserver)((entries) => {
    if (entries.at(-1)?.isIntersecting) listen();
    else inView?.abort();
    // Also update when the element leaves the viewport. If scrolling jumps past the element, the animation
    // must move to its end.
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

function scrolledIn({ subject, container, axis, isReversed }: Scroller): Scrolled {
  const { scrollLeft, scrollTop, scrollWidth, scrollHeight, clientWidth, clientHeight } =
    container ?? scrollingElementOf(subject);
  const at = axis === 'x' ? scrollLeft : scrollTop;
  return {
    at: isReversed ? -at : at,
    most: axis === 'x' ? scrollWidth - clientWidth : scrollHeight - clientHeight,
  };
}

/** Returns the visible area of the scroll container, without borders and scrollbars. */
function viewOf({ subject, container, axis }: Scroller): Extent {
  const { clientWidth, clientHeight, clientLeft, clientTop } = container ?? scrollingElementOf(subject);
  const { left, top } = container?.getBoundingClientRect() ?? { left: 0, top: 0 };
  const start = !container ? 0 : axis === 'x' ? left + clientLeft : top + clientTop;
  return { start, end: start + (axis === 'x' ? clientWidth : clientHeight) };
}
