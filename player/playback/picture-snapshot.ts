import type { detectFeatures } from '../animation/features';
import type { parseAnimation } from '../animation/parse';
import type { startEngine } from '../engine/engine';
import type { loadFeatureSupport } from '../engine/load-feature-support';
import { takeSnapshot } from '../snapshot/snapshot';
import type { PlayerSnapshotOptions } from '../types';
import type { OpenedAnimation } from './opening';
import type { PlayerSettings } from './settings';

/** A player as it stands when the snapshot is asked for. */
export type Picture = Pick<
  PlayerSettings,
  'rendererSettings' | 'expressions' | 'label' | 'slots' | 'themeId'
> & {
  opened: OpenedAnimation | null;
  stage: HTMLElement | null;
  background: string;
  position: number;
};

/** What every player has loaded by now. */
type Loaded = {
  detectFeatures: typeof detectFeatures;
  loadFeatureSupport: typeof loadFeatureSupport;
  parseAnimation: typeof parseAnimation;
  startEngine: typeof startEngine;
};

/**
 * Reads the file once more, and has its frame drawn off screen as the player draws it.
 * @throws an `AbortError` when the player has no picture or goes meanwhile, and whatever takeSnapshot throws
 */
export async function snapshotOf(picture: Picture, options: PlayerSnapshotOptions, loaded: Loaded) {
  const { imagesOf, NO_IMAGE, prepareAnimation } = await loaded.loadFeatureSupport();
  const { opened, stage } = picture;
  if (!opened || !stage?.isConnected)
    throw new DOMException('The player has no picture to save.', 'AbortError');
  const { text, base } = opened.getSource();
  const animation = loaded.parseAnimation(text);
  const { range, renderer } = opened;
  const features = loaded.detectFeatures(text);
  prepareAnimation(animation, { ...picture, base, features });
  return takeSnapshot(options, {
    ...picture,
    renderer,
    stage,
    animation,
    images: imagesOf(animation),
    noImage: NO_IMAGE,
    startEngine(renderer, container, settings) {
      const rendererSettings = { ...picture.rendererSettings, ...settings };
      return loaded.startEngine({
        ...picture,
        // Drawn at its own size, a picture fills its box.
        getDrawingSettings: () => ({ rendererSettings, maxDensity: 1 }),
        animation,
        features,
        range,
        container,
        renderer,
        rendererSettings,
        signal: new AbortController().signal,
      });
    },
  });
}
