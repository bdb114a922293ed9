import { deferScripts, inlineData } from './deferred-scripts';
import { htmlTags } from './html-tags';

const push = (data: string) => `<script>self.__next_f.push(${JSON.stringify([1, data])})</script>`;
const chunk =
  '(globalThis.TURBOPACK||(globalThis.TURBOPACK=[])).push([void 0,42,(e,t,n)=>{n.hydrateRoot=function(){}}]);';
const late = (html: string, inline = 'run()') => deferScripts(html, '/index.txt', inline, () => chunk);
const exported = `<html><head><link rel="preload" as="script" href="/_next/a.js"/><link rel="preload" as="font" href="/f.woff2"/><script src="/_next/a.js" async=""></script><script src="/_next/old.js" noModule=""></script><script type="application/ld+json">{"name":"x"}</script></head><body><p>words</p><script id="_R_">(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["a \\"b\\" & c"],"runtimeModuleIds":[7]});</script><script src="/_next/a.js" async=""></script><script>(self.__next_f=self.__next_f||[]).push([0])</script>${push('0:{"b":"id"}\n')}${push('1:["</p>"]')}</body></html>`;

test('one inline script is left, which names all that the framework needs', () => {
  const html = late(exported, 'run("$&")');
  const [script, ...rest] = [...htmlTags(html)].filter(
    ({ name, attributes }) => name === 'script' && !attributes.has('type'),
  );
  expect(rest).toEqual([]);
  expect(script?.text).toBe('run("$&")');
  expect(Object.fromEntries(script?.attributes ?? [])).toEqual({
    'data-data': '/index.txt',
    'data-build': 'id',
    'data-start':
      '[{&quot;otherChunks&quot;:[&quot;a \\&quot;b\\&quot; &amp; c&quot;],&quot;runtimeModuleIds&quot;:[42]},{&quot;otherChunks&quot;:[&quot;a \\&quot;b\\&quot; &amp; c&quot;],&quot;runtimeModuleIds&quot;:[7]}]',
    'data-scripts': '/_next/a.js',
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
