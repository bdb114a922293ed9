import { load } from 'cheerio';
import { deferScripts, inlineData } from './deferred-scripts';

const push = (data: string) => `<script>self.__next_f.push(${JSON.stringify([1, data])})</script>`;
const late = (html: string, inline = 'run()') =>
  deferScripts(html, { data: '/index.txt', inline, player: ['/_next/player.js', '/_next/client.js'] });
const exported = `<html><head><link rel="preload" as="script" href="/_next/a.js"/><link rel="preload" as="font" href="/f.woff2"/><script src="/_next/a.js" async=""></script><script src="/_next/old.js" noModule=""></script><script type="application/ld+json">{"name":"x"}</script></head><body><p>words</p><script id="_R_">(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["a \\"b\\" & c"],"runtimeModuleIds":[7]});</script><script src="/_next/a.js" async=""></script><script>(self.__next_f=self.__next_f||[]).push([0])</script>${push('0:{"b":"id"}\n')}${push('1:["</p>"]')}</body></html>`;

test('one inline script is left, which names all that the framework needs', () => {
  const html = late(exported, 'run("$&")');
  const scripts = load(html)('script:not([type])');
  expect(scripts).toHaveLength(1);
  expect(scripts.html()).toBe('run("$&")');
  expect(scripts.attr()).toEqual({
    'data-data': '/index.txt',
    'data-build': 'id',
    'data-start': '{"otherChunks":["a \\"b\\" & c"],"runtimeModuleIds":[7]}',
    'data-scripts': '/_next/a.js',
    'data-player': '/_next/player.js /_next/client.js',
  });
});

test('words, data for search engines and other preloads stay', () => {
  const html = late(exported);
  expect(html).toContain('<p>words</p>');
  expect(html).toContain('{"name":"x"}');
  expect(html).toContain('href="/f.woff2"');
  expect(html).not.toContain('as="script"');
});

test('an inline script that nobody would add again stops the build', () => {
  const surprising = exported.replace('<p>', '<script>surprise()</script><p>');
  expect(() => late(surprising)).toThrow('surprise()');
  expect(() => late('<html><head></head></html>')).toThrow('framework');
});

test('the inline data is what the pieces come to', () => {
  expect(inlineData(exported)).toBe('0:{"b":"id"}\n1:["</p>"]');
});
