import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import type { Animation } from '@/player/document/lottie';
import { parseAnimation } from '@/player/document/parse';
import { layersOf } from '@/player/document/traverse';
import { animationText, linkedImages, whyUnplayable } from './read-animation';

/** A description of an animation file, for its designer. */
export type Description = {
  /** The size of the animation in pixels. If the file can't be played, the size is 16 × 9. */
  width: number;
  height: number;
  /** Properties of the file, each with its name and value, such as `Size: 100 × 50 px`. */
  facts: readonly string[];
  /**
   * Sentences that name the features that the player doesn't draw, and explain how the animation looks
   * without these features.
   */
  notDrawn: readonly string[];
  /** Why the animation can't be played; `undefined` if it can. */
  failure?: string;
};

/**
 * Describes an animation file, including the features that the player does not draw.
 * @param root the folder that absolute image paths start from
 */
export function describeAnimation(file: string, root: string): Description {
  const bytes = readFileSync(file);
  const size = `${kilobytes(bytes)}, ${kilobytes(brotliCompressSync(bytes))} compressed with Brotli`;
  const failure = whyUnplayable(file);
  if (failure) return { width: 16, height: 9, facts: [`File: ${size}`], notDrawn: [], failure };
  const animation = parseAnimation(animationText(file));
  const { w, h, fr, ip, op, markers } = animation;
  const named = Array.isArray(markers) ? (markers as { cm?: string; tm?: number }[]) : [];
  const missing = linkedImages(animation, file, root).filter((image) => !image.file);
  return {
    width: w,
    height: h,
    facts: [
      `File: ${size}`,
      `Size: ${w} × ${h} px`,
      `Duration: ${((op - ip) / fr).toFixed(2)} s: ${op - ip} frames, ${fr} per second`,
      `Markers: ${named.map(({ cm, tm }) => `${cm} (frame ${tm})`).join(', ') || 'none'}`,
    ],
    notDrawn: [...missing.map(({ address }) => describeMissing(address)), ...notDrawn(animation)],
  };
}

const kilobytes = ({ length }: Buffer) => `${(length / 1000).toFixed(1)} kB`;

function describeMissing(address: string): string {
  return /^[a-z]+:|^\/\//i.test(address)
    ? `The image ${address} is on another site. Pages load no images from other sites, so this image appears broken. Embed it in the file.`
    : `The image ${address} was not found and appears broken. Add it at this path or embed it in the file.`;
}

type Node = Readonly<Record<string, unknown>>;

/**
 * The effect types that lottie-web draws. Types below 20, except 5, are expression controls, which draw
 * nothing.
 */
const DRAWN_EFFECTS = [20, 21, 22, 23, 24, 25, 28, 29, 35];

/** The layer types that are not drawn. Each value completes a sentence that begins with the layer's name. */
const INVISIBLE_LAYERS: Readonly<Record<number, string>> = {
  6: 'is a sound, which is not played',
  7: 'is a placeholder for a video, which is not shown',
  8: 'is a sequence of images, which is not shown',
  9: 'is a video, which is not shown',
  10: 'is a placeholder for an image, which is not shown',
  11: 'is a guide, which is not shown',
  12: 'is an adjustment layer: the layers below are drawn without it',
  14: 'is a light: all layers are drawn without it',
  15: 'is data, which is not shown',
  99: 'has a type that the format doesn’t define, and is not shown',
};

/** Returns a sentence for each feature of an animation that the player does not draw. */
export function notDrawn(animation: Animation): string[] {
  const sentences = layersOf(animation).flatMap((layer) => [...describeLayer(layer as Node)]);
  return [...new Set([...sentences, ...describeFonts(animation)])];
}

function* describeLayer(layer: Node): Generator<string> {
  const name = `The layer “${String(layer.nm ?? 'without a name')}”`;
  const invisible = INVISIBLE_LAYERS[Number(layer.ty)];
  if (invisible) yield `${name} ${invisible}.`;
  const expressions = nodesIn(layer).filter(({ x, k }) => typeof x === 'string' && k !== undefined).length;
  if (expressions > 0)
    yield `${name} has ${expressions === 1 ? 'an expression' : `${expressions} expressions`}: the site doesn't run expressions, so the properties keep their saved values. Convert expressions to keyframes before you export.`;
  for (const { ty, en, ef, nm } of Array.isArray(layer.ef) ? (layer.ef as Node[]) : []) {
    // An effect of type 5 with several values belongs to a plugin. An expression control, such as a slider or
    // a color, has only one value.
    const isPlugin = ty === 5 && Array.isArray(ef) && ef.length > 1;
    if (en !== 0 && (isPlugin || (Number(ty) >= 20 && !DRAWN_EFFECTS.includes(Number(ty)))))
      yield `${name} is drawn without its effect “${String(nm ?? 'without a name')}”.`;
  }
  if (Array.isArray(layer.sy) && layer.sy.length > 0)
    yield `${name} is drawn without its layer styles (shadows, glows, bevels).`;
  if (nodesIn(layer.shapes).some(({ ty, mm }) => ty === 'mm' && mm !== 1))
    yield `${name} merges paths, which are drawn separately. Merge the paths before you export.`;
  if (layer.ddd === 1)
    yield `${name} is in three dimensions: only the html renderer draws it in 3D, the others draw it flat.`;
}

function describeFonts({ fonts, chars }: Animation): string[] {
  if (Array.isArray(chars) && chars.length > 0) return [];
  const list = (fonts as { list?: unknown } | undefined)?.list;
  return (Array.isArray(list) ? (list as Node[]) : []).map(
    ({ fFamily, fName }) =>
      `Text in “${String(fFamily ?? fName)}” is drawn in another font if the visitor doesn’t have it. Export text as shapes (glyphs).`,
  );
}

/**
 * Returns all objects in a value, including the value itself. Skips the objects in `layers`, because each
 * layer is described separately.
 */
function nodesIn(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn);
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.entries(value).flatMap(([key, each]) => (key === 'layers' ? [] : nodesIn(each)));
  return [value as Node, ...inner];
}
