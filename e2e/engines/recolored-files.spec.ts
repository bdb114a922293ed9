import { corpusNote, hasCorpus } from '@/testing/corpus';
import { roundedColorAt } from '../player/pixels';
import { RENDERERS } from '../player/renderers';
import type { Driver } from './driver';
import { capture, expect, openHarness, test } from './engine-fixtures';
import { skipReason } from './engines';

type Place = readonly [x: number, y: number];

/**
 * For each file, keys of the prop `colors`, and for each key a place in a player of 200 by 200 pixels that has another
 * color without it. A key is the name or class of a layer, a path of names, or a color. Gradients have a list of colors.
 */
const FILES: Record<string, readonly [key: string, place: Place][]> = {
  'LottieLogo2.json': [
    ['Circle-LB', [128, 122]],
    ['Circle-LB / Ellipse 1 / Fill 1', [128, 122]],
    ['#00d1c2', [134, 54]],
  ],
  '1f409.json': [
    ['Head ', [70, 30]],
    ['Head  / Group 4 / Fill 1', [54, 42]],
    ['#02ab47', [54, 42]],
    ['Head  / Group 9 / Gradient Fill 1', [114, 40]],
  ],
  'groovyWalk.json': [['MAIN', [104, 108]]],
  'gradient_sleepy_loader.json': [
    ['Layer 2 Outlines', [94, 48]],
    ['Layer 2 Outlines / Group 1 / Group 1 / Gradient Fill 1', [94, 48]],
  ],
  'DynamicGradient.json': [
    ['Radial', [122, 68]],
    ['Radial / Rectangle / Gradient Fill', [132, 78]],
  ],
  'frog_vr.json': [
    ['shibavr', [4, 4]],
    ['#5f2f98', [116, 108]],
    ['Shape Layer 1 / Shape 1 / Gradient Fill 1', [98, 78]],
  ],
  'TrackMattes.json': [
    ['Elipse 2', [168, 92]],
    ['Elipse 2 / Rectangle 1 / Fill 1', [168, 92]],
    ['#22d0c1', [168, 92]],
  ],
  'Boat_Loader.json': [
    ['Success', [20, 4]],
    ['Bg / Rectangle 1 / Fill 1', [20, 4]],
    ['#00d1c1', [20, 4]],
  ],
  'wile_text_animator.json': [['wile', [112, 98]]],
  'footage-ext-images.json': [
    ['Deep Red Solid 2', [62, 136]],
    ['#8e0909', [62, 136]],
  ],
};

const SIZE = { width: 200, height: 200 };
const LIME = '0,255,0';

test.beforeEach(({ engine }) => {
  test.skip(!hasCorpus, corpusNote);
  test.skip(Boolean(skipReason(engine)), skipReason(engine));
});

for (const renderer of RENDERERS) {
  test(`${renderer}: real files take colors by each kind of key`, async ({ driver, harness }) => {
    test.setTimeout(120_000);
    await openHarness(driver, harness);
    for (const [file, keys] of Object.entries(FILES)) {
      await test.step(file, async () => {
        const props = { src: `/corpus/valid/${file}`, renderer };
        await driver.run((props, size) => window.harness.load('file', props, size), props, SIZE);
        await driver.run(() => window.harness.showFrame('file', '50%'));
        for (const [key, place] of keys) {
          await setColors(driver, undefined);
          await expect.poll(() => colorIn(driver, place), `${file} without ${key}`).not.toBe(LIME);
          await setColors(driver, { [key]: key.includes('Gradient') ? ['lime', 'lime'] : 'lime' });
          await expect.poll(() => colorIn(driver, place), `${file} with ${key}`).toBe(LIME);
        }
        await driver.run(() => window.harness.unmount('file'));
      });
    }
  });
}

type Colors = Record<string, string | string[]> | undefined;

const setColors = (driver: Driver, colors: Colors) =>
  driver.run((colors) => window.harness.update('file', { colors: colors ?? undefined }), colors ?? null);

const colorIn = async (driver: Driver, [x, y]: Place) => roundedColorAt(await capture(driver, SIZE), x, y);
