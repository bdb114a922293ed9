import { createShadowHost, type RenderOptions } from '../renderer';
import { boxOf, watchSize } from '../watch-size';

/** Manages the elements on the page that show the output of the worker. */
export function createCanvasView({ createContainer, getSettings }: RenderOptions) {
  let container: HTMLElement | null = null;
  let inner: HTMLElement | null = null;
  let stopWatching: (() => void) | undefined;
  const getContainer = () => container as HTMLElement;

  return {
    /** Available after `addCanvas`. */
    getContainer,

    /** Returns the box of the animation, in canvas pixels. */
    getBox: () => boxOf(getContainer(), getSettings()),

    /**
     * Adds a canvas for a worker to render to. Each worker requires a new canvas, because a canvas that was
     * transferred to a worker can't be transferred again.
     */
    addCanvas(): OffscreenCanvas {
      container ??= createContainer();
      inner ??= createShadowHost(container);
      const { className, id } = getSettings().rendererSettings;
      const canvas = document.createElement('canvas');
      canvas.style.cssText = 'position:absolute;inset:0;width:100%;height:100%';
      if (className) canvas.setAttribute('class', String(className));
      if (id) canvas.id = String(id);
      inner.append(canvas);
      return canvas.transferControlToOffscreen();
    },

    /**
     * Removes the canvases of terminated workers. Call this only after the new worker has rendered a frame,
     * because an old canvas shows the animation until then.
     */
    removeOldCanvases() {
      for (const canvas of [...(inner?.children ?? [])].slice(0, -1)) canvas.remove();
    },

    watchSize(onChange: () => void) {
      stopWatching = watchSize(getContainer(), onChange);
    },

    remove() {
      stopWatching?.();
      container?.remove();
    },
  };
}
