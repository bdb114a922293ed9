import { stableStringify } from '../../core/source-text';
import type { Failure } from '../../document/errors/failure';
import type { SourceBytes } from '../../document/read-source';
import type { WorkerFallbackReason } from '../fallback-reason';
import type { RenderedAnimation, RenderOptions } from '../renderer';
import type { WorkerUrl } from './start-worker';
import { toCloneable } from './to-cloneable';
import {
  type Client,
  createManagedWorker,
  getSharedWorker,
  type ManagedWorker,
  type TakeWorker,
  takeSeat,
} from './worker-manager';
import type { FileSettings, PlayerMessage } from './worker-protocol';
import { createWorkerRenderer } from './worker-renderer';

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

type Handlers = {
  [Type in PlayerMessage['type']]: (message: Extract<PlayerMessage, { type: Type }>) => void;
};

const HUNG: Failure = { code: 'renderer', reason: 'hung' };
const SILENT: Failure = { code: 'timeout', reason: 'silent' };

/**
 * Returns a function that renders a file in the worker of the page. The function returns a promise, which
 * resolves when the first frame has been rendered, or when the main thread must render the file. The promise
 * rejects with a Failure, or with `signal.reason` if aborted.
 * @param takeWorker starts the worker. It is a parameter instead of an import, because its module must stay
 *   in the entry chunk of the player.
 * @returns `null` if an earlier attempt to start the worker failed
 */
export function connectToWorker(url: WorkerUrl, takeWorker: TakeWorker) {
  const shared = getSharedWorker(url, takeWorker);
  if (!shared) return null;
  return (options: RenderOptions, file: Promise<SourceBytes>) =>
    new Promise<RenderedAnimation | WorkerFallback>((resolve, reject) =>
      createWorkerClient(shared, options, file, resolve, reject),
    );
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
    loaded({ playRange, unresolvedSlots, unpacked }) {
      // Load the file again if the app changed the settings while the worker was reading the file.
      if (stableStringify(getFileSettings(options)) !== requestedSettings) return load();
      source = unpacked ?? (source as SourceBytes);
      const { bytes, base } = source;
      const getSource = () => ({ text: new TextDecoder().decode(bytes), base });
      if (!isLoaded) options.onLoaded({ ...playRange, renderer: 'canvas', unresolvedSlots, getSource });
      isLoaded = true;
      // `onLoaded` might have aborted the signal.
      if (phase !== 'ended') renderer.start();
    },

    started({ build }) {
      if (phase === 'rendering') return renderer.resume();
      phase = 'rendering';
      signal.removeEventListener('abort', onAbort);
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
    onLost(reason) {
      if (phase === 'ended') return;
      if (reason === 'hung') return fail(HUNG);
      if (reason !== 'replaced' && isRetrying) return fail(SILENT);
      if (reason === 'unavailable')
        return phase === 'rendering' ? options.onUnavailable() : fallBack('no worker');
      if (reason === 'suspected') {
        isRetrying = true;
        seat = takeSeat(createManagedWorker(shared.url, shared.takeWorker), client);
      }
      load();
    },
  };

  /** Sends the file to the worker. Does nothing if the page has not received the file yet. */
  function load() {
    if (!source || phase === 'ended') return;
    const settings = getFileSettings(options);
    requestedSettings = stableStringify(settings);
    seat.post({
      type: 'load',
      source,
      pageUrl: document.baseURI,
      prefersReducedMotion: options.prefersReducedMotion(),
      ...settings,
    });
  }

  function fallBack(fallbackReason: WorkerFallback['fallbackReason']) {
    end();
    resolve({ renderer: null, fallbackReason, isLoaded, source });
  }

  function fail(failure: Failure) {
    const wasLoading = phase === 'loading';
    end();
    if (wasLoading) reject(failure);
    else options.onFailed(failure);
  }

  function onAbort() {
    end();
    reject(signal.reason);
  }

  function end() {
    if (phase === 'ended') return;
    phase = 'ended';
    signal.removeEventListener('abort', onAbort);
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
  const { animationId, segment, slots, themeId } = getSettings();
  return { ...toCloneable({ animationId, segment, themeId }), slots: toCloneable(slots ?? {}) };
}
