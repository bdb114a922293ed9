import { failure } from './failure';
import { parseJson } from './json';
import type { Reading } from './source';
import type { PlayerRenderer } from './types';

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

type Layer = { ef?: { ty?: number }[]; ao?: number };
type Asset = { u?: unknown; p?: unknown; e?: number; layers?: Layer[] };

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

/** The rules that an animation must keep before lottie-web sees it, by field, in the order they are checked. */
const RULES: Record<string, (animation: Animation) => boolean> = {
  w: ({ w }) => isPositive(w) && w <= MAX_SIDE,
  h: ({ h }) => isPositive(h) && h <= MAX_SIDE,
  fr: ({ fr }) => isPositive(fr),
  ip: ({ ip }) => Number.isFinite(ip),
  op: ({ ip, op }) => Number.isFinite(op) && op > ip,
  layers: ({ layers }) => Array.isArray(layers) && layers.length > 0 && layers.every(isObject),
};

/** @throws Failure `invalid` that names the first field that is off, what it is and what it must be. */
export function checkAnimation(data: unknown): Animation {
  if (!isObject(data) || Array.isArray(data)) {
    throw failure('invalid', { reason: 'field', field: 'The file', value: data });
  }
  const animation = data as Animation;
  const field = Object.keys(RULES).find((name) => !RULES[name]?.(animation));
  if (!field) return animation;
  const value = animation[field as keyof Animation];
  throw failure('invalid', { reason: 'field', field, value, ip: animation.ip });
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function isPositive(value: unknown) {
  return Number.isFinite(value) && (value as number) > 0;
}

/** Effects (`ef[].ty`) that the light builds drop and the larger ones draw. */
const EFFECTS: Record<PlayerRenderer, readonly number[]> = {
  svg: [20, 21, 22, 23, 24, 25, 28, 29, 35],
  html: [20, 21, 22, 23, 24, 25, 28, 29, 35],
  canvas: [35],
};

/** Whether the file uses an effect, or a layer that turns along its path (`ao`), that needs the renderer's larger build. */
export function needsEffects({ layers, assets }: Animation, renderer: PlayerRenderer): boolean {
  const compositions = [layers, ...(Array.isArray(assets) ? assets : []).map((asset) => asset?.layers)];
  return compositions.some(
    (composition) =>
      Array.isArray(composition) &&
      composition.some(
        ({ ef, ao }) =>
          ao === 1 || (Array.isArray(ef) && ef.some((effect) => EFFECTS[renderer].includes(effect?.ty ?? 0))),
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
