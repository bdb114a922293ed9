/**
 * Writes down for which player the worker works, before it does. A worker that hangs can't be asked any more; what it wrote
 * waits at the other end of the port, which the page leaves unread until then.
 */
export function createJournal() {
  let port: MessagePort | null = null;
  let last: number | null = null;
  return {
    /** A port in place of the one before, whose entries are no longer needed. */
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
