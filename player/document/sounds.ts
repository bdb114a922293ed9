import { imageAddress } from './image-assets';
import { MAX_SOUNDS } from './limits/limits';
import { type Animation, asArray, asRecord, type Layer, LayerType } from './lottie';

/** An audio layer. All frames are those of the file. */
export type Sound = {
  /** The absolute URL of the audio file. */
  address: string;
  /** The layer is heard from the frame `first` until the frame `end`. */
  first: number;
  end: number;
  /** The frame at which the audio file starts, and the speed at which it plays. */
  start: number;
  rate: number;
  /** The keyframes of the level, from 0 to 1. */
  levels: readonly (readonly [frame: number, level: number])[];
};

/** What the layers that show a composition do to its time: the frame `f` of it is the frame `offset + f * scale` of the file. */
type Placement = Pick<Sound, 'first' | 'end'> & { offset: number; scale: number };

/** Maximum number of layers that are searched, including those of compositions. */
const MAX_LAYERS = 2000;

/** The lowest and the highest speed at which all browsers play sound. */
const MIN_RATE = 0.25;
const MAX_RATE = 4;

/**
 * Returns the audio layers of a file. Layers with time remapping are silent, and so are those that the browser can't play
 * fast or slowly enough.
 * @param base the URL that relative URLs are resolved against
 */
export function soundsOf({ layers, assets }: Animation, base: string): Sound[] {
  // If several assets have the same id, lottie-web uses the first one.
  const byId = new Map(
    asArray(assets)
      .map((asset) => [`${asset?.id}`, asset])
      .reverse() as [string, Record<string, unknown>][],
  );
  const sounds: Sound[] = [];
  let visited = 0;

  function visit(list: unknown, outer: Placement) {
    for (const layer of asArray(list)) {
      visited += 1;
      if (!layer || layer.hd || layer.tm || visited > MAX_LAYERS || sounds.length === MAX_SOUNDS) continue;
      const asset = byId.get(`${layer.refId}`);
      const inner = placeIn(outer, layer);
      if (!asset || !(inner.first < inner.end)) continue;
      if (layer.ty === LayerType.composition) visit(asset.layers, inner);
      if (layer.ty === LayerType.audio) add(asset, inner, levelsOf(layer, outer));
    }
  }

  function add({ u, p, e }: Record<string, unknown>, placement: Placement, levels: Sound['levels']) {
    const { first, end, offset, scale } = placement;
    const address = imageAddress(`${e ? '' : (u ?? '')}${p}`, base);
    const rate = 1 / scale;
    if (typeof p === 'string' && address && rate >= MIN_RATE && rate <= MAX_RATE)
      sounds.push({ address, first: Math.max(first, offset), end, start: offset, rate, levels });
  }

  visit(layers, { first: -Infinity, end: Infinity, offset: 0, scale: 1 });
  return sounds;
}

function placeIn({ first, end, offset, scale }: Placement, layer: Layer): Placement {
  const { ip, op, st = 0, sr = 1 } = layer;
  return {
    first: Math.max(first, offset + Number(ip) * scale),
    end: Math.min(end, offset + Number(op) * scale),
    offset: offset + st * scale,
    scale: scale * sr,
  };
}

function levelsOf({ au }: Layer, { offset, scale }: Placement): Sound['levels'] {
  const { k = 100 } = asRecord(asRecord(au).lv);
  const levelOf = (value: unknown) => Math.min(Math.max(Number([value].flat()[0]) / 100 || 0, 0), 1);
  if (!Array.isArray(k) || typeof k[0] !== 'object') return [[0, levelOf(k)]];
  return k.flatMap(({ t, s, h }, index) => {
    const level = levelOf(s ?? k[index - 1]?.e);
    const until = h && k[index + 1] ? [k[index + 1].t] : [];
    return [t, ...until].map((frame) => [offset + frame * scale, level] as const);
  });
}

/** Returns whether a layer is heard at a frame. */
export const isHeardAt = ({ first, end }: Sound, frame: number) => frame >= first && frame < end;

/** Returns the time in the audio file at a frame, in seconds. */
export const timeAt = ({ start, rate }: Sound, frame: number, frameRate: number) =>
  ((frame - start) * rate) / frameRate;

/** Returns the level at a frame. It changes evenly between keyframes. */
export function levelAt({ levels }: Sound, frame: number): number {
  const next = levels.findIndex(([at]) => at > frame);
  // Without a next keyframe, this is the last one.
  const [to, target] = levels.at(next) ?? [0, 1];
  const [from, level] = levels[next - 1] ?? [to, target];
  return next < 1 ? target : level + ((target - level) * (frame - from)) / (to - from);
}
