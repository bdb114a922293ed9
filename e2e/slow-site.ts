import { gate } from './gate';
import { type Listening, listen } from './listen';

export type SlowSite = Listening & {
  /** Pages that are asked for next stop before each of these places, until they are let go on. */
  stopAt(places: readonly number[]): void;
  /** Sends what comes up to the next stop, or to the end. */
  goOn(): void;
};

/** Stands before the served site and sends its pages in pieces, as a slow connection does. */
export async function serveSlowly(site: string): Promise<SlowSite> {
  let stops: { place: number; passed: ReturnType<typeof gate> }[] = [];
  const server = await listen(async (incoming, outgoing) => {
    const answer = await fetch(new URL(incoming.url ?? '/', site));
    const body = Buffer.from(await answer.arrayBuffer());
    const headers = new Map(answer.headers);
    // What is passed on is neither compressed any more nor of that length.
    headers.delete('content-encoding');
    headers.delete('content-length');
    outgoing.setHeaders(headers).writeHead(answer.status);
    let sent = 0;
    if (headers.get('content-type')?.startsWith('text/html')) {
      for (const { place, passed } of [...stops]) {
        outgoing.write(body.subarray(sent, place));
        sent = place;
        await passed.opened;
      }
    }
    outgoing.end(body.subarray(sent));
  });
  return {
    ...server,
    stopAt(places) {
      stops = places.map((place) => ({ place, passed: gate() }));
    },
    goOn: () => stops.shift()?.passed.open(),
  };
}
