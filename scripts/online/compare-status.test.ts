import { originProblem, redirectFinding } from './compare-status';

const secure = new URL('https://www.example.com/profile');
const plain = new URL('http://www.example.com/profile');

test.each([
  [301, secure.href, undefined],
  [308, secure.href, undefined],
  [302, secure.href, 'a temporary redirect (status 302)'],
  [301, 'https://www.example.com/', 'a redirect to a different address'],
  [301, '/profile', 'a redirect to a different address'],
  [200, undefined, 'status 200'],
])('redirectFinding with status %i and the location %s returns %s', (status, location, found) => {
  const headers = location ? { location: [location] } : {};
  const response = { url: plain, status, headers, body: Buffer.alloc(0) };
  const finding = redirectFinding(secure, response, 'Advice.');
  expect(finding?.found).toBe(found);
});

test.each([
  [
    'https://www.example.com/',
    'http://www.example.com/',
    /^https:.* redirects to http:.*let it connect over HTTPS\.$/,
  ],
  ['http://www.example.com/', 'https://www.example.com/', /^http:.* Check that address instead\.$/],
  ['https://example.com/', 'https://www.example.com/', /^https:.* Check that address instead\.$/],
])('originProblem for a redirect from %s to %s names both addresses and what to do', (from, to, problem) => {
  const response = { url: new URL(from), status: 301, headers: { location: [to] }, body: Buffer.alloc(0) };
  expect(originProblem(response)).toMatch(problem);
  expect(originProblem({ ...response, url: new URL(to) })).toBeUndefined();
});
