import { gate } from './hold-requests';
import { type Listening, listen } from './listen';

export type SlowSite = Listening & {
  /** Pauses pages that are requested after this call before each of these offsets, in bytes. */
  pauseAt(offsets: readonly number[]): void;
  /** Sends the page up to the next pause or its end. */
  resume(): void;
};

/** Starts a proxy of the served site that sends pages in pieces, like a slow connection. */
export async function serveSlowly(site: string): Promise<SlowSite> {
  let pauses: { offset: number; ended: ReturnType<typeof gate> }[] = [];
  const server = await listen(async (incoming, outgoing) => {
    const response = await fetch(new URL(incoming.url ?? '/', site));
    const body = Buffer.from(await response.arrayBuffer());
    const headers = new Map(response.headers);
    // `fetch` has already decompressed the body.
    headers.delete('content-encoding');
    headers.delete('content-length');
    outgoing.setHeaders(headers).writeHead(response.status);
    let sent = 0;
    if (headers.get('content-type')?.startsWith('text/html')) {
      for (const { offset, ended } of [...pauses]) {
        outgoing.write(body.subarray(sent, offset));
        sent = offset;
        await ended.opened;
      }
    }
    outgoing.end(body.subarray(sent));
  });
  return {
    ...server,
    pauseAt(offsets) {
      pauses = offsets.map((offset) => ({ offset, ended: gate() }));
    },
    resume: () => pauses.shift()?.ended.open(),
  };
}
