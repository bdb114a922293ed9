import type { Image } from '../animation/assets';
import type { ParseAnimation } from '../animation/parse';
import { computedColour } from '../colour/computed-colour';
import type { PlayerSettings } from '../component/default-props';
import type { Engine, StartEngine } from '../engine/engine';
import type { Loaded } from '../playback/loader';
import type { PlayerView } from '../playback/store';
import type { PlayerSnapshotOptions } from '../types';
import { standAlone } from './portable-svg';

/** A player as it stands when the snapshot is asked for. */
export type SnapshotSource = Pick<PlayerSettings, 'renderer' | 'rendererSettings' | 'expressions' | 'label'> &
  Pick<PlayerView, 'background' | 'loaded'> & {
    /** What the picture is drawn into. */
    stage: HTMLElement | null;
    /** In frames of what is played. */
    position: number;
    /** Handed in, so that the code every player loads stays in one file. */
    startEngine: StartEngine;
    parseAnimation: ParseAnimation;
  };

/** Milliseconds that an image may take to come. */
const IMAGE_LIMIT = 10_000;

/** `animation` is a copy of its own: lottie-web writes into it. */
type Subject = SnapshotSource & Loaded;

/**
 * Draws one frame off screen, at the animation's own size.
 * An SVG stands alone: its images and background are inside. A PNG of a player that draws SVG or HTML is made from
 * that SVG, so that effects look alike; of one that draws on a canvas, from a canvas.
 * @throws an `AbortError` when the player has no picture or goes meanwhile; a `RangeError` for a scale that is none;
 * whatever lottie-web threw.
 */
export async function takeSnapshot(options: PlayerSnapshotOptions, source: SnapshotSource): Promise<Blob> {
  const { loaded, stage } = source;
  if (!loaded || !stage?.isConnected)
    throw new DOMException('The player has no picture to save.', 'AbortError');
  const { text, base } = loaded.reading;
  const background = plainColour(source.background, stage);
  const subject = { ...source, ...loaded, background, animation: source.parseAnimation(text) };
  const { imagesOf, makeReady, NO_IMAGE } = await import('../playback/special');
  makeReady(subject.animation, base);
  const { w, h } = subject.animation;
  const scale = options.scale ?? devicePixelRatio;
  if (!(scale > 0)) throw new RangeError(`scale is ${scale}; it must be a number above 0.`);
  await embedImages(imagesOf(subject.animation), NO_IMAGE);
  if (options.format === 'svg') return new Blob([await drawSvg(subject)], { type: 'image/svg+xml' });
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(Math.round(w * scale), 1);
  canvas.height = Math.max(Math.round(h * scale), 1);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser has no canvas to draw on.');
  if (subject.renderer === 'canvas') {
    fill(context, subject.background);
    const draw = (picture: Element) =>
      context.drawImage(picture as HTMLCanvasElement, 0, 0, canvas.width, canvas.height);
    await drawOffScreen(subject, 'canvas', draw, { dpr: scale });
  } else {
    const image = await load(await drawSvg(subject, { w: canvas.width, h: canvas.height }));
    context.drawImage(image, 0, 0, canvas.width, canvas.height);
  }
  return toBlob(canvas);
}

/** A file of its own knows no variables and no surroundings, and has no background where the page shows none. */
function plainColour(css: string, stage: HTMLElement): string {
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
  subject: Subject,
  size: { w: number; h: number } = subject.animation,
): Promise<string> {
  let text = '';
  await drawOffScreen(subject, 'svg', (picture) => {
    const { animation, background, label } = subject;
    const { w: width, h: height } = animation;
    const svg = standAlone(picture as SVGSVGElement, { width, height, background, title: label });
    svg.setAttribute('width', String(size.w));
    svg.setAttribute('height', String(size.h));
    text = new XMLSerializer().serializeToString(svg).replace(NO_XML, '');
  });
  return text;
}

async function drawOffScreen(
  subject: Subject,
  renderer: 'svg' | 'canvas',
  use: (picture: Element) => void,
  settings: Record<string, unknown> = {},
) {
  const { animation, position, rendererSettings, startEngine } = subject;
  const container = document.createElement('div');
  // Laid out, as text is measured in the page, but out of sight.
  container.style.cssText = `position:fixed;left:-99999px;top:0;width:${animation.w}px;height:${animation.h}px`;
  document.body.append(container);
  let engine: Engine | undefined;
  try {
    engine = await startEngine({
      ...subject,
      container,
      renderer,
      rendererSettings: { ...rendererSettings, ...settings },
      signal: new AbortController().signal,
    });
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
async function embedImages(images: readonly Image[], noImage: string) {
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
