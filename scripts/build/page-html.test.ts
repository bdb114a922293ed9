import { load } from 'cheerio';
import { pagePolicy } from '../deploy/content-security-policy';
import {
  addInlineScript,
  forbiddenAttributes,
  minifySyntax,
  notFoundPage,
  removeNextScripts,
  renderPlayers,
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

describe('removeNextScripts', () => {
  const page = `<html><head><link rel="preload" as="script" href="/_next/a.js"><link rel="preload" as="font" href="/f.woff2"><script src="/_next/a.js" async=""></script><script src="/_next/old.js" nomodule=""></script><script type="application/ld+json">{"name":"x"}</script></head><body><div hidden=""><!--$--><!--/$--></div><p>one<!-- -->two</p><script type="speculationrules">{}</script><script id="_R_">start()</script><script>self.__next_f.push([1,"</p>"])</script></body></html>`;

  test('removes scripts, their preloads and React’s comments, and keeps everything else', () => {
    expect(removeNextScripts(page)).toBe(
      '<html><head><link rel="preload" as="font" href="/f.woff2"><script type="application/ld+json">{"name":"x"}</script></head><body><p>onetwo</p><script type="speculationrules">{}</script></body></html>',
    );
  });

  test('removes preconnections to the site, copies of Open Graph’s tags, and the hashes of icons', () => {
    const head =
      '<link rel="preconnect" href="/" crossorigin><meta name="twitter:title" content="a"><meta name="twitter:card" content="summary"><link rel="icon" href="/icon.svg?icon.a1.svg">';
    expect(removeNextScripts(`<html><head>${head}</head><body></body></html>`)).toBe(
      '<html><head><meta name="twitter:card" content="summary"><link rel="icon" href="/icon.svg"></head><body></body></html>',
    );
  });

  test('throws if the content of a Suspense boundary is at the end of the page', () => {
    const late = page.replace('<p>', '<!--$?--><template id="B:0"></template><!--/$--><p>');
    expect(() => removeNextScripts(late)).toThrow('late Suspense boundary');
  });
});

test('minifySyntax returns a shorter page with the same document', () => {
  const html = load(
    `<svg><path d="m1 1"></path></svg><p data-a='{"b":"c &amp; d"}' title="&quot;it's&quot;">"e"</p>`,
  ).html();
  expect(minifySyntax(html).length).toBe(html.length - '></path>'.length + '/>'.length - 4 * '&quot'.length);
  expect(load(minifySyntax(html)).html()).toBe(html);
});

describe('renderPlayers', () => {
  const island = (settings: string) =>
    `<div data-island="player" data-settings='${settings}'><div>before</div><div hidden>Failed</div></div>`;

  test('renders each player with its settings, the worker and its own prefix for ids', () => {
    const $ = load(
      renderPlayers(
        `<main>${island('{"label":"A"}')}${island('{"label":"B"}')}<div data-island="follow">C</div></main>`,
        (settings, idPrefix) => `<i id="${idPrefix}x">${JSON.stringify(settings)}</i>`,
        '/worker.js',
      ),
    );
    const rendered = ['A', 'B'].map((label) => JSON.stringify({ label, workerUrl: '/worker.js' }));
    expect(
      $('[data-island=player] i')
        .get()
        .map((element) => $(element).text()),
    ).toEqual(rendered);
    expect(
      $('[data-island=player]')
        .get()
        .map(({ attribs }) => attribs['data-settings']),
    ).toEqual(rendered);
    for (const element of $('i').get())
      expect(element.attribs.id).toBe(`${$(element).closest('[data-island]').attr('data-id-prefix')}x`);
    expect(
      new Set(
        $('i')
          .get()
          .map(({ attribs }) => attribs.id),
      ).size,
    ).toBe(2);
    expect($('main').text()).not.toContain('before');
    expect($('[hidden]').text()).toBe('FailedFailed');
    expect($('[data-island=follow]').text()).toBe('C');
  });
});

test('addInlineScript adds the script after everything in the head, with the scripts of the page’s islands', () => {
  const scripts = ['/a.js', '/b.js'] as const;
  const $ = load(
    addInlineScript(
      '<html><head><link rel="stylesheet" href="/a.css"></head><body><form data-island="form"></form></body></html>',
      'run("$&")',
      { form: scripts, player: scripts },
    ),
  );
  expect($('link + script').html()).toBe('run("$&")');
  expect(JSON.parse($('script').attr('data-scripts') ?? '')).toEqual({ form: scripts });
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
    expect(() => notFoundPage('<html lang="en-GB"></html>')).toThrow('app/not-found.tsx');
  });
});
