import type { detectFeatures } from '../animation/features';
import type { parseAnimation } from '../animation/parse';
import type { startEngine } from '../engine/engine';
import { loadFeatureSupport } from '../engine/load-feature-support';
import { takeSnapshot } from '../snapshot/snapshot';
import type { PlayerSnapshotOptions } from '../types';
import type { OpenedAnimation } from './opening';
import type { PlayerSettings } from './settings';

/** A player as it stands when the snapshot is asked for. */
type Picture = Pick<PlayerSettings, 'rendererSettings' | 'expressions' | 'label'> & {
  opened: OpenedAnimation | null;
  stage: HTMLElement | null;
  background: string;
  position: number;
};

/** What the page has loaded to draw with. It is handed over, so that it stays in one file with the rest that every player loads. */
type DrawingTools = {
  parseAnimation: typeof parseAnimation;
  detectFeatures: typeof detectFeatures;
  startEngine: typeof startEngine;
};

/**
 * Draws a player's picture into a file. This module is loaded for the first snapshot.
 * @throws an `AbortError` when the player has no picture or goes meanwhile, and whatever takeSnapshot throws
 */
export async function requestSnapshot(
  options: PlayerSnapshotOptions,
  picture: Picture,
  { parseAnimation, detectFeatures, startEngine }: DrawingTools,
): Promise<Blob> {
  const { imagesOf, NO_IMAGE, prepareAnimation } = await loadFeatureSupport();
  const { opened, stage } = picture;
  if (!opened || !stage?.isConnected)
    throw new DOMException('The player has no picture to save.', 'AbortError');
  const { text, base } = opened.getSource();
  const animation = parseAnimation(text);
  const { range, renderer } = opened;
  const features = detectFeatures(text);
  prepareAnimation(animation, base, features);
  return takeSnapshot(options, {
    ...picture,
    renderer,
    stage,
    animation,
    images: imagesOf(animation),
    noImage: NO_IMAGE,
    startEngine: (renderer, container, settings) =>
      startEngine({
        ...picture,
        animation,
        features,
        range,
        container,
        renderer,
        rendererSettings: { ...picture.rendererSettings, ...settings },
        signal: new AbortController().signal,
      }),
  });
}
