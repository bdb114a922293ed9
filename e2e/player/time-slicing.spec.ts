import { expect, playerOf, isolatedTest as test } from './fixtures';
import { precompLayer, square } from './harness/square';

const { layers, ...animation } = square();
const shapes = Array.from({ length: 20 }, () => layers[0]?.shapes[0]);

/**
 * Returns 40 layers of 20 shapes. The first layer is visible from the start, the others from frame `later`
 * on.
 */
const layersAfter = (later: number) =>
  Array.from({ length: 40 }, (_, index) => ({
    ...layers[0],
    ind: index + 1,
    ip: index ? later : 0,
    shapes,
  }));

test('a large animation is built in several tasks, and later layers before they show', async ({ page }) => {
  const player = playerOf(page);
  const drawing = await page.evaluateHandle(() => {
    const drawing = { tasks: 0 };
    // The callback runs once for all elements that a task adds.
    const observer = new MutationObserver((records) => {
      if (records.some(({ target }) => target.nodeName === 'g')) drawing.tasks += 1;
    });
    const { attachShadow } = Element.prototype;
    Element.prototype.attachShadow = function (init) {
      const tree = attachShadow.call(this, init);
      observer.observe(tree, { childList: true, subtree: true });
      return tree;
    };
    return drawing;
  });
  const session = await page.context().newCDPSession(page);
  for (const fileOf of [
    (later = 0) => ({ ...animation, layers: layersAfter(later) }),
    (later = 0) => ({
      ...animation,
      assets: [{ id: 'squares', layers: layersAfter(later) }],
      layers: [precompLayer('squares')],
    }),
  ]) {
    await drawing.evaluate((drawing) => Object.assign(drawing, { tasks: 0 }));
    await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
    expect(await player.load({ src: fileOf() })).toBe('stopped');
    expect(await drawing.evaluate(({ tasks }) => tasks)).toBeGreaterThan(3);
    await player.unmount();
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    expect(await player.load({ src: fileOf(30) })).toBe('stopped');
    await expect(player.box.locator('g path')).toHaveCount(800);
    await player.unmount();
    // Unmount the player while the later layers are being built.
    expect(await player.load({ src: fileOf(30) })).toBe('stopped');
    await player.unmount();
  }
});
