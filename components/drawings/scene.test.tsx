/** @jest-environment node */

import { brotliCompressSync } from 'node:zlib';
import { renderToStaticMarkup } from 'react-dom/server';
import { Scene, sceneNames } from './scene';

test.each(sceneNames)('%s is a picture with a name, or decoration without one', (name) => {
  const named = renderToStaticMarkup(<Scene name={name} title="A school" />);
  expect(named).toMatch(/^<svg[^>]*role="img"[^>]*><title>A school<\/title>/);
  const plain = renderToStaticMarkup(<Scene name={name} />);
  expect(plain).toMatch(/^<svg[^>]*aria-hidden="true"/);
  expect(plain).not.toContain('style=');
  expect(plain).not.toMatch(/NaN|undefined/);
});

test.each(sceneNames)('%s weighs little', (name) => {
  const bytes = brotliCompressSync(renderToStaticMarkup(<Scene name={name} />)).length;
  expect(bytes).toBeLessThan(name === 'campus' || name === 'profile-cover' ? 12_000 : 6_500);
});

test('the campus has its three systems as layers', () => {
  const campus = renderToStaticMarkup(<Scene name="campus" />);
  const layers = [...campus.matchAll(/data-layer="([^"]+)"/g)].map(([, layer]) => layer);
  expect(layers.sort()).toEqual(['chilled-water', 'controls', 'energy']);
});
