import { failureFrom } from '../../document/errors/failure';
import { hasExpressions } from '../../document/expressions';
import type { Animation } from '../../document/lottie';
import type { WorkerFallbackReason } from '../fallback-reason';
import type { loadLottieInWorker } from '../lottie-web/load-in-worker';
import { loadFile } from './load-file';
import { BUILD, type RenderInstance, startRenderInstance } from './render-instance';
import { createRenderLoop } from './render-loop';
import { type FromWorker, PROTOCOL_VERSION, type ToWorker } from './worker-protocol';

/*
 * The main module of the worker. On request from the page, the worker unpacks, validates, prepares and
 * renders the files of all players of the page. Before the worker does anything for a player, it writes the
 * player's number to the hang journal.
 */

type LoadLottie = typeof loadLottieInWorker;

type Message<Type extends ToWorker['type']> = Extract<ToWorker, { type: Type }>;

type Player = {
  /** Aborted when the page removes the player. */
  controller: AbortController;
  /** Set when the worker posts `loaded` for this player, and removed when it posts `started`. */
  animation?: Animation;
  /** Set when the worker posts `started` for this player. */
  instance?: RenderInstance;
};

/** The maximum time to wait until the browser takes a frame, in milliseconds. */
const MAX_FRAME_TIME = 100;

const READY: FromWorker = { type: 'ready', version: PROTOCOL_VERSION };

let loadLottie: LoadLottie;
const players = new Map<number, Player>();
/** For each player, the number of frames rendered since the last ping. */
const drawnFrames = new Map<number, number>();
const hangJournal = createHangJournal();
const renderLoop = createRenderLoop((player, frame) => {
  hangJournal.write(player);
  drawnFrames.set(player, (drawnFrames.get(player) ?? 0) + 1);
  players.get(player)?.instance?.draw(frame);
});

/**
 * Records the player that the worker is currently working for. A worker that hangs can't reply to the page.
 * The page can still read the journal, because its entries stay in the message queue of the port. The page
 * reads them only after a hang.
 */
function createHangJournal() {
  let port: MessagePort | null = null;
  let last: number | null = null;
  return {
    /** Replaces the port. The entries in the queue of the previous port are no longer needed. */
    continueIn(next: MessagePort) {
      port?.close();
      port = next;
      last = null;
    },

    write(player: number) {
      if (player === last) return;
      last = player;
      port?.postMessage(player);
    },
  };
}

const post = (message: FromWorker, transfer: Transferable[] = []) => self.postMessage(message, { transfer });

/**
 * Runs one step of the work for a player. Reports an exception to the page, unless the page has removed the
 * player.
 */
async function work(player: number, controller: AbortController, run: () => Promise<void>) {
  try {
    await run();
  } catch (thrown) {
    if (!controller.signal.aborted) post({ type: 'failed', player, failure: failureFrom(thrown) });
  }
}

function load(message: Message<'load'>) {
  const { player } = message;
  const controller = new AbortController();
  players.set(player, { controller });
  work(player, controller, async () => {
    const loaded = await loadFile(message, controller.signal, () => hangJournal.write(player));
    const { unpacked } = loaded;
    const transfer = unpacked ? [unpacked.bytes] : [];
    if (loaded.fallbackReason) {
      post({ type: 'fallback', player, reason: loaded.fallbackReason, unpacked }, transfer);
      return;
    }
    const { animation, frames, unresolvedSlots } = loaded;
    players.set(player, { controller, animation });
    post({ type: 'loaded', player, frames, unresolvedSlots, unpacked }, transfer);
  });
}

function start({ player, canvas, box, rendererSettings, expressions, sync }: Message<'start'>) {
  const { controller, animation } = players.get(player) ?? {};
  if (!controller || !animation) return;
  const fallBack = (reason: WorkerFallbackReason) => post({ type: 'fallback', player, reason });
  work(player, controller, async () => {
    let isMissingImage = false;
    const { createItem, loadExpressions } = await loadLottie();
    if (hasExpressions(animation)) {
      const isLoaded = await loadExpressions(expressions);
      if (!isLoaded) return fallBack('missing module');
    }
    const instance = await startRenderInstance({
      createItem,
      beforeWork: () => hangJournal.write(player),
      animation,
      firstFrame: 'frame' in sync ? sync.frame : sync.timeline.offset + sync.timeline.frame,
      canvas,
      box,
      rendererSettings,
      signal: controller.signal,
      onMissingImage: () => {
        isMissingImage = true;
      },
    });
    if (controller.signal.aborted) return instance.destroy();
    if (isMissingImage) {
      instance.destroy();
      return fallBack('missing images');
    }
    players.set(player, { controller, instance });
    renderLoop.set(player, sync);
    // Otherwise, the page would show the empty canvas for a moment, instead of the poster or the previous animation.
    await frameTaken();
    if (!controller.signal.aborted) post({ type: 'started', player, build: BUILD });
  });
}

/**
 * Resolves when the browser has taken the rendered frame from the canvas. While the page is hidden, the browser takes
 * no frames, so the promise resolves after `MAX_FRAME_TIME`.
 */
const frameTaken = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, MAX_FRAME_TIME);
  });

function close({ player }: Message<'close'>) {
  renderLoop.end(player);
  players.get(player)?.controller.abort();
  players.get(player)?.instance?.destroy();
  players.delete(player);
}

const HANDLERS: { [Type in ToWorker['type']]: (message: Message<Type>) => void } = {
  connect({ journal }) {
    hangJournal.continueIn(journal);
    // Post `ready` again. If the app started the worker, the player might have missed the first `ready`.
    post(READY);
  },
  load,
  start,
  close,
  sync({ player, number, sync }) {
    renderLoop.set(player, sync);
    post({ type: 'synced', player, number });
  },
  resize({ player, box }) {
    players.get(player)?.instance?.resize(box);
  },
  ping({ journal }) {
    hangJournal.continueIn(journal);
    post({ type: 'pong', drawnFrames });
    drawnFrames.clear();
  },
};

/**
 * Starts handling messages from the page.
 * @param load loads lottie-web's canvas renderer, or returns the loaded module
 */
export function runWorker(load: LoadLottie) {
  loadLottie = load;
  self.addEventListener('message', ({ data }: MessageEvent<ToWorker>) =>
    (HANDLERS[data.type] as (message: ToWorker) => void)(data),
  );
  post(READY);
}
