import { load } from 'cheerio';
import { deferScripts } from './deferred-scripts';

const defer = (html: string, inline = 'run()') =>
  deferScripts(html, { path: '/', inline, player: ['/_next/player.js', '/_next/client.js'] });
const exported = `<html><head><link rel="preload" as="script" href="/_next/a.js"/><link rel="preload" as="font" href="/f.woff2"/><script src="/_next/a.js" async=""></script><script src="/_next/old.js" noModule=""></script><script type="application/ld+json">{"name":"x"}</script></head><body><p>words</p><script id="_R_">start("a \\"b\\" & c")</script><script src="/_next/a.js" async=""></script><script>data("</p>")</script></body></html>`;

test('adds one inline script with the script URLs and the bootstrap code', () => {
  const script = load(defer(exported, 'run("$&")'))('head script:not([type])');
  expect(script).toHaveLength(1);
  expect(script.html()).toBe('function startFramework(){start("a \\"b\\" & c")}run("$&")');
  expect(script.attr()).toEqual({
    'data-path': '/',
    'data-scripts': '/_next/a.js',
    'data-player': '/_next/player.js /_next/client.js',
  });
});

test('removes the scripts and their preloads, and nothing else', () => {
  const $ = load(defer(exported));
  expect($('script[src], script#_R_, [as=script]')).toHaveLength(0);
  expect($('body').html()).toBe('<p>words</p><script>data("</p>")</script>');
  expect($('[type="application/ld+json"]').html()).toBe('{"name":"x"}');
  expect($('[as=font]')).toHaveLength(1);
});

test('throws if a page has no scripts or no bootstrap script', () => {
  expect(() => defer(exported.replace('id="_R_"', ''))).toThrow('framework');
  expect(() => defer(exported.replaceAll('src=', 'href='))).toThrow('framework');
});
