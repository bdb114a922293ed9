import type { Page } from '@playwright/test';
import { loadWithControls, openPopover } from './controls';
import { expect, isolatedTest as test } from './fixtures';
import { square } from './harness/square';
import { hideTab } from './hide-tab';

declare global {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface adds to the browser's own
  interface Window {
    heard: string[];
  }
}

/**
 * Writes down what a screen reader says without being asked: texts that come into live regions, and what changes in the
 * name, the state or the value of the element that has the focus.
 */
function record() {
  window.heard = [];
  const attributes = ['aria-label', 'aria-pressed', 'aria-expanded', 'aria-valuetext', 'aria-invalid'];
  new MutationObserver((records) => {
    for (const { target, type, attributeName } of records) {
      const element = target instanceof Element ? target : target.parentElement;
      if (type === 'attributes' && element === document.activeElement)
        window.heard.push(`${attributeName?.slice(5)}: ${element?.getAttribute(attributeName ?? '')}`);
      const region = element?.closest('[role=status], [role=alert]');
      if (type !== 'attributes' && region?.textContent)
        window.heard.push(`${region.role}: ${region.textContent}`);
    }
  }).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
    attributeFilter: attributes,
  });
}

/** Does one thing. @returns what was heard of it, once a later sound has come through too */
async function heardAfter(page: Page, act: () => Promise<unknown>): Promise<string[]> {
  await page.evaluate(() => {
    window.heard = [];
  });
  await act();
  // By then the player has said what it says when it rests.
  await page.clock.runFor(1500);
  return page.evaluate(() => window.heard);
}

const MARKERS = [
  { tm: 20, dr: 10, cm: 'Doors open' },
  { tm: 40, dr: 10, cm: 'Doors shut' },
];

test.describe('what is heard', () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install();
  });

  const load = async (page: Page) => {
    const player = await loadWithControls(page, { loop: true, src: square({ markers: MARKERS }) });
    await page.evaluate(record);
    return player;
  };

  test('from the buttons: each tells itself, and Stop, which can’t, is told', async ({ page }) => {
    const { button } = await load(page);
    const press = (name: string) =>
      heardAfter(page, async () => {
        await button(name).focus();
        await page.keyboard.press('Enter');
      });
    expect(await press('Play')).toEqual(['label: Pause']);
    expect(await press('Pause')).toEqual(['label: Play']);
    expect(await press('Stop')).toEqual(['status: Stopped']);
    expect(await press('Stop')).toEqual(['status: Stopped']);
    expect(await press('Repeat')).toEqual(['pressed: false']);
    expect(await press('Repeat')).toEqual(['pressed: true']);
  });

  test('from a button whose change is over before it rests: nothing more', async ({ page }) => {
    const player = await load(page);
    await player.button('Play').focus();
    const heard = await heardAfter(page, async () => {
      await page.keyboard.press('Enter');
      await player.freeze();
    });
    expect(heard).toEqual(['label: Pause', 'label: Play']);
  });

  test('from a key on another button: once, when it rests', async ({ page }) => {
    const { button } = await load(page);
    await button('Background').focus();
    const press = (...keys: string[]) =>
      heardAfter(page, async () => {
        for (const key of keys) await page.keyboard.press(key);
      });
    expect(await press('k')).toEqual(['status: Playing']);
    expect(await press('k')).toEqual(['status: Paused']);
    expect(await press('l')).toEqual(['status: Repeat off']);
    expect(await press('s')).toEqual(['status: Stopped']);
    expect(await press('End')).toEqual(['status: 1.0 seconds, frame 59 of 59']);
    expect(await press('Home')).toEqual(['status: 0.0 seconds, frame 0 of 59']);
    expect(await press(...Array(22).fill('ArrowRight'))).toEqual(['status: Doors open, frame 22 of 59']);
  });

  test('from the slider: where it is, and nothing while it plays', async ({ page }) => {
    const { slider } = await load(page);
    await slider.focus();
    const press = (key: string) => heardAfter(page, () => page.keyboard.press(key));
    expect(await press('Shift+ArrowRight')).toEqual(['valuetext: 0.2 seconds, frame 10 of 59']);
    expect(await press('Shift+ArrowRight')).toEqual(['valuetext: Doors open, frame 20 of 59']);
    expect(await press('k')).toEqual(['status: Playing']);
    expect(await heardAfter(page, () => page.clock.runFor(3000))).toEqual([]);
    expect(await press('Home')).toHaveLength(1);
    expect(await press('k')).toEqual([expect.stringMatching(/^valuetext: .*, frame \d+ of 59$/)]);
  });

  test('from the snapshot popover: the frame that was found', async ({ page }) => {
    await load(page);
    await openPopover(page, 'Snapshot');
    const found = await heardAfter(page, async () => {
      await page.keyboard.press('Shift+ArrowUp');
      await page.keyboard.press('ArrowDown');
    });
    expect(found).toEqual(['status: 0.1 seconds, frame 9 of 59']);
    await page.getByRole('dialog', { name: 'Snapshot' }).hover();
    expect(await heardAfter(page, () => page.mouse.wheel(0, -100))).toEqual([
      'status: 0.2 seconds, frame 10 of 59',
    ]);
  });

  test('from one that nobody can see, and so is suspended: nothing, and it is still to be paused', async ({
    page,
  }) => {
    const player = await load(page);
    await player.button('Play').focus();
    const heard = await heardAfter(page, async () => {
      await page.keyboard.press('Enter');
      await hideTab(page, true);
    });
    expect(heard).toEqual(['label: Pause']);
    await expect.poll(player.state).toBe('frozen');
    await expect(player.button('Pause')).toBeFocused();
    expect(await heardAfter(page, () => hideTab(page, false))).toEqual([]);
    await hideTab(page, true);
    expect(await heardAfter(page, () => page.keyboard.press('Enter'))).toEqual(['label: Play']);
    expect(await player.state()).toBe('paused');
  });

  test('of what the visitor did not do: nothing', async ({ page }) => {
    const player = await load(page);
    expect(await heardAfter(page, () => player.play())).toEqual([]);
    expect(await heardAfter(page, () => player.freeze())).toEqual([]);
    expect(await heardAfter(page, () => player.play())).toEqual([]);
    expect(await heardAfter(page, () => player.update({ loop: false }))).toEqual([]);
    await expect.poll(player.state).toBe('paused');
    expect(await page.evaluate(() => window.heard)).toEqual([]);
  });
});
