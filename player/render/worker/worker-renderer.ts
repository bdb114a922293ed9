import type { DrawnFrames, Renderer, RenderOptions } from '../renderer';
import { createCanvasView } from './canvas-view';
import { createTimelineSync } from './timeline-sync';
import { toCloneable } from './to-cloneable';
import type { Seat } from './worker-manager';

/**
 * Shows an animation that a worker renders.
 * @param getSeat returns the player's place in the worker, which changes if the player moves to another worker
 */
export function createWorkerRenderer(getSeat: () => Seat, options: RenderOptions) {
  const view = createCanvasView(options);
  let drawnFrames: DrawnFrames = { count: 0, at: performance.now() };
  const timelineSync = createTimelineSync((number, sync) => getSeat().post({ type: 'sync', number, sync }));

  function resize() {
    const box = view.getBox();
    // The size of a collapsed container is 0. Keep the previous size until the container is visible again.
    if (box.width && box.height) getSeat().post({ type: 'resize', box });
  }

  return {
    /** Makes the worker render the first frame to a new canvas. Called when the worker has loaded the file. */
    start() {
      const canvas = view.addCanvas();
      const rendererSettings = toCloneable(options.getSettings().rendererSettings);
      const sync = options.getSync();
      getSeat().post({ type: 'start', canvas, box: view.getBox(), rendererSettings, sync }, [canvas]);
    },

    /** Returns the renderer. Called when the worker has rendered the first frame. */
    show(build: string, destroy: () => void): Renderer {
      view.removeOldCanvases();
      view.watchSize(resize);
      return {
        build,
        container: view.getContainer(),
        render: (position) => timelineSync.send({ position }),
        play: (timeline, subframes) => timelineSync.send({ timeline, subframes }),
        getDrawnFrames: () => drawnFrames,
        place: resize,
        destroy,
      };
    },

    /** Called when a new worker, which has replaced the first one, has rendered its first frame. */
    resume() {
      view.removeOldCanvases();
      timelineSync.repeat();
      resize();
    },

    onSynced(number: number) {
      timelineSync.onSynced(number);
      getSeat().updatePinging();
    },

    onDrawnFrames(count: number) {
      drawnFrames = { count: drawnFrames.count + count, at: performance.now() };
    },

    isBusy: timelineSync.isBusy,

    end() {
      timelineSync.end();
      view.remove();
    },
  };
}
