import type { PlayerModel } from '../../core/model';
import { isLoaded } from '../../core/select';
import { decodeSource } from '../../document/read-source';
import type { PlayerSnapshotOptions } from '../../types';
import { takeSnapshot } from './snapshot';

/** The state of a player when a snapshot is requested. */
type SnapshotSource = {
  model: PlayerModel;
  /** The element that contains the animation. */
  stage: HTMLElement | null;
  /** The frame of the file that is on screen. */
  frame: number;
};

/**
 * Renders the current frame of a player as a file. This module is loaded when the first snapshot is
 * requested.
 * @throws `AbortError` if no animation is on screen; any error of `takeSnapshot`
 */
export async function requestSnapshot(
  options: PlayerSnapshotOptions | undefined,
  { model, stage, frame }: SnapshotSource,
): Promise<Blob> {
  const { settings, background, media } = model;
  if (!isLoaded(model) || !stage?.isConnected)
    throw new DOMException('The player has no animation to save.', 'AbortError');
  const [
    { parseAnimation, startRenderer },
    { fontRules, hasPerspective, imagesOf, NO_IMAGE, prepareAnimation },
  ] = await Promise.all([
    import('../main-thread/render-on-main-thread'),
    import('../main-thread/feature-support'),
  ]);
  const source = media.colored ?? media.unpacked;
  const text = decodeSource(source);
  const animation = parseAnimation(text);
  const { renderer } = media;
  const { budget } = prepareAnimation(animation, { ...settings, base: source.base, text });
  return takeSnapshot(options ?? {}, {
    ...settings,
    background,
    frame,
    renderer,
    hasDepth: hasPerspective(animation),
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
        budget,
        text,
        isPlain: false,
        getFrame: () => frame,
        container,
        renderer,
        rendererSettings,
        signal: new AbortController().signal,
      });
    },
  });
}
