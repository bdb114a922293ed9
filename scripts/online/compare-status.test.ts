import { redirectFinding } from './compare-status';

const secure = new URL('https://www.example.com/profile');
const plain = new URL('http://www.example.com/profile');

test.each([
  [301, secure.href, undefined],
  [308, secure.href, undefined],
  [302, secure.href, 'a temporary redirect (status 302)'],
  [301, 'https://www.example.com/', 'a redirect to another address'],
  [301, '/profile', 'a redirect to another address'],
  [200, undefined, 'status 200'],
])('redirectFinding with status %i and the location %s returns %s', (status, location, found) => {
  const headers = location ? { location: [location] } : {};
  const finding = redirectFinding(plain, secure, { status, headers, body: Buffer.alloc(0) }, 'Advice.');
  expect(finding?.found).toBe(found);
});
