import { brotliCompressSync } from 'node:zlib';
import sharp from 'sharp';
import { palette } from '@/tailwind.config';
import { sceneNames } from './all';
import { drawScene, sceneFile, sceneMarkup } from './scene-file';

const fileOf = (name: (typeof sceneNames)[number]) => sceneFile(sceneMarkup(name), palette.light);

const pixelsOf = (svg: string) => sharp(Buffer.from(svg)).raw().toBuffer();

// Read the global only once. Jest looks up a global at each use, which would take seconds for a million
// pixels.
const { abs } = Math;

test.each(sceneNames)('sceneFile returns %s without external references', (name) => {
  const file = fileOf(name);
  expect(file).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg"[^>]* viewBox="[^"]+"[^>]*><style>/);
  expect(file).not.toMatch(/NaN|undefined|https?:(?!\/\/www\.w3\.org\/2000\/svg")/);
  const style = /<style>(.*?)<\/style>/s.exec(file)?.[1] ?? '';
  const variables = [...style.matchAll(/var\((--\w+)\)/g)].map(([, variable]) => variable);
  for (const variable of variables) expect(style).toContain(`${variable}:`);
  const classes = [...file.matchAll(/class="([^"]+)"/g)].flatMap(([, all = '']) => all.split(' '));
  const colors = classes.filter((className) => /^(fill|stroke)-/.test(className));
  for (const className of new Set(colors)) expect(style).toContain(`.${className}{`);
});

test('sceneMarkup returns neither fixed colors nor style attributes', () => {
  for (const name of sceneNames) expect(sceneMarkup(name)).not.toMatch(/style=|<style|#[0-9a-f]{6}/);
});

test('drawScene replaces text with strokes', () => {
  for (const name of sceneNames) expect(drawScene(name)).not.toContain('<text');
  expect(drawScene('campus').match(/class="lettering"/g)).toHaveLength(10);
});

test.each(sceneNames)('sceneFile returns %s within its size limit', (name) => {
  const bytes = brotliCompressSync(fileOf(name)).length;
  expect(bytes).toBeLessThan(name === 'campus' || name === 'profile-cover' ? 9_000 : 5_500);
});

test('sceneMarkup returns the campus with a layer for each of its three systems', () => {
  const layers = [...sceneMarkup('campus').matchAll(/data-layer="([^"]+)"/g)].map(([, layer]) => layer);
  expect(layers.sort()).toEqual(['chilled-water', 'controls', 'energy']);
});

test.each(sceneNames)(
  'sceneFile returns %s with rounded paths that look like the original paths',
  async (name) => {
    const file = fileOf(name);
    const style = /<style>.*?<\/style>/s.exec(file)?.[0] ?? '';
    const drawn = drawScene(name).replace('>', `>${style}`);
    expect(drawn.length).toBeGreaterThan(file.length);
    const [a, b] = await Promise.all([pixelsOf(drawn), pixelsOf(file)]);
    // Rounding might move a corner to an adjacent pixel. A missing line would change hundreds of pixels.
    expect(a.filter((value, n) => abs(value - (b[n] ?? 0)) > 32).length).toBeLessThan(16);
  },
);
