import { type SourceText, stableStringify } from '../../core/source-text';
import type { Failure } from '../../document/errors/failure';
import type { WorkerFallbackReason } from '../fallback-reason';
import type { DrawnFrames, RenderedAnimation, RenderOptions } from '../renderer';
import { createCanvasView } from './canvas-view';
import { decodeSource, encodeSource, type FileSettings, type PlayerMessage } from './protocol';
import type { WorkerUrl } from './start-worker';
import { createTimelineSync } from './timeline-sync';
import { type Client, getWorkerManager, type TakeWorker, type WorkerManager } from './worker-manager';

type WorkerFallback = {
  renderer: null;
  fallbackReason: WorkerFallbackReason | 'no worker';
  /** The file if it was read, or else `src` as text. */
  source: string | SourceText;
  /** Whether `onLoaded` was called. */
  isLoaded: boolean;
};

type Settle = {
  resolve(result: RenderedAnimation | WorkerFallback): void;
  reject(reason: unknown): void;
};

type Handlers = {
  [Type in PlayerMessage['type']]: (message: Extract<PlayerMessage, { type: Type }>) => void;
};

const HUNG: Failure = { code: 'renderer', reason: 'hung' };

/**
 * Returns a function that loads and renders an animation in the page's worker. It resolves once the first frame is rendered or
 * the main thread has to take over. It throws a Failure, or `signal.reason` if aborted.
 * @param takeWorker starts the worker. This module doesn't import it, because the player's entry and this file would share it.
 * @returns `null` if the worker could not be started before
 */
export function connectToWorker(url: WorkerUrl, takeWorker: TakeWorker) {
  const manager = getWorkerManager(url, takeWorker);
  if (!manager) return null;
  return (options: RenderOptions) =>
    new Promise<RenderedAnimation | WorkerFallback>((resolve, reject) =>
      createWorkerClient(manager, options, { resolve, reject }),
    );
}

/** Loads and renders one animation. If another file blocks the worker, the animation continues in a new worker. */
function createWorkerClient(manager: WorkerManager, options: RenderOptions, { resolve, reject }: Settle) {
  const { signal } = options;
  const view = createCanvasView(options);
  let source = typeof options.source === 'string' ? options.source : encodeSource(options.source);
  let phase: 'loading' | 'rendering' | 'ended' = 'loading';
  let isLoaded = false;
  /** The settings that the worker uses to read the file. */
  let requestedSettings: string | null = null;
  let drawnFrames: DrawnFrames = { count: 0, at: performance.now() };

  const timelineSync = createTimelineSync((number, sync) =>
    manager.post({ type: 'sync', player, number, sync }),
  );

  const handlers: Handlers = {
    loaded({ playRange, unresolvedSlots, source: read }) {
      source = read;
      // The host changed the settings while the file was loading.
      if (stableStringify(getFileSettings(options)) !== requestedSettings) return load();
      const getSource = () => decodeSource(read);
      if (!isLoaded) options.onLoaded({ ...playRange, renderer: 'canvas', unresolvedSlots, getSource });
      isLoaded = true;
      // `onLoaded` may have aborted the signal.
      if (phase !== 'ended') start();
    },

    started({ build }) {
      view.removeOldCanvases();
      if (phase === 'rendering') {
        timelineSync.repeat();
        return resize();
      }
      phase = 'rendering';
      signal.removeEventListener('abort', onAbort);
      view.watchSize(resize);
      resolve({
        renderer: {
          build,
          container: view.getContainer(),
          render: (position) => timelineSync.send({ position }),
          play: (timeline, subframes) => timelineSync.send({ timeline, subframes }),
          getDrawnFrames: () => drawnFrames,
          place: resize,
          destroy: end,
        },
        fallbackReason: null,
        destroy: end,
      });
    },

    synced({ number }) {
      timelineSync.onSynced(number);
      manager.updatePinging();
    },

    fallback({ reason, source: read }) {
      // The new worker can't render an animation that was on screen before.
      if (phase === 'rendering') return options.onUnavailable();
      source = read ?? source;
      fallBack(reason);
    },

    failed({ failure }) {
      const wasLoading = phase === 'loading';
      end();
      if (wasLoading) reject(failure);
      else options.onFailed(failure);
    },
  };

  const client: Client = {
    onMessage: (message) => (handlers[message.type] as (message: PlayerMessage) => void)(message),
    onDrawnFrames(count) {
      drawnFrames = { count: drawnFrames.count + count, at: performance.now() };
    },
    isBusy: () => phase === 'loading' || timelineSync.isBusy(),
    onLost(reason) {
      if (reason === 'replaced') return load();
      if (phase === 'rendering') return reason === 'hung' ? options.onFailed(HUNG) : options.onUnavailable();
      if (reason === 'unavailable') return fallBack('no worker');
      end();
      reject(HUNG);
    },
  };

  function load() {
    const settings = getFileSettings(options);
    requestedSettings = stableStringify(settings);
    manager.post({
      type: 'load',
      player,
      source,
      pageUrl: document.baseURI,
      prefersReducedMotion: options.prefersReducedMotion(),
      ...settings,
    });
  }

  function start() {
    const canvas = view.addCanvas();
    const rendererSettings = toCloneable(options.getSettings().rendererSettings);
    const sync = options.getSync();
    manager.post({ type: 'start', player, canvas, box: view.getBox(), rendererSettings, sync }, [canvas]);
  }

  function resize() {
    const box = view.getBox();
    // A collapsed container has no size. The animation keeps its last size until the container is shown.
    if (box.width && box.height) manager.post({ type: 'resize', player, box });
  }

  function fallBack(fallbackReason: WorkerFallback['fallbackReason']) {
    end();
    const read = typeof source === 'string' ? source : decodeSource(source);
    resolve({ renderer: null, fallbackReason, source: read, isLoaded });
  }

  function onAbort() {
    end();
    reject(signal.reason);
  }

  function end() {
    if (phase === 'ended') return;
    phase = 'ended';
    signal.removeEventListener('abort', onAbort);
    timelineSync.end();
    manager.remove(player);
    view.remove();
  }

  const player = manager.add(client);
  signal.addEventListener('abort', onAbort);
  load();
}

function getFileSettings({ getSettings }: RenderOptions): FileSettings {
  const { animationId, segment, slots, themeId } = getSettings();
  return { ...toCloneable({ animationId, segment, themeId }), slots: toCloneable(slots ?? {}) };
}

/** Makes settings that `postMessage` accepts. Values that aren't data lose those parts, and the worker reports them as invalid. */
const toCloneable = <Settings extends object>(settings: Settings): Settings =>
  Object.fromEntries(Object.entries(settings).map(([name, value]) => [name, clone(value)])) as Settings;

function clone(value: unknown): unknown {
  try {
    return structuredClone(value);
  } catch {
    return JSON.parse(stableStringify([value]) ?? '[{}]')[0] ?? {};
  }
}
