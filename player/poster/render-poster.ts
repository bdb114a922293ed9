import { readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { optimize } from 'svgo/browser';
import { parseColor } from '../color/color';
import { playRangeOf } from '../core/segment';
import { seekTarget } from '../core/timeline';
import type { Failure } from '../document/errors/failure';
import { framesOf } from '../document/file-frames';
import { type LottieAnimation, readAnimation, toError } from '../document/read-animation';
import { recolor } from '../document/recolor';
import { drawFirstFrame } from '../render/lottie-web/first-frame';
import type { LottieItem } from '../render/lottie-web/internals';
import { loadLottie } from '../render/lottie-web/load-lottie';
import { patchRenderedDom } from '../render/lottie-web/patch-rendered-dom';
import { recover } from '../render/lottie-web/recovery';
import type { Surface } from '../render/lottie-web/surface';
import { removeNames } from '../render/snapshot/portable-svg';
import { messages } from './dom';
import { embedImages } from './embed-images';
import { addGlyphs } from './font-glyphs';
import type { PosterOptions, PosterValues } from './poster-options';
import { prepareOffScreen } from './prepare-off-screen';

export type Poster = {
  /** The text of an SVG file, which refers to no other file. */
  svg: string;
  /** The size in pixels. */
  width: number;
  height: number;
  /** What the picture lacks, or shows differently than a player, in sentences. */
  messages: readonly string[];
};

/** The file, the options of a poster, and the frame that the poster shows. */
type Drawing = { file: Uint8Array; options: PosterOptions; folder: string | null };

/** The previous call of `renderPoster`. Calls run one after another, because lottie-web logs to one console. */
let previous: Promise<unknown> = Promise.resolve();

/**
 * Draws a frame of an animation as an SVG file, in Node and without a browser. The rules and limits are those of the
 * player.
 * @param src the bytes of a JSON file, a .lottie archive or a gzip file; parsed JSON; or the path of a file
 * @throws an `Error` with the `code` and the `message` of the `error` event that a player would emit
 */
export function renderPoster(
  src: Uint8Array | ArrayBuffer | LottieAnimation | string,
  options: PosterOptions = {},
): Promise<Poster> {
  const poster = previous.then(async () => draw({ ...(await read(src)), options }));
  previous = poster.catch(() => {});
  return poster;
}

async function read(src: Parameters<typeof renderPoster>[0]): Promise<Pick<Drawing, 'file' | 'folder'>> {
  if (typeof src === 'string') return { file: await readFile(src), folder: dirname(src) };
  if (src instanceof ArrayBuffer) return { file: new Uint8Array(src), folder: null };
  const file = ArrayBuffer.isView(src) ? src : new TextEncoder().encode(JSON.stringify(src));
  return { file, folder: null };
}

async function draw({ file, options, folder }: Drawing): Promise<Poster> {
  messages.length = 0;
  const { slots, colors, themeId, dark } = options;
  const animation = await readWithGlyphs(file, options);
  const { w, h, nm } = animation;
  const svg = await drawFrame(animation, { slots, colors, themeId }, options, folder);
  const style = dark
    ? addScheme(svg, await drawFrame(await readWithGlyphs(file, options), dark, options, folder))
    : '';
  const width = options.width ?? w;
  const height = (h * width) / w;
  svg.setAttribute('width', String(width));
  svg.setAttribute('height', String(height));
  const title = document.createElementNS('http://www.w3.org/2000/svg', 'title');
  title.textContent = options.title ?? (typeof nm === 'string' ? nm : '');
  const { data } = optimize(svg.outerHTML, optimization(Math.max(w, h)));
  // svgo removes titles, and shortens a file with styles very little, so add both afterwards.
  const [, start = '', rest = '</svg>'] = /^(<svg[^>]*?)(?:\/>|>(.*))$/s.exec(data) ?? [];
  const text = `${start}>${title.textContent && title.outerHTML}${style}${rest}`;
  return { svg: text, width, height, messages: [...new Set(messages)] };
}

async function readWithGlyphs(file: Uint8Array, { animationId, fonts = {} }: PosterOptions) {
  const animation = readAnimation(file, { animationId });
  messages.push(...(await addGlyphs(animation, fonts)));
  return animation;
}

/** Draws a frame, and returns the SVG element that lottie-web has created. */
async function drawFrame(
  animation: LottieAnimation,
  values: PosterValues,
  { frame, percent = 0 }: PosterOptions,
  folder: string | null,
): Promise<SVGSVGElement> {
  const container = document.createElement('div');
  document.documentElement.append(container);
  let item: LottieItem | undefined;
  try {
    const missing = await embedImages(animation, folder);
    for (const image of missing) messages.push(`The image ${image} is left out, because it can’t be read.`);
    for (const failure of recolorFor(animation, values)) messages.push(toError(failure).message);
    const { parts } = prepareOffScreen(animation, values, 'svg');
    const createItem = await loadLottie('svg', parts);
    const range = playRangeOf(framesOf(animation), undefined, false);
    const position = seekTarget(frame ?? `${percent}%`, range?.totalFrames ?? 1) ?? 0;
    const created = createItem({ container, firstFrame: animation.ip + position, rendererSettings: {} });
    item = created;
    patchRenderedDom(created);
    await drawFirstFrame(created, {
      signal: new AbortController().signal,
      recover: async (error) => recover(created, surfaceOf(container), error),
      setUp: () => created.setupAnimation(animation),
    });
    return detach(container);
  } catch (thrown) {
    throw toError(thrown);
  } finally {
    item?.destroy();
    container.remove();
  }
}

/** Applies the colors, which can't depend on a page. Returns the failures. */
function recolorFor(animation: LottieAnimation, { colors = {} }: PosterValues): Failure[] {
  const failures: Failure[] = [];
  const parsed = Object.entries(colors).map(([key, value]) => {
    const list = [value].flat().flatMap((css) => {
      const color = parseColor(css);
      if (!color) failures.push({ code: 'invalid', reason: 'color value', key, value: css });
      return color ? [{ ...color, opacity: 1 }] : [];
    });
    return [key, list] as const;
  });
  return [...failures, ...recolor(animation, new Map(parsed.filter(([, list]) => list.length > 0)))];
}

function surfaceOf(container: Element): Surface {
  return {
    canvas: null,
    resize() {},
    isBlank: () => !container.querySelector('g > path, g > image, g > text'),
  };
}

/** Removes the SVG from the page, and from the SVG what is invisible, and what only rules of a page use. */
function detach(container: Element): SVGSVGElement {
  const svg = container.querySelector('svg') as SVGSVGElement;
  svg.remove();
  svg.removeAttribute('style');
  for (const hidden of svg.querySelectorAll('[style*="display:none"], [style*="display: none"]'))
    hidden.remove();
  removeNames(svg);
  return svg;
}

/**
 * Adds a class to each shape that has a different color in the dark scheme.
 * @returns a style that sets the color of each class
 */
function addScheme(svg: Element, dark: Element): string {
  const classes = new Map<string, string>();
  const counterparts = [...dark.querySelectorAll('*')];
  for (const [index, element] of [...svg.querySelectorAll('*')].entries()) {
    for (const name of ['fill', 'stroke', 'stop-color']) {
      const color = counterparts[index]?.getAttribute(name);
      if (!color || color === element.getAttribute(name)) continue;
      const declaration = `${name}:${color}`;
      if (!classes.has(declaration)) classes.set(declaration, `d${classes.size}`);
      element.classList.add(classes.get(declaration) ?? '');
    }
  }
  const rules = [...classes].map(([declaration, name]) => `.${name}{${declaration}}`).join('');
  return `<style>@media screen and (prefers-color-scheme:dark){${rules}}</style>`;
}

/**
 * Returns options that shorten the text of an SVG. Relative coordinates compress better than absolute ones, because
 * repeated shapes have the same coordinates.
 * @param size the longer side of the animation, on which the precision depends, in pixels
 */
const optimization = (size: number) => ({
  multipass: true,
  floatPrecision: Math.min(Math.max(Math.ceil(4 - Math.log10(size)), 1), 4),
  plugins: [
    {
      name: 'preset-default' as const,
      params: { overrides: { convertPathData: { utilizeAbsolute: false } } },
    },
  ],
});
