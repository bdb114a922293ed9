import { Failure } from './failure';
import { parseJson, type Reading } from './source';
import type { PlayerRenderer, PlayerSegment } from './types';

/** A Lottie file as far as the player reads it itself (https://lottie.github.io/lottie-spec). */
export type Animation = {
  w: number;
  h: number;
  /** Frames a second. */
  fr: number;
  /** First frame, and the one after the last. */
  ip: number;
  op: number;
  layers: Layer[];
  assets?: Asset[];
  markers?: { tm: number; dr: number; cm: string }[];
  fonts?: { list?: unknown[] };
};

type Layer = { ef?: { ty?: number }[] };
type Asset = { u?: unknown; p?: unknown; e?: number; layers?: Layer[] };

export type Marker = { name: string; first: number; last: number };

const MAX_SIDE = 16_384;

/**
 * The animation in a reading, a new copy each time, since lottie-web writes into what it draws.
 * @throws Failure `parse` or `invalid`
 */
export function parseAnimation({ text, base }: Reading): Animation {
  const animation = checkAnimation(parseJson(text));
  resolveAssets(animation, base);
  return animation;
}

/** @throws Failure `invalid` that names the first field that is off, what it is and what it must be. */
export function checkAnimation(data: unknown): Animation {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) {
    throw wrong('The file', data, 'one JSON object');
  }
  const { w, h, fr, ip, op, layers } = data as Record<keyof Animation, unknown>;
  for (const [name, value] of Object.entries({ w, h, fr })) {
    if (!isFinite(value) || value <= 0) throw wrong(name, value, 'a number above 0');
    if (name !== 'fr' && value > MAX_SIDE) throw wrong(name, value, `at most ${MAX_SIDE} pixels`);
  }
  if (!isFinite(ip)) throw wrong('ip', ip, 'a number');
  if (!isFinite(op) || op <= ip) throw wrong('op', op, `a number above ip, which is ${ip}`);
  if (!Array.isArray(layers) || layers.length === 0)
    throw wrong('layers', layers, 'a list of one layer or more');
  const index = layers.findIndex((layer) => typeof layer !== 'object' || layer === null);
  if (index >= 0) throw wrong(`layers[${index}]`, layers[index], 'an object');
  return data as Animation;
}

function isFinite(value: unknown): value is number {
  return Number.isFinite(value);
}

function wrong(name: string, value: unknown, must: string) {
  const shown = value === undefined ? 'missing' : (JSON.stringify(value) ?? String(value)).slice(0, 40);
  return new Failure('invalid', `${name} is ${shown}; it must be ${must}.`);
}

/** The file's markers. A marker's comment is its name, or JSON that holds a `name`, as lottie-web reads it. */
export function markersOf({ markers, op }: Animation): Marker[] {
  if (!Array.isArray(markers)) return [];
  return markers
    .filter((marker) => isFinite(marker?.tm))
    .map(({ tm, dr, cm }) => ({
      name: markerName(cm),
      first: tm,
      last: isFinite(dr) && dr > 0 ? tm + dr : Math.min(tm + 1, op),
    }));
}

function markerName(comment: unknown): string {
  try {
    const { name } = JSON.parse(String(comment));
    if (typeof name === 'string') return name;
  } catch {
    // Not JSON: the comment itself is the name.
  }
  return String(comment ?? '').trim();
}

/** The marker that designers leave for visitors who ask for less motion. */
export function reducedMotionMarker(animation: Animation): Marker | undefined {
  return markersOf(animation).find(({ name }) => /^reduced[\s_-]?motion$/i.test(name));
}

/**
 * What `segment` selects, within the file, as [first, last not included] in the file's own frames.
 * @throws Failure `invalid` for a marker that the file doesn't have and a range with nothing in it.
 */
export function segmentRange(animation: Animation, segment: PlayerSegment): [number, number] {
  let range = segment;
  if (typeof range === 'string') {
    const markers = markersOf(animation);
    const marker = markers.find(({ name }) => name === range);
    if (!marker) {
      const names = markers.map(({ name }) => name).join(', ') || 'none';
      throw new Failure(
        'invalid',
        `segment is "${range}", a marker that the file does not have (it has: ${names}).`,
      );
    }
    range = [marker.first, marker.last];
  }
  const first = Math.max(range[0], animation.ip);
  const last = Math.min(range[1], animation.op);
  if (last - first >= 1) return [first, last];
  throw wrong('segment', segment, `a range of one frame or more between ${animation.ip} and ${animation.op}`);
}

/** Effects (`ef[].ty`) that the light builds drop and the larger ones draw. */
const EFFECTS: Record<PlayerRenderer, readonly number[]> = {
  svg: [20, 21, 22, 23, 24, 25, 28, 29, 35],
  html: [20, 21, 22, 23, 24, 25, 28, 29, 35],
  canvas: [35],
};

/** Whether the file uses an effect that needs the renderer's larger build. */
export function needsEffects({ layers, assets }: Animation, renderer: PlayerRenderer): boolean {
  const compositions = [layers, ...(Array.isArray(assets) ? assets : []).map((asset) => asset?.layers)];
  return compositions.some(
    (composition) =>
      Array.isArray(composition) &&
      composition.some(
        ({ ef }) => Array.isArray(ef) && ef.some((effect) => EFFECTS[renderer].includes(effect?.ty ?? 0)),
      ),
  );
}

/** Gives every linked image its full address, as lottie-web would only know the page's. */
function resolveAssets({ assets }: Animation, base: string) {
  if (!Array.isArray(assets)) return;
  for (const asset of assets) {
    if (typeof asset?.p !== 'string' || asset.e) continue;
    const path = `${typeof asset.u === 'string' ? asset.u : ''}${asset.p}`;
    if (URL.canParse(path, base)) Object.assign(asset, { u: '', p: new URL(path, base).href, e: 1 });
  }
}
