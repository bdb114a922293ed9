import { detectFeatures } from '../animation/features';
import { parseAnimation } from '../animation/parse';
import { startEngine } from '../engine/engine';
import { loadFeatureSupport } from '../engine/load-feature-support';
import type { PlayerSnapshotOptions } from '../types';
import type { Picture } from './picture-snapshot';

/**
 * Loads what draws snapshots and hands the picture to it, with what is loaded already: a file that imported that would take it out of
 * the one file that every player loads.
 * @throws as snapshotOf
 */
export async function requestSnapshot(options: PlayerSnapshotOptions, picture: Picture): Promise<Blob> {
  const { snapshotOf } = await import('./picture-snapshot');
  return snapshotOf(picture, options, { detectFeatures, loadFeatureSupport, parseAnimation, startEngine });
}
