import type { ServerResponse } from 'node:http';
import { load } from 'cheerio';
import { type Listening, listen } from '../listen';

export type WatchedSite = Listening & {
  /** What pages did against their policy, as the browser reported it. */
  violations: string[];
  /** The ends of the paths that are answered as if their files were lost. */
  lost: Set<string>;
};

const reports = '/policy-reports';

/**
 * Stands before the served site and has the browser report to it what breaks the pages' policy: the one way to hear
 * of it that every engine knows.
 */
export async function watchSite(site: string): Promise<WatchedSite> {
  const violations: string[] = [];
  const lost = new Set<string>();
  const server = await listen((incoming, outgoing) => {
    const { url = '/' } = incoming;
    if (url === reports) {
      let report = '';
      incoming.on('data', (chunk) => {
        report += chunk;
      });
      incoming.on('end', () => {
        violations.push(report);
        outgoing.writeHead(204).end();
      });
    } else if ([...lost].some((end) => url.endsWith(end))) {
      outgoing.writeHead(404).end();
    } else {
      passOn(new URL(url, site), outgoing).catch((error) => outgoing.destroy(error));
    }
  });
  return { ...server, violations, lost };
}

/** Passes an answer on; a page's with the policy that it states itself as a header too, since only those can report. */
async function passOn(url: URL, outgoing: ServerResponse): Promise<void> {
  const answer = await fetch(url, { redirect: 'manual' });
  const body = Buffer.from(await answer.arrayBuffer());
  const headers = new Headers(answer.headers);
  // What is passed on is neither compressed any more nor of that length.
  for (const name of ['content-encoding', 'content-length']) headers.delete(name);
  if (headers.get('content-type')?.startsWith('text/html')) {
    const policy = load(body)('meta[http-equiv="Content-Security-Policy"]').attr('content');
    headers.append('content-security-policy', `${policy}; report-uri ${reports}`);
  }
  outgoing.setHeaders(headers).writeHead(answer.status).end(body);
}
