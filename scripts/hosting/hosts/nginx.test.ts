import { nginxFiles } from './nginx';
import { sampleTable } from './sample-table';

const site = (basePath = '') => nginxFiles(sampleTable(basePath))['site.conf'] ?? '';

/** The directives of one location. */
function location(text: string, match: string): string[] {
  const inside = text.split(`location ${match} {\n`)[1]?.split('\n}')[0] ?? '';
  return inside.split('\n').map((line) => line.trim());
}

test('a location with headers of its own includes the common ones, which it would not inherit', () => {
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

test('headers come with errors too', () => {
  const lines = site()
    .split('\n')
    .filter((line) => line.includes('add_header'));
  expect(lines.length).toBeGreaterThan(5);
  for (const line of lines) expect(line).toMatch(/^ {2}add_header [\w-]+ "[^"]+" always;$/);
});

test('a page is its file, other spellings lead to it, the page for unknown paths has no address', () => {
  expect(location(site(), '= /home1')).toContain('try_files /home1.html =404;');
  expect(location(site(), '= /home1/')).toEqual(['return 308 /home1$is_args$args;']);
  expect(location(site(), '= /404.html')).toContain('internal;');
  expect(location(site(), '/')).toEqual(['return 404;']);
});

test('a method that is refused is told which are not', () => {
  expect(site()).toContain('error_page 405 @method_not_allowed;');
  expect(location(site(), '@method_not_allowed')).toContain('add_header Allow "GET, HEAD" always;');
});

test('under a base path files are found without it', () => {
  const text = site('/campus');
  expect(location(text, '= /campus/home1')).toContain('try_files /home1.html =404;');
  expect(location(text, '/campus/_next/static/')).toContain('rewrite ^/campus(/.*)$ $1 break;');
  expect(location(text, '= /campus')).toEqual(['return 308 /campus/$is_args$args;']);
  expect(text).toContain('error_page 403 404 =404 /campus/404.html;');
});

test('the server to be edited includes the rest', () => {
  expect(nginxFiles(sampleTable())['server.conf']).toContain('include site/site.conf;');
});
