import { request } from 'node:http';
import { type Listening, listen } from '../listen';

export type ReportingProxy = Listening & {
  /** The browser's reports of violations of the policy, as JSON. */
  violations: string[];
  /** Paths with one of these endings get a 404. */
  missing: Set<string>;
};

const reports = '/policy-reports';

/**
 * Starts a proxy of the served site that adds `report-uri` to the policies and collects the reports: the one way to see violations
 * that works in every engine.
 */
export async function startReportingProxy(site: string): Promise<ReportingProxy> {
  const violations: string[] = [];
  const missing = new Set<string>();
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
    } else if ([...missing].some((end) => url.endsWith(end))) {
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
  return { ...server, violations, missing };
}
