import { stableStringify } from '../../core/source-text';
import type { Failure } from '../../document/errors/failure';
import type { SourceBytes } from '../../document/read-source';
import type { WorkerFallbackReason } from '../fallback-reason';
import type { DrawnFrames, RenderedAnimation, RenderOptions } from '../renderer';
import { createCanvasView } from './canvas-view';
import type { WorkerUrl } from './start-worker';
import { createTimelineSync } from './timeline-sync';
import { type Client, getWorkerManager, type TakeWorker, type WorkerManager } from './worker-manager';
import type { FileSettings, PlayerMessage } from './worker-protocol';

type WorkerFallback = {
  renderer: null;
  fallbackReason: WorkerFallbackReason | 'no worker';
  /** Whether `onLoaded` has been called. */
  isLoaded: boolean;
  /**
   * The file; `null` if the page has not received it. If the worker has unpacked the file, this is the
   * unpacked text.
   */
  source: SourceBytes | null;
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
 * Returns a function that renders a file in the worker of the page. The function returns a promise, which
 * resolves when the first frame has been rendered, or when the main thread must render the file. The promise
 * rejects with a Failure, or with `signal.reason` if aborted.
 * @param takeWorker starts the worker. It is a parameter instead of an import, because its module must stay
 *   in the entry chunk of the player.
 * @returns `null` if an earlier attempt to start the worker failed
 */
export function connectToWorker(url: WorkerUrl, takeWorker: TakeWorker) {
  const manager = getWorkerManager(url, takeWorker);
  if (!manager) return null;
  return (options: RenderOptions, file: Promise<SourceBytes>) =>
    new Promise<RenderedAnimation | WorkerFallback>((resolve, reject) =>
      createWorkerClient(manager, options, file, { resolve, reject }),
    );
}

/**
 * Loads and renders one animation in the worker. If the file of a different player blocks the worker, a new
 * worker continues to render the animation.
 */
function createWorkerClient(
  manager: WorkerManager,
  options: RenderOptions,
  file: Promise<SourceBytes>,
  { resolve, reject }: Settle,
) {
  const { signal } = options;
  const view = createCanvasView(options);
  /** The file; `null` until the page has received it. */
  let source: SourceBytes | null = null;
  let phase: 'loading' | 'rendering' | 'ended' = 'loading';
  let isLoaded = false;
  /** The settings in the last `load` message, as JSON. */
  let requestedSettings: string | null = null;
  let drawnFrames: DrawnFrames = { count: 0, at: performance.now() };

  const timelineSync = createTimelineSync((number, sync) =>
    manager.post({ type: 'sync', player, number, sync }),
  );

  const handlers: Handlers = {
    loaded({ playRange, unresolvedSlots, unpacked }) {
      // Load the file again if the app changed the settings while the worker was reading the file.
      if (stableStringify(getFileSettings(options)) !== requestedSettings) return load();
      source = unpacked ?? (source as SourceBytes);
      const { bytes, base } = source;
      const getSource = () => ({ text: new TextDecoder().decode(bytes), base });
      if (!isLoaded) options.onLoaded({ ...playRange, renderer: 'canvas', unresolvedSlots, getSource });
      isLoaded = true;
      // `onLoaded` might have aborted the signal.
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

    fallback({ reason, unpacked }) {
      source = unpacked ?? source;
      // If the animation is already on screen, this message is from a new worker that has replaced the
      // original one but can't render the file.
      if (phase === 'rendering') options.onUnavailable();
      else fallBack(reason);
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

  /** Sends the file to the worker. Does nothing if the page has not received the file yet. */
  function load() {
    if (!source || phase === 'ended') return;
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
    // The size of a collapsed container is 0. Keep the previous size until the container is visible again.
    if (box.width && box.height) manager.post({ type: 'resize', player, box });
  }

  function fallBack(fallbackReason: WorkerFallback['fallbackReason']) {
    end();
    resolve({ renderer: null, fallbackReason, isLoaded, source });
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
  file.then(
    (received) => {
      source = received;
      load();
    },
    (failure) => {
      end();
      reject(failure);
    },
  );
}

function getFileSettings({ getSettings }: RenderOptions): FileSettings {
  const { animationId, segment, slots, themeId } = getSettings();
  return { ...toCloneable({ animationId, segment, themeId }), slots: toCloneable(slots ?? {}) };
}

/**
 * Returns settings that `postMessage` accepts. A value that can't be cloned is copied as JSON. If it has no
 * JSON representation, it is replaced with `{}`, which the worker reports as invalid.
 */
const toCloneable = <Settings extends object>(settings: Settings): Settings =>
  Object.fromEntries(Object.entries(settings).map(([name, value]) => [name, clone(value)])) as Settings;

function clone(value: unknown): unknown {
  try {
    return structuredClone(value);
  } catch {
    return JSON.parse(stableStringify([value]) ?? '[{}]')[0] ?? {};
  }
}
