import { request } from 'node:http';
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
    const { url = '/', method, headers } = incoming;
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
      const passed = request(new URL(url, site), { method, headers }, (response) => {
        const policy = response.headers['content-security-policy'];
        if (policy) response.headers['content-security-policy'] = `${policy}; report-uri ${reports}`;
        outgoing.writeHead(response.statusCode ?? 500, response.headers);
        response.pipe(outgoing);
      });
      incoming.pipe(passed);
    }
  });
  return { ...server, violations, lost };
}
