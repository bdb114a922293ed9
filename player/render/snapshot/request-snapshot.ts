import type { PlayerModel } from '../../core/model';
import { isLoaded } from '../../core/select';
import type { PlayerSnapshotOptions } from '../../types';
import { takeSnapshot } from './snapshot';

/** The state of a player when a snapshot is requested. */
type SnapshotSource = {
  model: PlayerModel;
  /** The element that contains the animation. */
  stage: HTMLElement | null;
  /** In frames from the start of the play range. */
  position: number;
};

/**
 * Renders the current frame of a player as a file. This module is loaded when the first snapshot is
 * requested.
 * @throws `AbortError` if no animation is on screen; any error of `takeSnapshot`
 */
export async function requestSnapshot(
  options: PlayerSnapshotOptions,
  { model, stage, position }: SnapshotSource,
): Promise<Blob> {
  const { settings, background, media } = model;
  if (!isLoaded(model) || !stage?.isConnected)
    throw new DOMException('The player has no animation to save.', 'AbortError');
  const [{ parseAnimation, startRenderer }, { fontRules, imagesOf, NO_IMAGE, prepareAnimation }] =
    await Promise.all([
      import('../main-thread/render-on-main-thread'),
      import('../main-thread/feature-support'),
    ]);
  const { text, base } = media.getSource();
  const animation = parseAnimation(text);
  const { range, renderer } = media;
  prepareAnimation(animation, { ...settings, base, text });
  return takeSnapshot(options, {
    ...settings,
    background,
    position,
    renderer,
    stage,
    animation,
    images: imagesOf(animation),
    noImage: NO_IMAGE,
    fontRules,
    startRenderer(renderer, container, given) {
      const rendererSettings = { ...settings.rendererSettings, ...given };
      return startRenderer({
        ...settings,
        // Omit `fit` and `align`, because the box has the size of the animation.
        getDrawingSettings: () => ({ rendererSettings, maxDensity: 1 }),
        animation,
        text,
        isPlain: false,
        range,
        container,
        renderer,
        rendererSettings,
        signal: new AbortController().signal,
      });
    },
  });
}
