import { caddyfile } from './caddy';
import { sampleTable } from './sample-table';

/** What is done for the requests that a matcher lets in. */
function handled(text: string, matcher: string): string {
  return text.split(` ${matcher}\n`)[1]?.split(/\n {4}@/)[0] ?? '';
}

test('a page is its file, by its exact address, with its headers', () => {
  const page = handled(caddyfile(sampleTable()), 'path_regexp ^/home1$');
  expect(page).toContain('rewrite * /home1.html');
  expect(page).toContain('header Cache-Control "public, max-age=0, must-revalidate"');
  expect(page).toContain('precompressed br gzip');
});

test('other spellings lead to the page and keep the query', () => {
  const redirect = handled(caddyfile(sampleTable()), 'path_regexp ^/home1\\.html$');
  expect(redirect).toMatch(/rewrite \* \/home1\s+redir \* \{uri\} 308/);
});

test('under a base path files are found without it', () => {
  const text = caddyfile(sampleTable('/campus'));
  expect(handled(text, 'path_regexp ^/campus/home1$')).toContain('rewrite * /home1.html');
  expect(handled(text, 'path /campus/_next/static/*')).toContain('uri strip_prefix /campus');
});

test('an unknown path is answered with its page and the headers of every answer', () => {
  const errors = caddyfile(sampleTable()).split('handle_errors')[1];
  expect(errors).toContain('rewrite * /404.html');
  expect(errors).toContain('header Strict-Transport-Security');
  expect(errors).toContain('header Content-Type "text/html; charset=utf-8"');
  expect(errors).toMatch(/request_header -If-\*\s+request_header -Range/);
});

test('two slashes are not one', () => {
  expect(handled(caddyfile(sampleTable()), 'path *//*')).toContain('error 404');
});
