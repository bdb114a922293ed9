import type { PlayerSettings } from '../core/settings';
import { detectFeatures } from '../document/features';
import { parseAnimation } from '../document/parse';
import { loadFeatureSupport } from '../render/main-thread/load-feature-support';
import { startRenderer } from '../render/main-thread/start-renderer';
import type { LoadedAnimation } from '../render/renderer';
import { takeSnapshot } from '../render/snapshot/snapshot';
import type { PlayerSnapshotOptions } from '../types';

/** A player as it stands when the snapshot is asked for. */
type Picture = Pick<PlayerSettings, 'rendererSettings' | 'expressions' | 'label' | 'slots' | 'themeId'> & {
  opened: LoadedAnimation | null;
  stage: HTMLElement | null;
  background: string;
  position: number;
};

/**
 * Draws a player's picture into a file. This module is loaded for the first snapshot.
 * @throws an `AbortError` when the player has no picture or goes meanwhile, and whatever takeSnapshot throws
 */
export async function requestSnapshot(options: PlayerSnapshotOptions, picture: Picture): Promise<Blob> {
  const { imagesOf, NO_IMAGE, prepareAnimation } = await loadFeatureSupport();
  const { opened, stage } = picture;
  if (!opened || !stage?.isConnected)
    throw new DOMException('The player has no picture to save.', 'AbortError');
  const { text, base } = opened.getSource();
  const animation = parseAnimation(text);
  const { range, renderer } = opened;
  const features = detectFeatures(text);
  prepareAnimation(animation, { ...picture, base, features });
  return takeSnapshot(options, {
    ...picture,
    renderer,
    stage,
    animation,
    images: imagesOf(animation),
    noImage: NO_IMAGE,
    startRenderer(renderer, container, settings) {
      const rendererSettings = { ...picture.rendererSettings, ...settings };
      return startRenderer({
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
