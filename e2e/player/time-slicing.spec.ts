import { expect, playerOf, isolatedTest as test } from './fixtures';
import { precompLayer, square } from './harness/square';

declare global {
  /** How many tasks added elements to an animation. */
  var drawingTasks: number;
}

for (const [what, fileOf] of Object.entries({
  'many layers': manyLayers,
  'one composition': oneComposition,
})) {
  test(`builds a large animation of ${what} in several tasks, and later layers before they are visible`, async ({
    page,
    faults,
  }) => {
    const player = playerOf(page);
    await page.evaluate(() => {
      globalThis.drawingTasks = 0;
      // The callback runs once for all elements that a task adds.
      const observer = new MutationObserver((records) => {
        if (records.some(({ target }) => target.nodeName === 'g')) globalThis.drawingTasks += 1;
      });
      const { attachShadow } = Element.prototype;
      Element.prototype.attachShadow = function (init) {
        const tree = attachShadow.call(this, init);
        observer.observe(tree, { childList: true, subtree: true });
        return tree;
      };
    });
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
    expect(await player.load({ src: fileOf() })).toBe('stopped');
    expect(await page.evaluate(() => globalThis.drawingTasks)).toBeGreaterThan(3);
    await player.unmount();
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    expect(await player.load({ src: fileOf(30) })).toBe('stopped');
    await expect(player.box.locator('g path')).toHaveCount(800);
    await player.unmount();
    // Unmounts while the later layers are being built.
    expect(await player.load({ src: fileOf(30) })).toBe('stopped');
    await player.unmount();
    expect(faults).toEqual([]);
  });
}

/**
 * Returns 40 layers of 20 shapes.
 * @param later first frame of all layers except the first one
 */
function manyLayers(later = 0) {
  const animation = square();
  const [layer] = animation.layers;
  const shapes = Array.from({ length: 20 }, () => layer?.shapes[0]);
  const layers = Array.from({ length: 40 }, (_, index) => ({
    ...layer,
    ind: index + 1,
    ip: index ? later : 0,
    shapes,
  }));
  return { ...animation, layers };
}

/** Returns the same layers in a composition, which is the only visible layer. */
function oneComposition(later?: number) {
  const { layers, ...animation } = manyLayers(later);
  return { ...animation, assets: [{ id: 'squares', layers }], layers: [precompLayer('squares')] };
}
