import { computedColor } from '../../color/css-color';
import type { Image } from '../../document/assets';
import type { Animation } from '../../document/lottie';
import type { PlayerRenderer, PlayerSnapshotOptions } from '../../types';
import { portableSvg } from './portable-svg';

/** What a snapshot is taken of. */
export type SnapshotSubject = {
  /** Prepared for drawing, and not shared: lottie-web and embedImages write into it. */
  animation: Animation;
  /** The images of `animation`. */
  images: readonly Image[];
  /** The address of an empty image, for those that can't be fetched. */
  noImage: string;
  /** The renderer that draws on screen. */
  renderer: PlayerRenderer;
  /** A CSS colour, as the host or the visitor set it. */
  background: string;
  /** The title of an SVG. */
  label: string;
  /** The element that the picture stands in, by which CSS variables are looked up. */
  stage: HTMLElement;
  /** Frames from the first one played. */
  position: number;
  /** Draws the animation's first frame. @param rendererSettings override the player's own */
  startRenderer(
    renderer: PlayerRenderer,
    container: HTMLElement,
    rendererSettings?: Record<string, unknown>,
  ): Promise<OffScreenRenderer>;
};

/** The part of an engine that a snapshot uses. */
type OffScreenRenderer = { render(position: number): void; destroy(): void };

/** Milliseconds in which an image must be fetched. */
const IMAGE_TIMEOUT = 10_000;

/**
 * Draws one frame off screen, at the animation's own size. A portable SVG has its images and background inside. A PNG is
 * drawn from that SVG, or on a canvas when the player draws on one, so that effects look as on screen.
 * @returns `image/svg+xml` or `image/png`
 * @throws a `RangeError` when `scale` is not above 0 or makes the picture larger than a PNG can be; whatever lottie-web threw
 */
export async function takeSnapshot(options: PlayerSnapshotOptions, picture: SnapshotSubject): Promise<Blob> {
  const subject = { ...picture, background: computedColor(picture.background, picture.stage) };
  const { w, h } = subject.animation;
  const scale = options.scale ?? devicePixelRatio;
  if (!(scale > 0)) throw new RangeError(`scale is ${scale}; it must be a number above 0.`);
  await embedImages(subject);
  if (options.format === 'svg') return new Blob([await drawSvg(subject)], { type: 'image/svg+xml' });
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(Math.round(w * scale), 1);
  canvas.height = Math.max(Math.round(h * scale), 1);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser has no canvas to draw on.');
  if (subject.renderer === 'canvas') {
    fill(context, subject.background);
    const copy = (drawn: Element) =>
      context.drawImage(drawn as HTMLCanvasElement, 0, 0, canvas.width, canvas.height);
    await drawOffScreen(subject, 'canvas', copy, { dpr: scale });
  } else {
    const image = await loadSvg(await drawSvg(subject, { w: canvas.width, h: canvas.height }));
    context.drawImage(image, 0, 0, canvas.width, canvas.height);
  }
  return toBlob(canvas);
}

function fill(context: CanvasRenderingContext2D, colour: string) {
  // A colour that the canvas does not know leaves the one before.
  context.fillStyle = 'transparent';
  context.fillStyle = colour;
  context.fillRect(0, 0, context.canvas.width, context.canvas.height);
}

/** Characters that XML 1.0 does not allow (https://www.w3.org/TR/xml/#charsets). After Effects puts some into texts. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it removes
const INVALID_XML_CHARACTERS = /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]|\p{Surrogate}/gu;

/** @param size in pixels; the animation's own by default. @returns the text of an SVG file */
async function drawSvg(
  subject: SnapshotSubject,
  size: { w: number; h: number } = subject.animation,
): Promise<string> {
  let text = '';
  await drawOffScreen(subject, 'svg', (picture) => {
    const { animation, background, label } = subject;
    const { w: width, h: height } = animation;
    const svg = portableSvg(picture as SVGSVGElement, { width, height, background, title: label });
    svg.setAttribute('width', String(size.w));
    svg.setAttribute('height', String(size.h));
    text = new XMLSerializer().serializeToString(svg).replace(INVALID_XML_CHARACTERS, '');
  });
  return text;
}

/** Draws the frame in a container out of sight, and removes both once `onDrawn` has used the picture. */
async function drawOffScreen(
  { animation, position, startRenderer }: SnapshotSubject,
  renderer: 'svg' | 'canvas',
  onDrawn: (picture: Element) => void,
  rendererSettings?: Record<string, unknown>,
) {
  const container = document.createElement('div');
  // Out of sight but laid out, as lottie-web measures text in the page.
  container.style.cssText = `position:fixed;left:-99999px;top:0;width:${animation.w}px;height:${animation.h}px`;
  document.body.append(container);
  let offScreen: OffScreenRenderer | undefined;
  try {
    offScreen = await startRenderer(renderer, container, rendererSettings);
    offScreen.render(position);
    // The engine's recovery redraws without a layer that failed in a later task.
    await new Promise((resolve) => setTimeout(resolve));
    const picture = container.shadowRoot?.querySelector('svg, canvas');
    if (picture) onDrawn(picture);
  } finally {
    offScreen?.destroy();
    container.remove();
  }
}

/** Replaces the addresses of images by data URLs. An image that can't be fetched is left out, as it is on screen. */
async function embedImages({ images, noImage }: SnapshotSubject) {
  // Type 3 is data for expressions.
  const linked = images.filter(({ p, t }) => /^(https?|blob):/.test(p) && t !== 3);
  await Promise.all(
    linked.map(async (image) => {
      image.p = await fetchAsDataUrl(image.p).catch(() => noImage);
    }),
  );
}

/** @throws when the image can't be fetched in time */
async function fetchAsDataUrl(address: string): Promise<string> {
  const response = await fetch(address, { signal: AbortSignal.timeout(IMAGE_TIMEOUT) });
  if (!response.ok) throw response.status;
  return readAsDataUrl(await response.blob());
}

function readAsDataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
}

async function loadSvg(svg: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  return image;
}

function toBlob(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new RangeError('The picture is too large for a PNG.'))),
      'image/png',
    );
  });
}
