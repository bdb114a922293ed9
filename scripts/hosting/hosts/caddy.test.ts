import { caddyfile } from './caddy';
import { sampleTable } from './sample-table';

/** Returns the directives for requests that match a matcher. */
function handled(text: string, matcher: string): string {
  return text.split(` ${matcher}\n`)[1]?.split(/\n {4}@/)[0] ?? '';
}

test('the Caddyfile serves a page only at its exact path, with its headers', () => {
  const page = handled(caddyfile(sampleTable()), 'path_regexp ^/home1$');
  expect(page).toContain('rewrite * /home1.html');
  expect(page).toContain('header Cache-Control "public, max-age=0, must-revalidate"');
  expect(page).toContain('precompressed br gzip');
});

test('the Caddyfile redirects variants of a page’s path to the page, and keeps the query', () => {
  const redirect = handled(caddyfile(sampleTable()), 'path_regexp ^/home1\\.html$');
  expect(redirect).toMatch(/rewrite \* \/home1\s+redir \* \{uri\} 308/);
});

test('the Caddyfile strips the base path before it looks up files', () => {
  const text = caddyfile(sampleTable('/campus'));
  expect(handled(text, 'path_regexp ^/campus/home1$')).toContain('rewrite * /home1.html');
  expect(handled(text, 'path /campus/_next/static/*')).toContain('uri strip_prefix /campus');
});

test('the Caddyfile responds to an unknown path with 404.html and the common headers', () => {
  const errors = caddyfile(sampleTable()).split('handle_errors')[1];
  expect(errors).toContain('rewrite * /404.html');
  expect(errors).toContain('header Strict-Transport-Security');
  expect(errors).toContain('header Content-Type "text/html; charset=utf-8"');
  expect(errors).toMatch(/request_header -If-\*\s+request_header -Range/);
});

test('the Caddyfile responds with 404 to paths with double slashes', () => {
  expect(handled(caddyfile(sampleTable()), 'path *//*')).toContain('error 404');
});
