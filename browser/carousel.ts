import EmblaCarousel, { type EmblaCarouselType } from 'embla-carousel';
import { Attribute, islandSettings } from './protocol';

/** The time between two automatic movements, in milliseconds. */
const INTERVAL = 4_000;

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

/**
 * Moves a row of slides in an endless loop, automatically and with buttons. Without this script, the row scrolls
 * and snaps natively.
 */
export default function mount(frame: HTMLElement) {
  const texts = islandSettings(frame, 'carousel');
  const row = frame.querySelector('section') as HTMLElement;
  const [toggle, previous, next] = frame.querySelectorAll('button');
  const savesData = document.documentElement.hasAttribute(Attribute.SavesData);
  const reducedMotion = matchMedia(REDUCED_MOTION);

  const carousel = attachEmbla(row);
  const rotation = rotate(carousel, row, frame);
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
  previous?.addEventListener('click', () => carousel.scrollPrev());
  next?.addEventListener('click', () => carousel.scrollNext());
  moveByArrowKeys(row, carousel);
  new ResizeObserver(() => frame.toggleAttribute(Attribute.Fits, !overflows(row))).observe(row);
}

/** Replaces native scrolling with Embla, starting at the slide that the visitor has scrolled to. */
function attachEmbla(row: HTMLElement): EmblaCarouselType {
  const startIndex = Math.round(row.scrollLeft / (row.querySelector('li')?.offsetWidth || 1));
  row.setAttribute(Attribute.Moved, '');
  row.scrollTo({ left: 0, behavior: 'instant' });
  return EmblaCarousel(row, {
    loop: true,
    align: 'start',
    startIndex,
    breakpoints: { [REDUCED_MOTION]: { duration: 0 } },
  });
}

/**
 * Advances the carousel at an interval while it is set to rotate, unless the row is out of view, the frame is
 * hovered or focused, or the tab is hidden.
 */
export function rotate(
  carousel: Pick<EmblaCarouselType, 'scrollNext'>,
  row: HTMLElement,
  frame: HTMLElement,
) {
  let timer: number | undefined;
  let isSet = false;
  let isSeen = false;
  const update = () => {
    clearInterval(timer);
    const isHeld = frame.matches(':hover, :focus-within') || document.hidden;
    if (isSet && isSeen && !isHeld) timer = window.setInterval(() => carousel.scrollNext(), INTERVAL);
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

/** Moves the carousel with the left and right arrow keys while the row is focused. */
export function moveByArrowKeys(
  row: HTMLElement,
  carousel: Pick<EmblaCarouselType, 'scrollPrev' | 'scrollNext'>,
) {
  row.addEventListener('keydown', (event) => {
    // Ignore browser shortcuts, such as Alt+Left, which goes back.
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    if (event.key === 'ArrowLeft') carousel.scrollPrev();
    else carousel.scrollNext();
  });
}

/**
 * Compares the total width of the slides with the row's width. `scrollWidth` isn't used, because the carousel
 * moves slides with transforms, which change `scrollWidth`.
 */
function overflows(row: HTMLElement): boolean {
  const slides = row.querySelectorAll('li');
  const width = slides[0]?.getBoundingClientRect().width ?? 0;
  // Allow for 1 px of rounding errors in the slides' widths.
  return slides.length * width > row.getBoundingClientRect().width + 1;
}
