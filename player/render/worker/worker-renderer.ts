import type { DrawnFrames, Renderer, RenderOptions } from '../renderer';
import { boxOf, watchSize } from '../watch-size';
import { createTimelineSync } from './timeline-sync';
import { toCloneable } from './to-cloneable';
import type { Seat } from './worker-manager';

/**
 * Shows an animation that a worker renders, and manages its elements on the page.
 * @param getSeat returns the player's place in the worker, which changes if the player moves to another worker
 */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: an object whose short methods share the elements
export function createWorkerRenderer(
  getSeat: () => Seat,
  { createContainer, getSettings, getSync }: RenderOptions,
) {
  let container: HTMLElement | undefined;
  let shadow: ShadowRoot | undefined;
  /** Aborted when the player leaves the worker. */
  const showing = new AbortController();
  let drawnFrames: DrawnFrames = { count: 0, at: performance.now() };
  const timelineSync = createTimelineSync((number, sync) => getSeat().post({ type: 'sync', number, sync }));

  /** Returns the box of the animation, in canvas pixels. */
  const getBox = () => boxOf(container as HTMLElement, getSettings());

  function resize() {
    const box = getBox();
    // The size of a collapsed container is 0. Keep the previous size until the container is visible again.
    if (box.width && box.height) getSeat().post({ type: 'resize', box });
  }

  /**
   * Adds a canvas for a worker to render to. Each worker requires a new canvas, because a canvas that was
   * transferred to a worker can't be transferred again.
   */
  function addCanvas(): OffscreenCanvas {
    container ??= createContainer();
    shadow ??= container.attachShadow({ mode: 'open' });
    const { className, id } = getSettings().rendererSettings;
    const canvas = document.createElement('canvas');
    canvas.style.cssText = 'position:absolute;inset:0;width:100%;height:100%';
    if (className) canvas.setAttribute('class', String(className));
    if (id) canvas.id = String(id);
    shadow.append(canvas);
    return canvas.transferControlToOffscreen();
  }

  /**
   * Removes the canvases of terminated workers. Call this only after the new worker has rendered a frame,
   * because an old canvas shows the animation until then.
   */
  function removeOldCanvases() {
    for (const canvas of [...(shadow?.children ?? [])].slice(0, -1)) canvas.remove();
  }

  return {
    /** Makes the worker render the first frame to a new canvas. Called when the worker has loaded the file. */
    start() {
      const canvas = addCanvas();
      const message = {
        type: 'start',
        canvas,
        box: getBox(),
        rendererSettings: toCloneable(getSettings().rendererSettings),
        // Bundlers search for this expression to find the file.
        expressions: new URL('./worker-expressions.js', import.meta.url).href,
        sync: getSync(),
      } as const;
      getSeat().post(message, [canvas]);
    },

    /** Returns the renderer. Called when the worker has rendered the first frame. */
    show(build: string, destroy: () => void): Renderer {
      removeOldCanvases();
      watchSize(container as HTMLElement, showing.signal, resize);
      return {
        build,
        container: container as HTMLElement,
        isAutonomous: true,
        show: timelineSync.send,
        getDrawnFrames: () => drawnFrames,
        place: resize,
        destroy,
      };
    },

    /** Called when a new worker, which has replaced the first one, has rendered its first frame. */
    resume() {
      removeOldCanvases();
      timelineSync.repeat();
      resize();
    },

    onSynced: timelineSync.onSynced,

    onDrawnFrames(count: number) {
      drawnFrames = { count: drawnFrames.count + count, at: performance.now() };
    },

    isBusy: timelineSync.isBusy,

    end() {
      timelineSync.end();
      showing.abort();
      container?.remove();
    },
  };
}
