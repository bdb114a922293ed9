import type { Image } from '../animation/assets';
import type { Animation } from '../animation/lottie';
import { computedColour } from '../colour/computed-colour';
import type { PlayerRenderer, PlayerSnapshotOptions } from '../types';
import { portableSvg } from './portable-svg';

/** A picture that a snapshot is taken of. */
export type SnapshotSubject = {
  /** Prepared, and a copy of its own: lottie-web writes into it. */
  animation: Animation;
  /** Those of the animation, and the address of none. */
  images: readonly Image[];
  noImage: string;
  /** What draws it on screen. */
  renderer: PlayerRenderer;
  background: string;
  label: string;
  /** What the picture stands in. */
  stage: HTMLElement;
  /** In frames of what is played. */
  position: number;
  /** Draws the animation's first frame. @param rendererSettings over the player's own */
  startEngine(
    renderer: PlayerRenderer,
    container: HTMLElement,
    rendererSettings?: Record<string, unknown>,
  ): Promise<Engine>;
};

type Engine = { draw(position: number): void; destroy(): void };

/** Milliseconds that an image may take to come. */
const IMAGE_LIMIT = 10_000;

/**
 * Draws one frame off screen, at the animation's own size.
 * An SVG stands alone: its images and background are inside. A PNG of a player that draws SVG or HTML is made from
 * that SVG, so that effects look alike; of one that draws on a canvas, from a canvas.
 * @throws a `RangeError` for a scale that is none; whatever lottie-web threw.
 */
export async function takeSnapshot(options: PlayerSnapshotOptions, picture: SnapshotSubject): Promise<Blob> {
  const subject = { ...picture, background: standaloneColour(picture.background, picture.stage) };
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
    const draw = (drawn: Element) =>
      context.drawImage(drawn as HTMLCanvasElement, 0, 0, canvas.width, canvas.height);
    await drawOffScreen(subject, 'canvas', draw, { dpr: scale });
  } else {
    const image = await load(await drawSvg(subject, { w: canvas.width, h: canvas.height }));
    context.drawImage(image, 0, 0, canvas.width, canvas.height);
  }
  return toBlob(canvas);
}

/** A file of its own knows none of the page's variables, and has no background where the page shows none. */
function standaloneColour(css: string, stage: HTMLElement): string {
  const colour = computedColour(css, stage);
  return colour === 'rgba(0, 0, 0, 0)' ? 'transparent' : colour;
}

function fill(context: CanvasRenderingContext2D, colour: string) {
  context.fillStyle = 'transparent';
  context.fillStyle = colour;
  context.fillRect(0, 0, context.canvas.width, context.canvas.height);
}

/** What XML 1.0 has no place for (https://www.w3.org/TR/xml/#charsets) and texts of After Effects do. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what it is about
const NO_XML = /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]|\p{Surrogate}/gu;

/** @param size in pixels, when not the animation's own */
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
    text = new XMLSerializer().serializeToString(svg).replace(NO_XML, '');
  });
  return text;
}

async function drawOffScreen(
  { animation, position, startEngine }: SnapshotSubject,
  renderer: 'svg' | 'canvas',
  use: (picture: Element) => void,
  rendererSettings?: Record<string, unknown>,
) {
  const container = document.createElement('div');
  // Laid out, as text is measured in the page, but out of sight.
  container.style.cssText = `position:fixed;left:-99999px;top:0;width:${animation.w}px;height:${animation.h}px`;
  document.body.append(container);
  let engine: Engine | undefined;
  try {
    engine = await startEngine(renderer, container, rendererSettings);
    engine.draw(position);
    // What could not be drawn is left out a moment later.
    await new Promise((resolve) => setTimeout(resolve));
    const picture = container.querySelector('svg, canvas');
    if (picture) use(picture);
  } finally {
    engine?.destroy();
    container.remove();
  }
}

/** Replaces links to images by the images; one that can't be had is left out, as it is on screen. */
async function embedImages({ images, noImage }: SnapshotSubject) {
  const linked = images.filter(({ p, t }) => /^(https?|blob):/.test(p) && t !== 3);
  await Promise.all(
    linked.map(async (image) => {
      image.p = await embedded(image.p).catch(() => noImage);
    }),
  );
}

/** @throws when the image can't be had in time */
async function embedded(address: string): Promise<string> {
  const response = await fetch(address, { signal: AbortSignal.timeout(IMAGE_LIMIT) });
  if (!response.ok) throw response.status;
  return dataUrl(await response.blob());
}

function dataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
}

async function load(svg: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  return image;
}

function toBlob(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The picture is too large for a PNG.'))),
      'image/png',
    );
  });
}
