import { nginxFiles } from './nginx-files';
import { sampleTable } from './sample-table';

const site = (basePath = '') => nginxFiles(sampleTable(basePath))['site.conf'] ?? '';

/** Returns the directives of a location. */
function location(text: string, match: string): string[] {
  const inside = text.split(`location ${match} {\n`)[1]?.split('\n}')[0] ?? '';
  return inside.split('\n').map((line) => line.trim());
}

test('nginx locations with their own headers also include the common headers', () => {
  for (const match of ['= /', '= /home1', '= /404.html', '/_next/static/', '= /icon.svg', '= /home1.txt']) {
    const directives = location(site(), match);
    expect(directives).toContain('include site/headers.conf;');
    expect(directives.filter((line) => line.startsWith('add_header Cache-Control'))).toHaveLength(1);
    expect(directives.join()).not.toContain('Strict-Transport-Security');
  }
  expect(nginxFiles(sampleTable())['headers.conf']).toContain(
    'add_header Strict-Transport-Security "max-age=',
  );
});

test('nginx also sends headers with error responses', () => {
  const lines = site()
    .split('\n')
    .filter((line) => line.includes('add_header'));
  expect(lines.length).toBeGreaterThan(5);
  for (const line of lines) expect(line).toMatch(/^ {2}add_header [\w-]+ "[^"]+" always;$/);
});

test('nginx serves pages, redirects variants of their paths, and doesn’t serve the 404 page at its own path', () => {
  expect(location(site(), '= /home1')).toContain('try_files /home1.html =404;');
  expect(location(site(), '= /home1/')).toEqual(['return 308 /home1$is_args$args;']);
  expect(location(site(), '= /404.html')).toContain('internal;');
  expect(location(site(), '/')).toEqual(['return 404;']);
});

test('nginx lists the allowed methods when it rejects a method', () => {
  expect(site()).toContain('error_page 405 @method_not_allowed;');
  expect(location(site(), '@method_not_allowed')).toContain('add_header Allow "GET, HEAD" always;');
});

test('nginx strips the base path before it looks up files', () => {
  const text = site('/campus');
  expect(location(text, '= /campus/home1')).toContain('try_files /home1.html =404;');
  expect(location(text, '/campus/_next/static/')).toContain('rewrite ^/campus(/.*)$ $1 break;');
  expect(location(text, '= /campus')).toEqual(['return 308 /campus/$is_args$args;']);
  expect(text).toContain('error_page 403 404 =404 /campus/404.html;');
});

test('server.conf includes site.conf', () => {
  expect(nginxFiles(sampleTable())['server.conf']).toContain('include site/site.conf;');
});
