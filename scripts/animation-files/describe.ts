import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { imagesOf } from '@/player/document/assets';
import { explain } from '@/player/document/errors/explain';
import { failureFrom } from '@/player/document/errors/failure';
import type { Animation } from '@/player/document/lottie';
import { parseAnimation } from '@/player/document/parse';
import { notDrawn } from './not-drawn';
import { animationText, imagesBeside } from './read-animation';

/** An animation's file in words for someone who draws. */
export type Description = {
  /** Pixels. */
  width: number;
  height: number;
  /** What it is and what is in it, a term and its value to a line. */
  facts: readonly (readonly [term: string, value: string])[];
  /** What won't be drawn, and what is seen in its place. */
  notDrawn: readonly string[];
  /** Why it can't be played; nothing when it can. */
  failure?: string;
};

/** Says what an animation's file holds, and what of it the player won't draw. */
export function describeAnimation(file: string, root: string): Description {
  const bytes = readFileSync(file);
  const size = `${kilobytes(bytes.length)}, ${kilobytes(brotliCompressSync(bytes).length)} as it travels`;
  let animation: Animation;
  try {
    animation = parseAnimation(animationText(file));
  } catch (error) {
    const failure = explain(failureFrom(error)).message;
    return { width: 16, height: 9, facts: [['File', size]], notDrawn: [], failure };
  }
  const { w, h, fr, ip, op, markers, fonts } = animation;
  const images = imagesBeside(animation, file, root);
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
      ['Duration', `${((op - ip) / fr).toFixed(2)} s: ${op - ip} frames, ${fr} a second`],
      ['Markers', named.map(({ cm, tm }) => `${cm} (frame ${tm})`).join(', ') || 'none'],
      ['Layers', String(layers.length)],
      ['Images', `${imagesOf(animation).length}, of which ${images.length} lie outside of the file`],
      ['Fonts', families.join(', ') || 'none'],
    ],
    notDrawn: [
      ...images.filter(({ isThere }) => !isThere).map(({ address }) => missing(address)),
      ...notDrawn(animation),
    ],
  };
}

/** What is said of an image that won't be seen. */
function missing(address: string): string {
  return /^[a-z]+:|^\/\//i.test(address)
    ? `The image ${address} lies on another site, from which pages load nothing: a broken picture is seen. Put it into the file.`
    : `The image ${address} is not there, beside the file: a broken picture is seen. Put it there or into the file.`;
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
