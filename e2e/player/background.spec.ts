import type { Locator } from '@playwright/test';
import { loadWithControls, openPopover } from './controls';
import { expect, isolatedTest, test } from './fixtures';

/** Milliseconds after a keystroke, by which a text is said to be no colour. */
const TYPING_RESTS = 1000;

test.describe('background', () => {
  /** The inputs of the colour picker. */
  const inputs = (popover: Locator) => ({
    text: popover.getByRole('textbox', { name: 'Colour', exact: true }),
    swatch: popover.getByLabel('Pick a colour'),
    sliders: ['Red', 'Green', 'Blue'].map((name) => popover.getByRole('slider', { name })),
    numbers: ['Red', 'Green', 'Blue'].map((name) => popover.getByRole('spinbutton', { name })),
  });

  /** Expects every input but the text to show the colour. */
  async function expectColour(popover: Locator, [r, g, b]: [number, number, number], hex: string) {
    const { sliders, numbers, swatch } = inputs(popover);
    for (const [index, value] of [r, g, b].entries()) {
      await expect(sliders[index] as Locator).toHaveValue(String(value));
      await expect(numbers[index] as Locator).toHaveValue(String(value));
    }
    await expect(swatch).toHaveValue(hex);
  }

  test("starts from the player's own, whatever its notation", async ({ page }) => {
    const player = await loadWithControls(page, { background: 'rebeccapurple' });
    const popover = await openPopover(page, 'Background');
    await expectColour(popover, [102, 51, 153], '#663399');
    await expect(inputs(popover).text).toHaveValue('#663399');
    expect(await player.background()).toBe('rebeccapurple');
  });

  isolatedTest('every keystroke that names a colour is taken, and only such', async ({ page }) => {
    await page.clock.install();
    const player = await loadWithControls(page, { background: '#102030' });
    const popover = await openPopover(page, 'Background');
    const { text } = inputs(popover);
    await text.fill('');
    await page.clock.fastForward(TYPING_RESTS);
    await expect(text).toHaveAttribute('aria-invalid', 'true');
    for (const [typed, background] of [
      ['#', '#102030'],
      ['#f', '#102030'],
      ['#f8', '#102030'],
      ['#f80', '#ff8800'],
      ['#f801', '#ff8800'],
      ['#f8010', '#ff8800'],
      ['#f80102', '#f80102'],
      ['zzz', '#f80102'],
      ['rgb(1, 2', '#f80102'],
      ['rgb(300, 2, 3)', '#f80102'],
      [' RGB(1,2, 3) ', '#010203'],
    ] as const) {
      await text.fill(typed);
      expect(await player.background()).toBe(background);
      await page.clock.fastForward(TYPING_RESTS);
      const isValid = background !== '#102030' && /^(#f80|#f80102| RGB.*)$/.test(typed);
      await expect(text).toHaveAttribute('aria-invalid', String(!isValid));
      await expect(popover.getByText('Use #rgb, #rrggbb or rgb(r, g, b)')).toBeVisible({ visible: !isValid });
      await expect(text).toHaveAccessibleDescription(isValid ? '' : /^Use #rgb, #rrggbb or rgb\(r, g, b\)/);
      await expect(text).toHaveValue(typed);
    }
    await expectColour(popover, [1, 2, 3], '#010203');
  });

  test('sliders, numbers, swatch and text stay in step', async ({ page }) => {
    const player = await loadWithControls(page, { background: '#000' });
    const popover = await openPopover(page, 'Background');
    const { sliders, numbers, swatch, text } = inputs(popover);
    await numbers[0]?.fill('300');
    await expectColour(popover, [255, 0, 0], '#ff0000');
    await numbers[1]?.fill('-7');
    await expectColour(popover, [255, 0, 0], '#ff0000');
    await numbers[1]?.fill('');
    expect(await player.background()).toBe('#ff0000');
    await numbers[1]?.fill('17');
    await expectColour(popover, [255, 17, 0], '#ff1100');
    await sliders[2]?.fill('128');
    await expectColour(popover, [255, 17, 128], '#ff1180');
    await expect(text).toHaveValue('#ff1180');
    await swatch.fill('#abcdef');
    await expectColour(popover, [171, 205, 239], '#abcdef');
    await expect(text).toHaveValue('#abcdef');
    expect(await player.background()).toBe('#abcdef');
    await popover.getByRole('button', { name: 'Transparent' }).click();
    expect(await player.background()).toBe('transparent');
    await expect(text).toHaveValue('');
    await expect(text).toHaveAttribute('aria-invalid', 'false');
    await text.fill('no colour');
    await expect(text).toHaveAttribute('aria-invalid', 'true');
    await popover.getByRole('button', { name: 'Transparent' }).click();
    await expect(text).toHaveValue('');
    await expect(text).toHaveAttribute('aria-invalid', 'false');
  });

  test('transparent is said to be so in forced colours too', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await loadWithControls(page, { background: 'transparent' });
    const popover = await openPopover(page, 'Background');
    await expect(popover.getByRole('button', { name: 'Transparent' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect(inputs(popover).text).toHaveValue('');
  });
});
