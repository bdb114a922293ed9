import type { Timeline } from '../core/timeline';

type Axis = 'x' | 'y';

/** The start and end of a box along an axis, in pixels relative to the viewport. */
export type Extent = { start: number; end: number };

export type Scroller = {
  /** The scroll container; `null` if the page itself scrolls. */
  container: Element | null;
  axis: Axis;
  /**
   * Whether scrolling forward reveals content on the left (on the horizontal axis) or at the top (on the
   * vertical axis).
   */
  isReversed: boolean;
  /** The element whose movement through the container is measured. */
  subject: Element;
};

/** The current and the maximum scroll offset from the start, in pixels. */
export type Scrolled = { at: number; most: number };

/**
 * Tolerance in pixels. Browsers round scroll sizes, so the largest offset that scrolling reaches can be up to
 * a pixel below the calculated maximum.
 */
const ROUNDED = 1;

/**
 * Returns the progress of an element through its scroll container, like a CSS view timeline: 0 when the
 * element starts to enter, 1 when it has left. If the element is already in view at the start or the end of
 * the scroll range, the progress covers only the positions that scrolling can reach, as with `clamp()` in
 * GSAP's ScrollTrigger. Otherwise, the start or the end of the animation would never be shown.
 */
export function scrollProgress(
  subject: Extent,
  view: Extent,
  { at, most }: Scrolled,
  isReversed: boolean,
): number {
  const way = subject.end - subject.start + view.end - view.start;
  const done = isReversed ? subject.end - view.start : view.end - subject.start;
  const first = Math.max(done - at, 0);
  const last = Math.min(done - at + most - ROUNDED, way);
  return last > first ? Math.min(Math.max((done - first) / (last - first), 0), 1) : 0;
}

/** Converts the progress, from 0 to 1, to a position. In bounce mode, a progress of 1 is the start frame. */
export function positionAlong(share: number, timeline: Timeline): number {
  const { first = 0, totalFrames, direction, phase } = timeline;
  const out = phase && share > 0.5 ? 2 - 2 * share : phase ? 2 * share : share;
  return first + (direction === 1 ? out : 1 - out) * (totalFrames - 1);
}

/**
 * Returns the axis along which the container scrolls, and whether its content runs in reverse, that is, from
 * right to left or from bottom to top.
 */
export function axisOf(
  { writingMode, direction }: Pick<CSSStyleDeclaration, 'writingMode' | 'direction'>,
  scrolls: Record<Axis, boolean>,
): Pick<Scroller, 'axis' | 'isReversed'> {
  const block: Axis = writingMode.startsWith('horizontal') ? 'y' : 'x';
  const inline: Axis = block === 'y' ? 'x' : 'y';
  const axis = scrolls[inline] && !scrolls[block] ? inline : block;
  const isReversed =
    axis === block ? writingMode.endsWith('-rl') : (direction === 'rtl') !== (writingMode === 'sideways-lr');
  return { axis, isReversed };
}

/**
 * Finds the nearest scroll container of an element, and the subject, whose movement is measured. The subject
 * is usually the element itself. A sticky element doesn't move, though: if the element or an ancestor is
 * sticky, the subject is the parent of the outermost sticky element. This parent can be the scroll container.
 */
export function findScroller(element: Element): Scroller {
  const ancestors = ancestorsOf(element);
  const container = ancestors.find((one) => scrolls(one, 'x') || scrolls(one, 'y')) ?? null;
  const { body } = element.ownerDocument;
  const page = scrollingElementOf(element);
  const { axis, isReversed } = axisOf(
    getComputedStyle(container ?? body),
    container
      ? { x: scrolls(container, 'x'), y: scrolls(container, 'y') }
      : { x: page.scrollWidth > page.clientWidth, y: page.scrollHeight > page.clientHeight },
  );
  const within = container ? ancestors.slice(0, ancestors.indexOf(container)) : ancestors;
  const sticky = within.findLast((one) => isSticky(one, axis));
  return { container, axis, isReversed, subject: (sticky && parentOf(sticky)) ?? element };
}

/** Returns the element whose scroll offset and size are those of the page. In quirks mode, this is the body. */
export const scrollingElementOf = ({ ownerDocument }: Element) =>
  ownerDocument.scrollingElement ?? ownerDocument.documentElement;

/**
 * Returns the element and its ancestors, including shadow hosts, up to but excluding the element that scrolls
 * the page.
 */
function ancestorsOf(element: Element): Element[] {
  const { documentElement: page, body } = element.ownerDocument;
  // If the root element doesn't set `overflow`, the value of the body applies to the viewport.
  const top = getComputedStyle(page).overflow === 'visible' ? body : page;
  const found: Element[] = [];
  for (let one: Element | null = element; one && one !== top; one = parentOf(one)) found.push(one);
  return found;
}

function parentOf(element: Element): Element | null {
  const root = element.getRootNode() as Document | ShadowRoot;
  return element.assignedSlot ?? element.parentElement ?? ('host' in root ? root.host : null);
}

function scrolls(element: Element, axis: Axis): boolean {
  const { overflowX, overflowY } = getComputedStyle(element);
  if (!/auto|scroll/.test(axis === 'x' ? overflowX : overflowY)) return false;
  const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
  return axis === 'x' ? scrollWidth > clientWidth : scrollHeight > clientHeight;
}

function isSticky(element: Element, axis: Axis): boolean {
  const { position, left, right, top, bottom } = getComputedStyle(element);
  if (position !== 'sticky') return false;
  return axis === 'x' ? left !== 'auto' || right !== 'auto' : top !== 'auto' || bottom !== 'auto';
}
