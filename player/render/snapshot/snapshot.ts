import { computedColor } from '../../color/css-color';
import type { Image } from '../../document/image-assets';
import { type Animation, asArray, asRecord } from '../../document/lottie';
import { isFontFile } from '../../document/sanitize-values';
import type { PlayerRenderer, PlayerSnapshotOptions } from '../../types';
import { portableSvg } from './portable-svg';

/** The animation and the frame to save, and the properties of the player that affect the result. */
export type SnapshotSubject = {
  /**
   * The prepared animation. It must be a copy that only the snapshot uses, because lottie-web and
   * `takeSnapshot` modify it.
   */
  animation: Animation;
  /** The images of `animation`. */
  images: readonly Image[];
  /** The URL of an empty image, which replaces images that can't be fetched. */
  noImage: string;
  /** Returns the style sheet that an SVG file needs for the fonts that the animation contains. */
  fontRules(svg: Element): string;
  /** The player's renderer. */
  renderer: PlayerRenderer;
  /** Whether only the HTML renderer draws the depth of the layers. */
  hasDepth: boolean;
  /** A CSS color, as set by the app or the user. */
  background: string;
  /** The `<title>` of the SVG. */
  label: string;
  /** The element that contains the animation. CSS variables are resolved on this element. */
  stage: HTMLElement;
  /** The frame of the file to render. */
  frame: number;
  /**
   * Starts a renderer, which renders the first frame.
   * @param rendererSettings settings that override those of the player
   */
  startRenderer(
    renderer: PlayerRenderer,
    container: HTMLElement,
    rendererSettings?: Record<string, unknown>,
  ): Promise<OffScreenRenderer>;
};

/** The methods of `Renderer` that are used to take a snapshot. */
type OffScreenRenderer = { show(sync: { frame: number }): void; destroy(): void };

const SVG = 'http://www.w3.org/2000/svg';

/** The maximum time for fetching an image or a font, in milliseconds. */
const FETCH_TIMEOUT = 10_000;

/**
 * Renders one frame off screen and converts it to a file. An SVG has the size of the animation, and contains
 * all images, the fonts of the file, and the background. A PNG is drawn from such an SVG, or from the elements of the HTML
 * renderer if only this renderer draws the depth of the layers. If the player uses the canvas renderer, the
 * canvas renderer draws the PNG instead, so that the PNG looks the same as the animation on screen.
 * @returns a blob of type `image/svg+xml` or `image/png`
 * @throws RangeError if `scale` isn't above 0 or the PNG would be too large; any error from lottie-web
 */
export async function takeSnapshot(
  { format = 'png', scale = devicePixelRatio }: PlayerSnapshotOptions,
  source: SnapshotSubject,
): Promise<Blob> {
  if (format !== 'png' && format !== 'svg')
    throw new RangeError(`format is ${format}; it must be "svg" or "png".`);
  const subject = { ...source, background: computedColor(source.background, source.stage) };
  const { w, h } = subject.animation;
  if (!(scale > 0)) throw new RangeError(`scale is ${scale}; it must be a number above 0.`);
  await Promise.all([embedImages(subject), embedFonts(subject)]);
  if (format === 'svg') return new Blob([await drawSvg(subject)], { type: 'image/svg+xml' });
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(Math.round(w * scale), 1);
  canvas.height = Math.max(Math.round(h * scale), 1);
  const context = canvas.getContext('2d');
  if (!context) throw new Error("The browser can't create a 2D canvas context.");
  if (subject.renderer === 'canvas') {
    fill(context, subject.background);
    const copy = (drawn: Element) =>
      context.drawImage(drawn as HTMLCanvasElement, 0, 0, canvas.width, canvas.height);
    await drawOffScreen(subject, 'canvas', copy, { dpr: scale });
  } else {
    const isHtml = subject.renderer === 'html' && subject.hasDepth && (await canReadHtml());
    const draw = isHtml ? drawHtml : drawSvg;
    const image = await loadSvg(await draw(subject, { w: canvas.width, h: canvas.height }));
    context.drawImage(image, 0, 0, canvas.width, canvas.height);
  }
  return toBlob(canvas);
}

function fill(context: CanvasRenderingContext2D, color: string) {
  // If `color` is invalid, the browser ignores the second assignment, and the background stays transparent.
  context.fillStyle = 'transparent';
  context.fillStyle = color;
  context.fillRect(0, 0, context.canvas.width, context.canvas.height);
}

/**
 * Matches characters that XML 1.0 doesn't allow (https://www.w3.org/TR/xml/#charsets). Text from After
 * Effects can contain such characters.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: it removes control characters
const INVALID_XML_CHARACTERS = /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]|\p{Surrogate}/gu;

/**
 * Renders the frame and returns the text of an SVG file.
 * @param size in pixels. @default the size of the animation
 */
async function drawSvg(
  subject: SnapshotSubject,
  size: { w: number; h: number } = subject.animation,
): Promise<string> {
  let text = '';
  await drawOffScreen(subject, 'svg', (drawn) => {
    const { animation, background, fontRules, label } = subject;
    const { w: width, h: height } = animation;
    const properties = { width, height, background, fontRules: fontRules(drawn), title: label };
    const svg = portableSvg(drawn as SVGSVGElement, properties);
    setAttributes(svg, { width: size.w, height: size.h });
    text = new XMLSerializer().serializeToString(svg).replace(INVALID_XML_CHARACTERS, '');
  });
  return text;
}

/** Renders the frame with the HTML renderer, and returns the text of an SVG file that contains the elements. */
async function drawHtml(subject: SnapshotSubject, size: { w: number; h: number }): Promise<string> {
  const { animation, background, fontRules } = subject;
  let text = '';
  await drawOffScreen(subject, 'html', (drawn) => {
    const svg = document.createElementNS(SVG, 'svg');
    const viewBox = `0 0 ${animation.w} ${animation.h}`;
    setAttributes(svg, { width: size.w, height: size.h, viewBox });
    const content = document.createElementNS(SVG, 'foreignObject');
    setAttributes(content, { width: animation.w, height: animation.h });
    const style = document.createElement('style');
    style.append(fontRules(drawn));
    const elements = drawn.cloneNode(true) as HTMLElement;
    elements.style.background = background;
    content.append(style, elements);
    svg.append(content);
    text = new XMLSerializer().serializeToString(svg).replace(INVALID_XML_CHARACTERS, '');
  });
  return text;
}

function setAttributes(element: Element, attributes: Readonly<Record<string, string | number>>) {
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
}

/** Returns whether a canvas can be read after HTML has been drawn on it. In WebKit, it can't. */
async function canReadHtml(): Promise<boolean> {
  const context = document.createElement('canvas').getContext('2d');
  try {
    context?.drawImage(
      await loadSvg(`<svg xmlns="${SVG}" width="1" height="1"><foreignObject/></svg>`),
      0,
      0,
    );
    context?.getImageData(0, 0, 1, 1);
    return true;
  } catch {
    return false;
  }
}

/** Renders the frame in an off-screen container, and calls `onDrawn` with the SVG, the canvas or the HTML element. */
async function drawOffScreen(
  { animation, frame, startRenderer }: SnapshotSubject,
  renderer: PlayerRenderer,
  onDrawn: (drawn: Element) => void,
  rendererSettings?: Record<string, unknown>,
) {
  const container = document.createElement('div');
  // Position the container off screen instead of hiding it, because lottie-web can't measure text in a hidden
  // element.
  container.style.cssText = `position:fixed;left:-99999px;top:0;width:${animation.w}px;height:${animation.h}px`;
  document.body.append(container);
  let offScreen: OffScreenRenderer | undefined;
  try {
    offScreen = await startRenderer(renderer, container, rendererSettings);
    offScreen.show({ frame });
    // If a layer fails, the renderer renders the frame again without the layer. It does so asynchronously,
    // but before the next task.
    await new Promise((resolve) => setTimeout(resolve));
    const drawn = container.shadowRoot?.querySelector(renderer === 'html' ? 'div > div' : renderer);
    if (drawn) onDrawn(drawn);
  } finally {
    offScreen?.destroy();
    container.remove();
  }
}

/** Replaces image URLs with data URLs. An image that can't be fetched is replaced with an empty image. */
async function embedImages({ images, noImage }: SnapshotSubject) {
  // Assets of type 3 contain data for expressions instead of images.
  const linked = images.filter(({ p, t }) => /^(https?|blob):/.test(p) && t !== 3);
  await Promise.all(
    linked.map(async (image) => {
      image.p = await fetchAsDataUrl(image.p).catch(() => noImage);
    }),
  );
}

/** Replaces URLs of font files with data URLs. The snapshot lacks a font that can't be fetched. */
async function embedFonts({ animation: { fonts, chars } }: SnapshotSubject) {
  const linked = asArray(asRecord(fonts).list).filter(
    (font) => !chars && /^(https?|blob):/.test(font?.fPath) && isFontFile(font),
  );
  await Promise.all(
    linked.map(async (font) => {
      font.fPath = await fetchAsDataUrl(font.fPath).catch(() => '');
      if (!font.fPath) console.warn(`The snapshot lacks the font "${font.fName}", which can't be fetched.`);
    }),
  );
}

/**
 * Fetches a file and converts it to a data URL.
 * @throws if the file can't be fetched in time
 */
async function fetchAsDataUrl(url: string): Promise<string> {
  const response = await fetch(url, { signal: AbortSignal.timeout(FETCH_TIMEOUT) });
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
      (blob) => (blob ? resolve(blob) : reject(new RangeError('The snapshot is too large for a PNG.'))),
      'image/png',
    );
  });
}
