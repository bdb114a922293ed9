import type { ToWorker } from './worker-protocol';

/**
 * The time in milliseconds without a new entry after which the hang journal is considered complete. On a busy
 * page, entries can arrive late.
 */
const QUIET_TIME = 100;

/**
 * Opens the hang journal, a message port to which the worker writes the number of a player before it works for this
 * player. Each ping contains the port of the next journal, which replaces the previous one when the worker replies.
 * The first ping is sent immediately.
 */
export function openHangJournal(post: (message: ToWorker, transfer: Transferable[]) => void) {
  let current = open('connect');
  /** `null` if no ping is pending. */
  let next: MessagePort | null = open('ping');

  function open(type: 'connect' | 'ping'): MessagePort {
    const { port1, port2 } = new MessageChannel();
    post({ type, journal: port2 }, [port2]);
    return port1;
  }

  return {
    ping() {
      next = open('ping');
    },
    isPingPending: () => next !== null,
    onPong() {
      if (!next) return;
      current.close();
      current = next;
      next = null;
    },
    /** Closes the port of the next journal, and returns that of the current one. */
    close() {
      next?.close();
      return current;
    },
  };
}

/** Reads all messages in the queue of a port, and returns the last one; `undefined` if the queue is empty. */
export function readLastEntry(port: MessagePort): Promise<number | undefined> {
  return new Promise((resolve) => {
    let last: number | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const awaitNext = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        port.close();
        resolve(last);
      }, QUIET_TIME);
    };
    port.onmessage = ({ data }: MessageEvent<number>) => {
      last = data;
      awaitNext();
    };
    awaitNext();
  });
}
