import { load } from 'cheerio';
import { pagePolicy } from '../hosting/content-security-policy';
import {
  deferScripts,
  forbiddenAttributes,
  inlineSuspenseBoundaries,
  joinHydrationData,
  notFoundPage,
  withPolicyMeta,
} from './page-html';

describe('forbiddenAttributes', () => {
  test('reports style attributes and inline handlers with their elements', () => {
    expect(forbiddenAttributes('<p style="color:red">a</p><button onClick="go()">b</button>')).toEqual([
      '<p> has a style attribute: style="color:red"',
      '<button> has an inline handler: onclick="go()"',
    ]);
  });

  test('ignores attributes with similar names, and text that looks like attributes', () => {
    const html =
      '<p data-style="x" class="style" aria-onset="1">style="a" onclick="b"</p><script>"<p style=x>"</script>';
    expect(forbiddenAttributes(html)).toEqual([]);
  });

  test('reports style elements', () => {
    expect(forbiddenAttributes('<style>p{color:red}</style>')).toEqual([
      '<style> is in the page instead of a file',
    ]);
  });
});

describe('inlineSuspenseBoundaries', () => {
  const page = (body: string) => `<html><head></head><body>${body}</body></html>`;

  test('moves the content of a late boundary to its placeholder', () => {
    const html =
      '<main><div><!--$?--><template id="B:0"></template><!--/$--></div></main>' +
      '<div hidden id="S:0"><div class="player"><div>a</div></div></div><script>$RB=[];$RC=function(a){for(var b=0;b<a.length;b++);};$RC("B:0","S:0")</script><p>b</p>';
    expect(inlineSuspenseBoundaries(page(html))).toBe(
      page('<main><div><!--$--><div class="player"><div>a</div></div><!--/$--></div></main><p>b</p>'),
    );
  });

  test('leaves a page without late boundaries unchanged', () => {
    const whole = page('<!--$--><p>a</p><!--/$-->');
    expect(inlineSuspenseBoundaries(whole)).toBe(whole);
  });

  test.each([
    ['has no content', 'is not in the page', '<!--$?--><template id="B:1"></template><!--/$-->'],
    ['has a fallback', 'has a fallback', '<!--$?--><template id="B:0"></template><p>wait</p><!--/$-->'],
  ])('throws if a late Suspense boundary %s', (_, message, html) => {
    expect(() => inlineSuspenseBoundaries(page(html))).toThrow(message);
  });
});

describe('joinHydrationData', () => {
  const push = (data: string) => `<script>self.__next_f.push(${data})</script>`;
  const start = '<script>(self.__next_f=self.__next_f||[]).push([0])</script>';

  test('joins the scripts with data, and leaves other scripts unchanged', () => {
    const other = '<script>run("self.__next_f.push([1,2])")</script>';
    const page = `<html><head></head><body>${start}${push('[1,"a"]')}${push('[1,"b"]')}${other}</body></html>`;
    expect(joinHydrationData(page)).toBe(page.replace('"a"', "'ab'").replace(push('[1,"b"]'), ''));
  });

  test('writes data that runs as the same string', () => {
    const data = `a"b'c\\d\n\u2028</script>&\\"`;
    const escaped = JSON.stringify([1, data]).replaceAll('<', '\\u003c');
    const html = joinHydrationData(`<html><head></head><body>${push(escaped)}</body></html>`);
    const [, script = ''] = /<script>(.*?)<\/script>/s.exec(html) ?? [];
    const self = { __next_f: [] as unknown[] };
    new Function('self', script)(self);
    expect(self.__next_f).toEqual([[1, data]]);
  });
});

describe('deferScripts', () => {
  const defer = (html: string, inline = 'run()') =>
    deferScripts(html, { path: '/', inline, player: ['/_next/player.js', '/_next/client.js'] });
  const framework = `<html><head><link rel="preload" as="script" href="/_next/a.js"/><link rel="preload" as="font" href="/f.woff2"/><script src="/_next/a.js" async=""></script><script src="/_next/old.js" noModule=""></script><script type="application/ld+json">{"name":"x"}</script></head><body><p>words</p><script id="_R_">start("a \\"b\\" & c")</script><script src="/_next/a.js" async=""></script><script>data("</p>")</script></body></html>`;

  test('adds one inline script with the script URLs and the bootstrap code', () => {
    const script = load(defer(framework, 'run("$&")'))('head script:not([type])');
    expect(script).toHaveLength(1);
    expect(script.html()).toBe('function startFramework(){start("a \\"b\\" & c")}run("$&")');
    expect(script.attr()).toEqual({
      'data-path': '/',
      'data-scripts': '/_next/a.js',
      'data-player': '/_next/player.js /_next/client.js',
    });
  });

  test('removes the scripts and their preloads, and nothing else', () => {
    const $ = load(defer(framework));
    expect($('script[src], script#_R_, [as=script]')).toHaveLength(0);
    expect($('body').html()).toBe('<p>words</p><script>data("</p>")</script>');
    expect($('[type="application/ld+json"]').html()).toBe('{"name":"x"}');
    expect($('[as=font]')).toHaveLength(1);
  });

  test('throws if a page has no scripts or no bootstrap script', () => {
    expect(() => defer(framework.replace('id="_R_"', ''))).toThrow('framework');
    expect(() => defer(framework.replaceAll('src=', 'href='))).toThrow('framework');
  });
});

describe('withPolicyMeta', () => {
  const page =
    '<!DOCTYPE html><html><head><meta charSet="utf-8"/><script>1</script></head><body></body></html>';
  const policy = pagePolicy(page);

  test('puts the policy directly after the encoding, before all other elements', () => {
    const $ = load(withPolicyMeta(page.replace('<meta', '<title>a</title><meta'), policy));
    expect(
      $('head > *')
        .toArray()
        .map(({ name }) => name),
    ).toEqual(['meta', 'meta', 'title', 'script']);
    const written = $('meta[charset] + meta');
    expect(written.attr('http-equiv')).toBe('Content-Security-Policy');
    expect(written.attr('content')).toBe(policy);
    expect(policy).toContain('sha256-');
  });

  test('returns a page that already contains the policy unchanged', () => {
    const once = withPolicyMeta(page, policy);
    expect(withPolicyMeta(once, pagePolicy(once))).toBe(once);
  });

  test('throws if the page does not declare its encoding', () => {
    expect(() => withPolicyMeta('<html></html>', policy)).toThrow('charset');
  });
});

describe('notFoundPage', () => {
  const exported =
    '<html lang="en-GB"><head><title>Not &amp; found</title><link rel="icon" href="/icon.svg" sizes="any"/><link rel="preload" href="/a.js"/><script src="/a.js"></script></head><body><main>x</main></body></html>';

  test('keeps the title, language and icon, adds noindex, and removes the content and the scripts', () => {
    const page = notFoundPage(exported);
    const $ = load(page);
    expect(
      $.root()
        .find('*')
        .toArray()
        .map(({ name }) => name),
    ).toEqual(['html', 'head', 'meta', 'meta', 'meta', 'title', 'link', 'body']);
    expect($('html').attr('lang')).toBe('en-GB');
    expect($('title').text()).toBe('Not & found');
    expect(page).toContain('<meta name="robots" content="noindex">');
    expect(page).toContain('<link rel="icon" href="/icon.svg" sizes="any">');
    expect(page).toContain('<body></body>');
  });

  test('leaves its own output unchanged', () => {
    expect(notFoundPage(notFoundPage(exported))).toBe(notFoundPage(exported));
  });

  test('throws if the page has no title', () => {
    expect(() => notFoundPage('<html lang="en-GB"></html>')).toThrow('app/global-not-found.tsx');
  });
});
