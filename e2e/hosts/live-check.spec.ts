import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { type BuiltTable, HOST_TABLE } from '../../scripts/hosting/hosts/write-host-files';
import { checkLiveSite } from '../../scripts/online/check-live-site';
import { address } from '../fixtures';
import { type Listening, listen } from '../listen';

type Reply = { status: number; headers: Map<string, string | string[]>; body: Buffer };

/** Changes the reply to a request, as a misconfigured proxy does. `path` doesn't include the base path. */
type Fault = (path: string, reply: Reply) => unknown;

/** Starts a proxy that changes the replies of the preview server. */
function startProxy(fault: Fault): Promise<Listening> {
  return listen(
    async ({ url = '/', headers: { 'accept-encoding': accepted = '', 'if-none-match': etag } }, outgoing) => {
      const response = await fetch(new URL(url, process.env.SITE_ORIGIN), {
        redirect: 'manual',
        headers: { 'accept-encoding': String(accepted), ...(etag ? { 'if-none-match': etag } : {}) },
      });
      const headers = new Map<string, string | string[]>(response.headers);
      const reply = { status: response.status, headers, body: Buffer.from(await response.arrayBuffer()) };
      // Remove the length, because the body has been decompressed, and `fault` can change it.
      headers.delete('content-length');
      if (headers.has('content-encoding')) headers.set('content-encoding', 'gzip');
      const path = new URL(url, 'http://proxy').pathname.slice(address('').length);
      fault(path, reply);
      const isCompressed = headers.has('content-encoding');
      outgoing.setHeaders(headers).writeHead(reply.status);
      outgoing.end(isCompressed ? gzipSync(reply.body, { level: 1 }) : reply.body);
    },
  );
}

/** Returns the lines that the check prints for the site behind a proxy. */
async function linesBehind(fault: Fault, host?: string): Promise<readonly string[]> {
  const proxy = await startProxy(fault);
  const { problems } = await checkLiveSite(proxy.origin, host).finally(() => proxy.close());
  return problems.map((line) => line.replaceAll(proxy.origin, 'http://proxy'));
}

const isPage = ({ headers }: Reply) => String(headers.get('content-type')).startsWith('text/html');

/** Changes the text of a reply. */
function edit(reply: Reply, change: (text: string) => string): void {
  reply.body = Buffer.from(change(String(reply.body)));
}

const remove =
  (name: string): Fault =>
  (_, { headers }) =>
    headers.delete(name);

test('reports no problems behind a proxy that changes nothing', async () => {
  expect(await linesBehind(() => undefined)).toEqual([]);
});

const faults: Readonly<Record<string, { fault: Fault; line: string }>> = {
  'removes the policy': {
    fault: remove('content-security-policy'),
    line: 'the header Content-Security-Policy, found no such header',
  },
  'removes HSTS': {
    fault: remove('strict-transport-security'),
    line: 'the header Strict-Transport-Security, found no such header',
  },
  'adds a second X-Frame-Options': {
    fault: (_, { headers }) => headers.set('x-frame-options', ['DENY', 'SAMEORIGIN']),
    line: 'X-Frame-Options: DENY, found this header 2 times: DENY and SAMEORIGIN',
  },
  'adds a policy': {
    fault: (_, { headers }) =>
      headers.set('content-security-policy', [
        String(headers.get('content-security-policy')),
        'upgrade-insecure-requests',
      ]),
    line: 'only the site’s own Content-Security-Policy, found also upgrade-insecure-requests',
  },
  'sets a cookie': {
    fault: (_, { headers }) => headers.set('set-cookie', '__cf_bm=1; Path=/'),
    line: 'no cookie, as the privacy text states, found Set-Cookie: __cf_bm=…',
  },
  'adds noindex': {
    fault: (path, { headers }) => path.endsWith('.txt') || headers.set('x-robots-tag', 'noindex'),
    line: 'no X-Robots-Tag, found X-Robots-Tag: noindex',
  },
  'removes compression': {
    fault: (_, { headers }) => headers.delete('content-encoding'),
    line: 'Content-Encoding br or gzip, found an uncompressed file',
  },
  'compresses every response': {
    fault: (_, { headers }) => headers.set('content-encoding', 'gzip'),
    line: 'an uncompressed page for programs that can’t read compressed pages, found Content-Encoding gzip',
  },
  'removes Vary': { fault: remove('vary'), line: 'Vary: Accept-Encoding, found no such header' },
  'caches pages for a day': {
    fault: (_, reply) => isPage(reply) && reply.headers.set('cache-control', 'public, max-age=86400'),
    line: 'Cache-Control: public, max-age=0, must-revalidate, found public, max-age=86400',
  },
  'removes immutable': {
    fault: (path, { headers, status }) =>
      status === 200 &&
      path.startsWith('/_next/static/') &&
      headers.set('cache-control', 'public, max-age=14400'),
    line: 'Cache-Control: public, max-age=31536000, immutable, found public, max-age=14400',
  },
  'removes ETag': {
    fault: remove('etag'),
    line: 'status 304 for a page or file that the browser already has, found status 200',
  },
  'minifies pages': {
    fault: (_, reply) => isPage(reply) && edit(reply, (html) => html.replaceAll('><', '>\n<')),
    line: 'the file of the build, found a minified page',
  },
  'adds a script': {
    fault: (_, reply) =>
      isPage(reply) &&
      edit(reply, (html) =>
        html.replace('</body>', '<script src="https://stats.example/beacon.js"></script></body>'),
      ),
    line: 'the file of the build, found a page with an added or changed script',
  },
  'obfuscates email addresses': {
    fault: (_, reply) =>
      isPage(reply) &&
      edit(reply, (html) => html.replaceAll(/mailto:[^"]+/g, '/cdn-cgi/l/email-protection#5a')),
    line: 'the file of the build, found a page with obfuscated email addresses',
  },
  'sends pages with a different encoding': {
    fault: (_, reply) => isPage(reply) && reply.headers.set('content-type', 'text/html; charset=iso-8859-1'),
    line: 'Content-Type text/html; charset=utf-8, found text/html; charset=iso-8859-1',
  },
  'sends scripts with a wrong type': {
    fault: (path, { headers, status }) =>
      status === 200 && path.endsWith('.js') && headers.set('content-type', 'text/plain; charset=utf-8'),
    line: 'Content-Type text/javascript; charset=utf-8, found text/plain; charset=utf-8',
  },
  'sends the home page with status 200 for unknown paths': {
    fault: (_, reply) => {
      if (reply.status === 404) reply.status = 200;
    },
    line: 'status 404 for an address that doesn’t exist, found status 200',
  },
  'sends a page instead of a script': {
    fault: (path, reply) => {
      if (!/^\/_next\/.*\.js$/.test(path) || reply.status === 404) return;
      reply.body = Buffer.from('<!doctype html><title>Home</title>');
      reply.headers.set('content-type', 'text/html; charset=utf-8');
    },
    line: 'the file of the build, found an HTML page',
  },
  'removes Content-Encoding from compressed files': {
    fault: (path, reply) => {
      if (!path.endsWith('.svg')) return;
      reply.body = gzipSync(reply.body);
      reply.headers.delete('content-encoding');
    },
    line: 'the file of the build, found a compressed file that browsers can’t recognize',
  },
  'serves old scripts': {
    fault: (path, reply) => {
      if (/chunks\/.*\.js$/.test(path) && reply.status === 200)
        edit(reply, (code) => code.replace(/^/, 'old();'));
    },
    line: 'the file of the build, found different content',
  },
  'changes the policy of pages': {
    fault: (_, reply) => {
      if (isPage(reply)) edit(reply, (html) => html.replace("default-src 'none'", "default-src 'self'"));
    },
    line: 'the file of the build, found a changed page',
  },
  'adds slashes to paths': {
    fault: (path, reply) => {
      if (path !== '/profile' && path !== '/home1') return;
      reply.status = 301;
      reply.headers.set('location', address(`${path}/`));
    },
    line: 'status 200, found a redirect (status 301)',
  },
  'blocks JSON files': {
    fault: (path, reply) => {
      if (path.endsWith('.json')) reply.status = 403;
    },
    line: 'status 200, found status 403',
  },
  'loses fonts': {
    fault: (path, reply) => {
      if (path.endsWith('.woff2')) reply.status = 404;
    },
    line: 'status 200, found status 404',
  },
  'cuts off files': {
    fault: (path, reply) => {
      if (path === '/profile') reply.body = reply.body.subarray(0, 5000);
    },
    line: 'the file of the build, found only its beginning (5000 of',
  },
  'converts images': {
    fault: (path, reply) => {
      if (path.endsWith('.png')) reply.body = Buffer.from('RIFF');
    },
    line: 'the file of the build, found a different file',
  },
  'serves an outdated copy of a page': {
    fault: (path, reply) =>
      path === '/profile' && edit(reply, (html) => html.replaceAll(/(\\?"b\\?":\\?")[\w-]+/g, '$1earlier')),
    line: 'the file of the build, found a copy from build earlier',
  },
  'removes redirects': {
    fault: (_, reply) => {
      if (reply.status === 308) reply.status = 200;
    },
    line: 'a permanent redirect to the page, found status 200',
  },
  'makes redirects temporary': {
    fault: (_, reply) => {
      if (reply.status === 308) reply.status = 302;
    },
    line: 'a permanent redirect to the page, found a temporary redirect (status 302)',
  },
  'drops the query of redirects': {
    fault: (_, { headers }) =>
      headers.has('location') && headers.set('location', String(headers.get('location')).replace(/\?.*/, '')),
    line: 'a permanent redirect to the page, found a redirect to a different address',
  },
  'redirects in a loop': {
    fault: (path, reply) => {
      if (path !== '/') return;
      reply.status = 301;
      reply.headers.set('location', address('/'));
    },
    line: 'status 200, found a redirect to the same path (status 301)',
  },
};

test('prints one line for a proxy that closes connections before files are complete', async () => {
  const cut = await linesBehind((path, { headers, body }) => {
    if (path.endsWith('.woff2')) headers.set('content-length', String(body.length + 1));
  });
  expect(cut).toEqual([
    expect.stringContaining('expected a response, found none, because the connection was closed'),
  ]);
});

test('prints one line if the proxy serves a different build or a different site', async () => {
  const build = await linesBehind((_, reply) =>
    edit(reply, (text) => text.replaceAll(/(\\?"b\\?":\\?")[\w-]+/g, '$1earlier')),
  );
  expect(build).toEqual([
    expect.stringMatching(
      /^http:\/\/proxy is build earlier, but out\/ is build [0-9a-f]{40}\. Deploy out\/ and purge caches, or /,
    ),
  ]);
  const parked = await linesBehind((_, reply) => {
    reply.status = 200;
    reply.body = Buffer.from('<!doctype html><title>For sale</title>');
  });
  expect(parked).toEqual([expect.stringContaining('http://proxy shows a different site')]);
});

test('names the address to which the whole site is redirected', async () => {
  const moved = await linesBehind((path, reply) => {
    reply.status = 301;
    reply.headers.set('location', `https://www.example.com${path}`);
  });
  expect(moved).toEqual(['http://proxy redirects to https://www.example.com. Check that address instead.']);
});

test('expects neither headers nor redirects from GitHub Pages', async () => {
  const { rules } = JSON.parse(await readFile(`hosting/${HOST_TABLE}`, 'utf8')) as BuiltTable;
  const lines = await linesBehind((path, reply) => {
    for (const name of rules.flatMap(({ headers }) => Object.keys(headers)))
      reply.headers.delete(name.toLowerCase());
    reply.headers.set('x-github-request-id', '1');
    reply.headers.set('cache-control', 'max-age=600');
    if (reply.status === 308) reply.status = 404;
    if (/\.(ico|txt|webmanifest|xml)$/.test(path)) reply.headers.delete('content-encoding');
  });
  expect(lines).toEqual([]);
});

test('expects only the first 100 rules of _headers from Cloudflare Pages', async () => {
  const blocks = (await readFile('out/_headers', 'utf8')).split('\n\n').slice(0, 100);
  const rules = blocks.map((block) => {
    // Keep the types of the preview server, because hosts send types without rules.
    const all = block.trim().split('\n');
    const [pattern = '', ...lines] = all.filter((line) => !line.includes('Content-Type:'));
    return { pattern, headers: lines.map((line) => line.trim().split(/: (.*)/s) as [string, string]) };
  });
  const names = new Set(rules.flatMap(({ headers }) => headers.map(([name]) => name.toLowerCase())));
  const fault: Fault = (path, { headers }) => {
    for (const name of names) headers.delete(name);
    for (const { pattern, headers: added } of rules) {
      const isMatch = pattern.endsWith('*')
        ? address(path).startsWith(pattern.slice(0, -1))
        : address(path) === pattern;
      for (const [name, value] of isMatch ? added : []) {
        const others = headers.get(name.toLowerCase());
        headers.set(name.toLowerCase(), others ? `${others}, ${value}` : value);
      }
    }
  };
  expect(await linesBehind(fault, 'cloudflare-pages')).toEqual([]);
  expect(await linesBehind(fault)).not.toEqual([]);
});

test('reports an address that doesn’t match the base path, and an unknown host', async () => {
  await expect(checkLiveSite(`${process.env.SITE_ORIGIN}/elsewhere`)).rejects.toThrow(
    `so the address must be ${process.env.SITE_ORIGIN}${address('/')}`,
  );
  await expect(checkLiveSite(process.env.SITE_ORIGIN, 'pages')).rejects.toThrow(
    'Available: --host cloudflare-pages |',
  );
});

test('npm run check -- live has exit code 1 if there is a finding, and 0 otherwise', async () => {
  const proxy = await startProxy(remove('etag'));
  const check = (origin = '') =>
    new Promise<[code: unknown, output: string]>((resolve) => {
      execFile('node_modules/.bin/tsx', ['scripts/check.ts', 'live', origin], (error, stdout) =>
        resolve([error?.code ?? 0, stdout]),
      );
    });
  expect(await check(proxy.origin)).toEqual([1, expect.stringContaining('1 problem found.')]);
  expect(await check(process.env.SITE_ORIGIN)).toEqual([0, expect.stringContaining('No problems found.')]);
  await proxy.close();
});

for (const [what, { fault, line }] of Object.entries(faults)) {
  test(`prints one line for a proxy that ${what}`, async () => {
    const lines = await linesBehind(fault);
    expect(lines).toEqual([expect.stringContaining(`: expected ${line}`)]);
    expect(lines[0], 'the advice').toMatch(/[^.]\. [A-Z][^.]+.*\.$/);
  });
}
