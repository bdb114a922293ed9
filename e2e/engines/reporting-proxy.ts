import type { ServerResponse } from 'node:http';
import { load } from 'cheerio';
import { type Listening, listen } from '@/testing/listen';

export type ReportingProxy = Listening & {
  /** The browser's reports of policy violations, as JSON. */
  violations: string[];
  /** Path suffixes. The proxy responds with 404 to any request whose path ends in one of them. */
  missing: Set<string>;
};

const reports = '/policy-reports';

/**
 * Starts a proxy for the served site. The proxy adds `report-uri` to the policies and collects the reports.
 * This is the only way to detect violations in every engine.
 */
export async function startReportingProxy(site: string): Promise<ReportingProxy> {
  const violations: string[] = [];
  const missing = new Set<string>();
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
    } else if ([...missing].some((end) => url.endsWith(end))) {
      outgoing.writeHead(404).end();
    } else {
      passOn(new URL(url, site), outgoing).catch((error) => outgoing.destroy(error));
    }
  });
  return { ...server, violations, missing };
}

/**
 * Forwards the site's response to the browser. Copies the policy in a page's `<meta>` element into a header,
 * because only headers support `report-uri`.
 */
async function passOn(url: URL, outgoing: ServerResponse): Promise<void> {
  const response = await fetch(url, { redirect: 'manual' });
  const body = Buffer.from(await response.arrayBuffer());
  const headers = new Headers(response.headers);
  // `fetch` has already decompressed the body.
  for (const name of ['content-encoding', 'content-length']) headers.delete(name);
  if (headers.get('content-type')?.startsWith('text/html')) {
    const policy = load(body)('meta[http-equiv="Content-Security-Policy"]').attr('content');
    headers.append('content-security-policy', `${policy}; report-uri ${reports}`);
  }
  outgoing.setHeaders(headers).writeHead(response.status).end(body);
}
