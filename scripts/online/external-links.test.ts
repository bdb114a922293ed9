import { type Listening, listen } from '../../e2e/listen';
import { fieldsOf } from '../content/issues';
import { checkLink, externalLinks, linkMessage, linkProblem } from './external-links';

test('externalLinks returns the URLs of links and scripts and the URLs in text, each with all fields that contain it', () => {
  const fields = fieldsOf({
    'content/site.ts': {
      site: {
        url: 'https://www.example.com',
        formsEndpoint: 'https://forms.example/post',
      },
      social: {
        links: [
          { href: 'https://network.example/firm' },
          { href: '/profile' },
          { href: 'mailto:a@b.example' },
        ],
      },
      analytics: { src: 'https://stats.example/count.js', sendsTo: ['https://in.example'] },
    },
    'content/pages.ts': {
      pages: { '/': { description: 'https://repeated.example' } },
      footer: ['https://network.example/firm', 'https://www.example.com/profile'],
    },
    'content/posts.ts': {
      posts: [{ text: 'See https://standards.example/air (2025), and “https://law.example/”.' }],
    },
  });
  const found = externalLinks(fields, 'https://www.example.com').map(({ url, fields: holders }) => [
    url,
    ...holders.map(({ file, path }) => `${file} ${path}`),
  ]);
  expect(found).toEqual([
    ['https://network.example/firm', 'content/site.ts social.links[0].href', 'content/pages.ts footer[0]'],
    ['https://stats.example/count.js', 'content/site.ts analytics.src'],
    ['https://standards.example/air', 'content/posts.ts posts[0].text'],
    ['https://law.example/', 'content/posts.ts posts[0].text'],
  ]);
});

test.each([
  ['https://a.example/Heat_pump_(disambiguation)', 'https://a.example/Heat_pump_(disambiguation)'],
  ['https://a.example/Newton’s_law', 'https://a.example/Newton’s_law'],
  ["https://a.example/Newton's_law", "https://a.example/Newton's_law"],
  ['https://a.example/search?q=a!', 'https://a.example/search?q=a!'],
  ['See https://a.example/Heat_pump_(disambiguation).', 'https://a.example/Heat_pump_(disambiguation)'],
  ['A pump (see https://a.example/Heat_(device)).', 'https://a.example/Heat_(device)'],
  ['A pump (see https://a.example/pump).', 'https://a.example/pump'],
])('externalLinks finds the whole URL in “%s”', (value, url) => {
  const fields = fieldsOf({ 'content/posts.ts': { posts: [{ text: value }] } });
  expect(externalLinks(fields, 'https://www.example.com').map((link) => link.url)).toEqual([url]);
});

/** Returns the problem of a link whose redirects have the given statuses. */
function problemOf(...statuses: number[]) {
  const responses = statuses.map((status, index) => ({
    url: new URL(`https://site.example/${index}${index === 0 ? '#part' : ''}`),
    status,
    headers: {},
    body: Buffer.alloc(0),
  }));
  return linkProblem(responses);
}

test.each([
  [[200], undefined],
  [[302, 200], undefined],
  [[302, 301, 200], undefined],
  [[301, 200], { kind: 'moved', to: 'https://site.example/1#part' }],
  [[301, 308, 302, 200], { kind: 'moved', to: 'https://site.example/2#part' }],
  [[404], { kind: 'gone', reason: 'status 404' }],
  [[301, 410], { kind: 'gone', reason: 'status 410' }],
  [[403], { kind: 'unchecked', reason: 'status 403' }],
  [[301, 429], { kind: 'unchecked', reason: 'status 429' }],
  [[503], { kind: 'unchecked', reason: 'status 503' }],
])('linkProblem for the statuses %j returns %j', (statuses, problem) => {
  expect(problemOf(...statuses)).toEqual(problem);
});

test('linkMessage names the field, the link and what to do', () => {
  const field = { file: 'content/site.ts', path: 'social.links[0].href' };
  const message = (problem: Parameters<typeof linkMessage>[2]) =>
    linkMessage(field, 'https://a.example/', problem);
  expect(message({ kind: 'gone', reason: 'status 404' })).toBe(
    'content/site.ts  social.links[0].href contains https://a.example/, which no longer exists (status 404). Change or remove the link.',
  );
  expect(message({ kind: 'moved', to: 'https://b.example/' })).toMatch(
    /Change the link to https:\/\/b\.example\/$/,
  );
  expect(message({ kind: 'unchecked', reason: 'status 403' })).toMatch(/could not be checked: status 403\. /);
});

describe('checkLink', () => {
  let server: Listening;
  beforeAll(async () => {
    server = await listen(({ url, method }, response) => {
      if (url === '/no-head') return response.writeHead(method === 'HEAD' ? 405 : 200).end();
      if (url === '/closes-on-head') return method === 'HEAD' ? response.destroy() : response.end('page');
      if (url === '/no-page-for-head') return response.writeHead(method === 'HEAD' ? 404 : 200).end();
      if (url === '/old') return response.writeHead(301, { Location: '/no-head' }).end();
      if (url === '/loop') return response.writeHead(302, { Location: '/loop' }).end();
      if (url === '/closes') return response.destroy();
      return response.writeHead(404).end();
    });
  });
  afterAll(() => server.close());

  test.each([
    ['/no-head', undefined],
    ['/closes-on-head', undefined],
    ['/no-page-for-head', undefined],
    ['/loop', { kind: 'unchecked', reason: 'it redirects too often' }],
    ['/closes', { kind: 'unchecked', reason: 'the connection was closed before the response was complete' }],
    ['/nowhere', { kind: 'gone', reason: 'status 404' }],
  ])('requests %s with HEAD and, if that fails, with GET', async (path, problem) => {
    expect(await checkLink(server.origin + path)).toEqual(problem);
  });

  test('follows redirects', async () => {
    expect(await checkLink(`${server.origin}/old#part`)).toEqual({
      kind: 'moved',
      to: `${server.origin}/no-head#part`,
    });
  });
});
