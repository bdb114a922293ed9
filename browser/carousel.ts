import { Attribute, islandSettings } from './protocol';

/** The time between two automatic movements, in milliseconds. */
const INTERVAL = 4_000;

/** Moves a row that scrolls natively to the next or the previous slide, automatically and with buttons. */
export default function mount(frame: HTMLElement) {
  const texts = islandSettings(frame, 'carousel');
  const row = frame.querySelector('section') as HTMLElement;
  const [toggle, previous, next] = frame.querySelectorAll('button');
  const savesData = document.documentElement.hasAttribute(Attribute.SavesData);
  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');

  const move = (slides: 1 | -1) => {
    const { offsetWidth = 0 } = row.querySelector('li') ?? {};
    const left = positionAfter(row, offsetWidth, slides);
    row.scrollTo({ left, behavior: reducedMotion.matches ? 'instant' : 'smooth' });
  };
  const rotation = rotate(() => move(1), row, frame);
  let isPausedByVisitor = false;
  const setRotating = (isRotating: boolean) => {
    rotation.set(isRotating);
    frame.toggleAttribute(Attribute.Paused, !isRotating);
    if (toggle) toggle.ariaLabel = isRotating ? texts.pause : texts.play;
  };
  const followPreferences = () => setRotating(!isPausedByVisitor && !reducedMotion.matches && !savesData);
  followPreferences();
  reducedMotion.addEventListener('change', followPreferences);

  toggle?.addEventListener('click', () => {
    isPausedByVisitor = !frame.hasAttribute(Attribute.Paused);
    setRotating(!isPausedByVisitor);
  });
  previous?.addEventListener('click', () => move(-1));
  next?.addEventListener('click', () => move(1));
  // Allow for 1 px of rounding errors in the slides' widths.
  const follow = () => frame.toggleAttribute(Attribute.Fits, row.scrollWidth <= row.clientWidth + 1);
  new ResizeObserver(follow).observe(row);
}

/** The scroll position of a row, and its widths in pixels. */
type Scroll = Pick<Element, 'scrollLeft' | 'scrollWidth' | 'clientWidth'>;

/** The row counts as being at a slide if its distance is at most this part of the slide's width. */
const TOLERANCE = 0.05;

/**
 * Returns the scroll position after a move to the next (1) or the previous (−1) slide. If the row is already moving, the
 * move starts from the slide that the row is moving to. The first slide follows the last one.
 * @param width the width of a slide
 */
export function positionAfter(
  { scrollLeft, scrollWidth, clientWidth }: Scroll,
  width: number,
  slides: 1 | -1,
) {
  const end = scrollWidth - clientWidth;
  const last = Math.ceil(end / width - TOLERANCE);
  const isAtEnd = scrollLeft >= end - TOLERANCE * width;
  const slide = scrollLeft / width - slides * TOLERANCE;
  const current = isAtEnd ? last : slides > 0 ? Math.ceil(slide) : Math.floor(slide);
  const target = (current + slides + last + 1) % (last + 1);
  return Math.min(target * width, end);
}

/**
 * Calls `move` at an interval while it is set to rotate, unless the row is out of view, the frame is hovered or focused,
 * or the tab is hidden.
 */
export function rotate(move: () => void, row: HTMLElement, frame: HTMLElement) {
  let timer: number | undefined;
  let isSet = false;
  let isSeen = false;
  const update = () => {
    clearInterval(timer);
    const isHeld = frame.matches(':hover, :focus-within') || document.hidden;
    if (isSet && isSeen && !isHeld) timer = window.setInterval(move, INTERVAL);
  };
  new IntersectionObserver((entries) => {
    isSeen = entries.at(-1)?.isIntersecting === true;
    update();
  }).observe(row);
  // Update in a microtask, because the browser updates `:hover` and `:focus-within` after the event.
  for (const type of ['pointerenter', 'pointerleave', 'focusin', 'focusout'])
    frame.addEventListener(type, () => queueMicrotask(update));
  document.addEventListener('visibilitychange', update);
  return {
    set(isRotating: boolean) {
      isSet = isRotating;
      update();
    },
  };
}
