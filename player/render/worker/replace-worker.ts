import type { Failure } from '../../document/errors/failure';
import { readLastEntry } from './hang-journal';
import type { FromWorker } from './worker-protocol';

/**
 * The maximum time in milliseconds from the start of a worker to its first reply, unless the machine is busy. The
 * timers of the page are no measure for this: a busy system runs a short task of the page before a long one of the
 * worker.
 */
const PROMPT_START = 1000;

type Managed = {
  /** The players, keyed by number. */
  readonly clients: Map<
    number,
    { onLost(reason: 'replaced' | 'suspected'): void; fail(failure: Failure): void }
  >;
  connection: { worker: Worker } | null;
};

/**
 * Replaces a terminated worker. The players continue in a new worker, except the one for which the worker was working.
 * @param journal the port of the worker's hang journal
 * @param lost the numbers of the players that were using the worker
 * @param start starts the new worker
 * @returns `false` if the worker was working for no player
 */
export async function replaceWorker<Manager extends Managed>(
  managed: Manager,
  journal: MessagePort,
  lost: readonly number[],
  start: (managed: Manager) => void,
) {
  const { clients } = managed;
  const culprit = await readLastEntry(journal);
  if (culprit === undefined) return false;
  const suspect = clients.get(culprit);
  clients.delete(culprit);
  start(managed);
  const isPrompt = repliesPromptly(managed.connection?.worker);
  for (const player of lost) clients.get(player)?.onLost('replaced');
  if (await isPrompt) suspect?.fail({ code: 'renderer', reason: 'hung' });
  else suspect?.onLost('suspected');
  return true;
}

const repliesPromptly = (worker: Worker | undefined) =>
  new Promise<boolean>((resolve) => {
    worker?.addEventListener(
      'message',
      ({ data }: MessageEvent<FromWorker>) => data.type === 'pong' && resolve(true),
    );
    setTimeout(resolve, PROMPT_START, false);
  });
