import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { imagesOf } from '@/player/document/assets';
import { explain } from '@/player/document/errors/explain';
import { failureFrom } from '@/player/document/errors/failure';
import type { Animation } from '@/player/document/lottie';
import { parseAnimation } from '@/player/document/parse';
import { notDrawn } from './not-drawn';
import { animationText, linkedImages } from './read-animation';

/** A description of an animation file, for its designer. */
export type Description = {
  /** The size in pixels. */
  width: number;
  height: number;
  /** Properties of the file, each with its name and value. */
  facts: readonly (readonly [term: string, value: string])[];
  /** What the player does not draw, and how the animation looks without it. */
  notDrawn: readonly string[];
  /** Why the animation can't be played; `undefined` if it can. */
  failure?: string;
};

/** Describes an animation file, and what the player does not draw of it. */
export function describeAnimation(file: string, root: string): Description {
  const bytes = readFileSync(file);
  const size = `${kilobytes(bytes.length)}, ${kilobytes(brotliCompressSync(bytes).length)} compressed with Brotli`;
  let animation: Animation;
  try {
    animation = parseAnimation(animationText(file));
  } catch (error) {
    const failure = explain(failureFrom(error)).message;
    return { width: 16, height: 9, facts: [['File', size]], notDrawn: [], failure };
  }
  const { w, h, fr, ip, op, markers, fonts } = animation;
  const images = linkedImages(animation, file, root);
  const named = Array.isArray(markers) ? (markers as { cm?: string; tm?: number }[]) : [];
  const families = ((fonts as { list?: { fFamily?: string }[] } | undefined)?.list ?? []).map(
    ({ fFamily }) => fFamily,
  );
  const layers = [animation.layers, ...(animation.assets ?? []).map((asset) => asset.layers ?? [])].flat();
  return {
    width: w,
    height: h,
    facts: [
      ['File', size],
      ['Size', `${w} × ${h} px`],
      ['Duration', `${((op - ip) / fr).toFixed(2)} s: ${op - ip} frames, ${fr} per second`],
      ['Markers', named.map(({ cm, tm }) => `${cm} (frame ${tm})`).join(', ') || 'none'],
      ['Layers', String(layers.length)],
      ['Images', `${imagesOf(animation).length}, ${images.length} of them outside the file`],
      ['Fonts', families.join(', ') || 'none'],
    ],
    notDrawn: [
      ...images.filter(({ exists }) => !exists).map(({ address }) => describeMissing(address)),
      ...notDrawn(animation),
    ],
  };
}

/** Describes an image that can't be shown. */
function describeMissing(address: string): string {
  return /^[a-z]+:|^\/\//i.test(address)
    ? `The image ${address} is on another site, which pages don’t load images from, and appears broken. Embed it in the file.`
    : `The image ${address} was not found and appears broken. Add it at this path or embed it in the file.`;
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
