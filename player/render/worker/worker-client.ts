import type { SourceBytes } from '../../core/source-text';
import type { Failure } from '../../document/errors/failure';
import type { WorkerFallbackReason } from '../fallback-reason';
import type { RenderedAnimation, RenderOptions } from '../renderer';
import type { PageFunctions } from './page-functions';
import type { WorkerUrl } from './start-worker';
import { toCloneable } from './to-cloneable';
import {
  type Client,
  createManagedWorker,
  getSharedWorker,
  type ManagedWorker,
  SILENT,
  takeSeat,
} from './worker-manager';
import type { FileSettings, PlayerMessage } from './worker-protocol';
import { createWorkerRenderer } from './worker-renderer';

/** The reason why the main thread must render an animation, and what the worker has done so far. */
export type WorkerFallback = {
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

type Handlers = {
  [Type in PlayerMessage['type']]: (message: Extract<PlayerMessage, { type: Type }>) => void;
};

/**
 * Returns a function that renders a file in the worker of the page. The function returns a promise, which
 * resolves when the first frame has been rendered, or when the main thread must render the file. The promise
 * rejects with a Failure, or with `signal.reason` if aborted. The function's property `ready` is a promise that
 * resolves when the worker's script has run.
 */
export function connectToWorker(url: WorkerUrl, page: PageFunctions) {
  const shared = getSharedWorker(url, page);
  const render = (options: RenderOptions, file: Promise<SourceBytes>) =>
    new Promise<RenderedAnimation | WorkerFallback>((resolve, reject) =>
      createWorkerClient(shared, options, file, resolve, reject),
    );
  return Object.assign(render, { ready: shared.connection?.ready });
}

/**
 * Loads and renders one animation in the worker. If the file of a different player blocks the worker, a new
 * worker continues to render the animation. If the machine seems too busy for this file, a worker of its own tries
 * again, so that a file that hangs affects no other player.
 */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: an object whose short methods share the phase of loading
function createWorkerClient(
  shared: ManagedWorker,
  options: RenderOptions,
  file: Promise<SourceBytes>,
  resolve: (result: RenderedAnimation | WorkerFallback) => void,
  reject: (reason: unknown) => void,
) {
  const { signal } = options;
  /** The file; `null` until the page has received it. */
  let source: SourceBytes | null = null;
  let phase: 'loading' | 'rendering' | 'ended' = 'loading';
  let isLoaded = false;
  let isRetrying = false;
  /** The settings in the last `load` message, as JSON. */
  let requestedSettings: string | null = null;

  const handlers: Handlers = {
    loaded({ frames, unresolvedSlots, unpacked }) {
      // Load the file again if the app changed the settings while the worker was reading the file.
      if (JSON.stringify(getFileSettings(options)) !== requestedSettings) return load();
      source = unpacked ?? (source as SourceBytes);
      if (!isLoaded) options.onLoaded({ ...frames, renderer: 'canvas', unresolvedSlots, unpacked: source });
      isLoaded = true;
      // `onLoaded` might have aborted the signal.
      if (phase !== 'ended') renderer.start();
    },

    started({ build }) {
      if (phase === 'rendering') return renderer.resume();
      phase = 'rendering';
      resolve({ renderer: renderer.show(build, end), fallbackReason: null });
    },

    synced({ number }) {
      renderer.onSynced(number);
    },

    fallback({ reason, unpacked }) {
      source = unpacked ?? source;
      // If the animation is already on screen, this message is from a new worker that has replaced the
      // original one but can't render the file.
      if (phase === 'rendering') options.onUnavailable();
      else fallBack(reason);
    },

    failed: ({ failure }) => fail(failure),
  };

  const client: Client = {
    onMessage: (message) => (handlers[message.type] as (message: PlayerMessage) => void)(message),
    onDrawnFrames: (count) => renderer.onDrawnFrames(count),
    isBusy: () => phase === 'loading' || renderer.isBusy(),
    fail,
    onLost(reason) {
      if (phase === 'ended') return;
      if (reason !== 'replaced' && isRetrying) return fail(SILENT);
      if (reason === 'unavailable')
        return phase === 'rendering' ? options.onUnavailable() : fallBack('no worker');
      if (reason === 'suspected') {
        isRetrying = true;
        seat = takeSeat(createManagedWorker(shared.url, shared.page), client);
      }
      load();
    },
  };

  /** Sends the file to the worker. Does nothing if the page has not received the file yet. */
  function load() {
    if (!source || phase === 'ended') return;
    const settings = getFileSettings(options);
    requestedSettings = JSON.stringify(settings);
    seat.post({
      type: 'load',
      source,
      pageUrl: document.baseURI,
      ...settings,
    });
  }

  function fallBack(fallbackReason: WorkerFallback['fallbackReason']) {
    end();
    resolve({ renderer: null, fallbackReason, isLoaded, source });
  }

  function fail(failure: Failure) {
    if (phase === 'ended') return;
    const wasLoading = phase === 'loading';
    end();
    if (wasLoading) reject(failure);
    else options.onFailed(failure);
  }

  function onAbort() {
    if (phase !== 'loading') return;
    end();
    reject(signal.reason);
  }

  function end() {
    if (phase === 'ended') return;
    phase = 'ended';
    renderer.end();
    seat.leave();
  }

  let seat = takeSeat(shared, client);
  const renderer = createWorkerRenderer(() => seat, options);
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
  const { animationId, slots, themeId, expressions } = getSettings();
  return { ...toCloneable({ animationId, themeId, expressions }), slots: toCloneable(slots ?? {}) };
}
