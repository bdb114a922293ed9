import type { ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { load } from 'cheerio';
import { type Listening, listen } from '@/testing/listen';
import { fetchFromSite } from '../site-proxy';

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
export async function startReportingProxy(): Promise<ReportingProxy> {
  const violations: string[] = [];
  const missing = new Set<string>();
  const server = await listen((incoming, outgoing) => {
    const { url = '/' } = incoming;
    if (url === reports) {
      text(incoming).then((report) => {
        violations.push(report);
        outgoing.writeHead(204).end();
      });
    } else if ([...missing].some((end) => url.endsWith(end))) {
      outgoing.writeHead(404).end();
    } else {
      passOn(url, outgoing).catch((error) => outgoing.destroy(error));
    }
  });
  return { ...server, violations, missing };
}

/**
 * Forwards the site's response to the browser. Copies the policy in a page's `<meta>` element into a header,
 * because only headers support `report-uri`.
 */
async function passOn(url: string, outgoing: ServerResponse): Promise<void> {
  const { status, headers, body } = await fetchFromSite(url);
  if (headers.get('content-type')?.startsWith('text/html')) {
    const policy = load(body)('meta[http-equiv="Content-Security-Policy"]').attr('content');
    headers.append('content-security-policy', `${policy}; report-uri ${reports}`);
  }
  outgoing.setHeaders(headers).writeHead(status).end(body);
}
