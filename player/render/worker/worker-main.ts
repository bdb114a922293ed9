import { failureFrom } from '../../document/errors/failure';
import type { Animation } from '../../document/lottie';
import type { PlayRange } from '../../document/play-range';
import { createJournal } from './hang-journal';
import type { loadLottie } from './load-worker-lottie';
import { openFile } from './open-file';
import type { FromWorker, ToWorker } from './protocol';
import { BUILD, type Picture, startPicture } from './render-instance';
import { createRenderLoop } from './render-loop';

/*
 * What runs in the drawing worker: one for all players of a page. It reads, checks, mends and draws; the page says what is
 * wanted. Everything that is done for a player goes through the journal first.
 */

type Message<Type extends ToWorker['type']> = Extract<ToWorker, { type: Type }>;

/** A player of the page, as far as it has come. */
type Player = {
  /** Aborted when the page closes it. */
  controller: AbortController;
  file?: { animation: Animation; playRange: PlayRange };
  picture?: Picture;
};

let loadLottieWeb: typeof loadLottie;
const players = new Map<number, Player>();
/** By player, since the page last asked. */
const drawnFrames = new Map<number, number>();
const journal = createJournal();
const renderLoop = createRenderLoop((player, position) => {
  journal.write(player);
  drawnFrames.set(player, (drawnFrames.get(player) ?? 0) + 1);
  players.get(player)?.picture?.draw(position);
});

const post = (message: FromWorker, transfer: Transferable[] = []) => self.postMessage(message, { transfer });

/** Runs a part of a player's work; what it throws is told, unless the page has closed the player. */
async function work(player: number, controller: AbortController, run: () => Promise<void>) {
  try {
    await run();
  } catch (thrown) {
    if (!controller.signal.aborted) post({ type: 'failed', player, failure: failureFrom(thrown) });
  }
}

function open(message: Message<'open'>) {
  const { player } = message;
  const controller = new AbortController();
  players.set(player, { controller });
  work(player, controller, async () => {
    const opened = await openFile(message, controller.signal, () => journal.write(player));
    const { source } = opened;
    if (opened.fallbackReason) {
      post({ type: 'fallback', player, reason: opened.fallbackReason, source }, [source.bytes]);
      return;
    }
    const { animation, playRange, unresolvedSlots } = opened;
    players.set(player, { controller, file: { animation, playRange } });
    post({ type: 'opened', player, playRange, unresolvedSlots, source }, [source.bytes]);
  });
}

function start({ player, canvas, box, rendererSettings, sync }: Message<'start'>) {
  const { controller, file } = players.get(player) ?? {};
  if (!controller || !file) return;
  const { animation, playRange } = file;
  work(player, controller, async () => {
    let isMissingImage = false;
    const picture = await startPicture({
      ...(await loadLottieWeb()),
      beforeWork: () => journal.write(player),
      animation,
      range: playRange.range,
      canvas,
      box,
      rendererSettings,
      signal: controller.signal,
      onMissingImage: () => {
        isMissingImage = true;
      },
    });
    if (controller.signal.aborted) return picture.destroy();
    if (isMissingImage) {
      picture.destroy();
      post({ type: 'fallback', player, reason: 'missing images' });
      return;
    }
    players.set(player, { controller, picture });
    renderLoop.set(player, sync);
    post({ type: 'started', player, build: BUILD });
  });
}

function close({ player }: Message<'close'>) {
  renderLoop.end(player);
  players.get(player)?.controller.abort();
  players.get(player)?.picture?.destroy();
  players.delete(player);
}

const HANDLERS: { [Type in ToWorker['type']]: (message: Message<Type>) => void } = {
  begin: (message) => journal.continueIn(message.journal),
  open,
  start,
  close,
  sync({ player, number, sync }) {
    renderLoop.set(player, sync);
    post({ type: 'drawn', player, number });
  },
  resize({ player, box }) {
    journal.write(player);
    players.get(player)?.picture?.resize(box);
  },
  ping(message) {
    journal.continueIn(message.journal);
    post({ type: 'pong', drawnFrames });
    drawnFrames.clear();
  },
};

/**
 * Begins to listen to the page.
 * @param load loads lottie-web, at once where it is there
 * @param received what the page said before, in order
 */
export function runProgram(load: typeof loadLottie, received: readonly MessageEvent<ToWorker>[]) {
  loadLottieWeb = load;
  const receive = ({ data }: MessageEvent<ToWorker>) =>
    (HANDLERS[data.type] as (message: ToWorker) => void)(data);
  self.addEventListener('message', receive);
  post({ type: 'hello' });
  received.forEach(receive);
}
