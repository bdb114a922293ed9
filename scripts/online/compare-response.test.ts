import { compareResponse } from './compare-response';
import { knownHosts } from './known-hosts';

const { server, 'github-pages': gitHubPages } = knownHosts;

const common = { path: '/*', headers: { 'Content-Security-Policy': "frame-ancestors 'none'" } };
const worker = { path: '/worker.js', headers: { 'Content-Security-Policy': "default-src 'none'" } };

/** Returns the findings for a response that contains a file of the build. */
function found(
  file: string,
  headers: Readonly<Record<string, string[]>>,
  host: Parameters<typeof compareResponse>[2],
  { rules = [] as Parameters<typeof compareResponse>[0]['rules'], size = 1 } = {},
): string[] {
  const url = new URL(`https://www.example.com/${file}`);
  const body = Buffer.alloc(size, 'a');
  const expected = { path: `/${file}`, status: 200 as const, file, body, rules };
  return compareResponse(expected, { url, status: 200, headers, body }, host).map((finding) => finding.found);
}

test('accepts synonyms of media types from every host', () => {
  const headers = { 'content-encoding': ['br'], vary: ['Accept-Encoding'] };
  const type = 'application/javascript; charset=UTF-8';
  expect(found('a.js', { ...headers, 'content-type': [type] }, server)).toEqual([]);
});

test('accepts application/octet-stream for downloads and types without a charset only from hosts that choose the types', () => {
  for (const [file, type] of [
    ['day.lottie', 'application/octet-stream'],
    ['robots.txt', 'text/plain'],
  ] as const) {
    expect(found(file, { 'content-type': [type] }, gitHubPages)).toEqual([]);
    expect(found(file, { 'content-type': [type] }, server)).toContain(type);
  }
  const binary = ['application/octet-stream'];
  expect(found('icon.png', { 'content-type': binary }, gitHubPages)).toEqual(binary);
});

test('accepts the policies of all rules that match a path, or only the last policy', () => {
  const png = { 'content-type': ['image/png'] };
  const policies = (...values: string[]) =>
    found('worker.png', { ...png, 'content-security-policy': values }, server, { rules: [common, worker] });
  expect(policies("default-src 'none'")).toEqual([]);
  expect(policies("frame-ancestors 'none', default-src 'none'")).toEqual([]);
  expect(policies("frame-ancestors 'none'", "default-src 'none'")).toEqual([]);
  expect(policies("frame-ancestors 'none'")).toEqual(["frame-ancestors 'none'"]);
});

test('expects only large files of common types to be compressed by hosts that choose which files to compress', () => {
  const json = { 'content-type': ['application/json'] };
  expect(found('a.json', json, gitHubPages)).toEqual([]);
  expect(found('a.json', json, gitHubPages, { size: 3000 })).toEqual(['an uncompressed file']);
  const feed = { 'content-type': ['application/xml'] };
  expect(found('sitemap.xml', feed, gitHubPages, { size: 3000 })).toEqual([]);
});

test('reports pages with a cache time of more than an hour on hosts that don’t send the site’s headers', () => {
  const html = { 'content-type': ['text/html; charset=utf-8'] };
  const cached = (seconds: number) =>
    found('index.html', { ...html, 'cache-control': [`max-age=${seconds}`] }, gitHubPages);
  expect(cached(600)).toEqual([]);
  expect(cached(14400)).toEqual(['Cache-Control: max-age=14400']);
});
