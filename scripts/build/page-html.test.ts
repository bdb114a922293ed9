import { load } from 'cheerio';
import {
  addInlineScript,
  addPolicy,
  forbiddenAttributes,
  removeNextScripts,
  renderPlayers,
} from './page-html';
import { pagePolicy } from './page-policy';

/** Returns the HTML of a page after a change. */
function changed(html: string, change: ($: ReturnType<typeof load>) => void): string {
  const $ = load(html);
  change($);
  return $.html();
}

describe('forbiddenAttributes', () => {
  test('reports style attributes and inline handlers with their elements', () => {
    const $ = load('<p style="color:red">a</p><button onClick="go()">b</button>');
    expect(forbiddenAttributes($)).toEqual([
      '<p> has a style attribute: style="color:red"',
      '<button> has an inline handler: onclick="go()"',
    ]);
  });

  test('ignores attributes with similar names, and text that looks like attributes', () => {
    const html =
      '<p data-style="x" class="style" aria-onset="1">style="a" onclick="b"</p><script>"<p style=x>"</script>';
    expect(forbiddenAttributes(load(html))).toEqual([]);
  });

  test('reports style elements', () => {
    expect(forbiddenAttributes(load('<style>p{color:red}</style>'))).toEqual([
      '<style> is in the page instead of a file',
    ]);
  });
});

describe('removeNextScripts', () => {
  const page = `<html><head><link rel="preload" as="script" href="/_next/a.js"><link rel="preload" as="font" href="/f.woff2"><meta name="twitter:title" content="a"><link rel="icon" href="/icon.svg?icon.a1.svg"><script src="/_next/a.js" async=""></script><script src="/_next/old.js" nomodule=""></script><script type="application/ld+json">{"name":"x"}</script></head><body><p title="&quot;a&quot;">one<!-- -->two</p><svg xmlns="http://www.w3.org/2000/svg" class="icon"><path d="m1 1"></path></svg><script type="speculationrules">{}</script><script id="_R_">start()</script><script>self.__next_f.push([1,"</p>"])</script></body></html>`;

  test('removes scripts and their preloads, and changes nothing else', () => {
    expect(changed(page, removeNextScripts)).toBe(
      '<html><head><link rel="preload" as="font" href="/f.woff2"><meta name="twitter:title" content="a"><link rel="icon" href="/icon.svg?icon.a1.svg"><script type="application/ld+json">{"name":"x"}</script></head><body><p title="&quot;a&quot;">one<!-- -->two</p><svg xmlns="http://www.w3.org/2000/svg" class="icon"><path d="m1 1"></path></svg><script type="speculationrules">{}</script></body></html>',
    );
  });

  test('throws if the content of a Suspense boundary is at the end of the page', () => {
    const late = page.replace('<p ', '<!--$?--><template id="B:0"></template><!--/$--><p ');
    expect(() => changed(late, removeNextScripts)).toThrow('late Suspense boundary');
  });
});

describe('renderPlayers', () => {
  const island = (settings: string) =>
    `<div data-island="player" data-settings='${settings}'><div>before</div><div hidden>Failed</div></div>`;

  test('renders each player with its settings, the worker and its own prefix for ids', () => {
    const $ = load(
      `<main>${island('{"label":"A"}')}${island('{"label":"B"}')}<div data-island="follow">C</div></main>`,
    );
    renderPlayers(
      $,
      (settings, idPrefix) => `<i id="${idPrefix}x">${JSON.stringify(settings)}</i>`,
      '/worker.js',
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
    '<html><head><link rel="stylesheet" href="/a.css"></head><body><form data-island="form"></form></body></html>',
  );
  addInlineScript($, 'run("$&")', { form: scripts, player: scripts });
  expect($('link + script').html()).toBe('run("$&")');
  expect(JSON.parse($('script').attr('data-scripts') ?? '')).toEqual({ form: scripts });
});

describe('addPolicy', () => {
  test('puts the policy directly after the encoding, before all other elements', () => {
    const $ = load(
      '<!DOCTYPE html><html><head><title>a</title><meta charSet="utf-8"/><script>1</script></head><body></body></html>',
    );
    const policy = pagePolicy($);
    addPolicy($, policy);
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

  test('throws if the page does not declare its encoding', () => {
    expect(() => addPolicy(load('<html></html>'), '')).toThrow('charset');
  });
});
