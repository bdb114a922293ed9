import type { Failure } from '../document/errors/failure';
import { hasKeyframes } from '../document/lottie';
import type { PlayerHotspot } from '../types';
import type { Box, Instance } from './layer-boxes';

/** The minimum width and height of a hotspot, in CSS pixels (WCAG 2.2, 2.5.8). */
const MIN_SIDE = 24;

/** Returns the box of a hotspot over a layer: the layer's own box, which grows around its center if it is too small. */
export function hotspotBox({ left, top, right, bottom }: Box) {
  const width = Math.max(right - left, MIN_SIDE);
  const height = Math.max(bottom - top, MIN_SIDE);
  return { left: (left + right - width) / 2, top: (top + bottom - height) / 2, width, height };
}

/** Returns whether a layer has no keyframes that move it. */
export const isStill = ({ layer, chain, outer }: Instance): boolean =>
  !hasKeyframes([layer.shapes, chain.map(({ ks }) => ks)]) && (!outer || isStill(outer));

type HotspotFailure = Extract<Failure, { reason: 'hotspot' }>;

/** Returns the reason why an entry of the prop can't be shown; `null` if it can. */
export function hotspotFailure(entry: Partial<PlayerHotspot> | null): HotspotFailure | null {
  const { layer, label, href, onPress } = entry ?? {};
  const failure = (problem: HotspotFailure['problem'], value: unknown): HotspotFailure => ({
    code: 'invalid',
    reason: 'hotspot',
    layer,
    problem,
    value,
  });
  if (typeof label !== 'string' || !label.trim()) return failure('label', label);
  if (href && runsScript(href)) return failure('href', href);
  return href || typeof onPress === 'function' ? null : failure('onPress', onPress);
}

function runsScript(href: string): boolean {
  try {
    return new URL(href, 'https://example.com').protocol === 'javascript:';
  } catch {
    return false;
  }
}
