import type { Page } from '@playwright/test';
import { hero } from '@/content/home';
import { expect, phone, test, visit } from './fixtures';

/**
 * Checks that exactly these words are highlighted, and that only the drawing's layers for these words are
 * fully opaque. If no words are given, all layers must be opaque.
 */
async function expectLit(page: Page, ...words: readonly string[]) {
  const lit = () =>
    page.evaluate(() => ({
      words: [...document.querySelectorAll('.hero-label')]
        .filter((label) => getComputedStyle(label).backgroundImage !== 'none')
        .map(({ textContent }) => textContent),
      layers: [...document.querySelectorAll<SVGElement>('.hero-scene > svg > [data-layer]')]
        .filter((layer) => getComputedStyle(layer).opacity === '1')
        .map(({ dataset }) => dataset.layer)
        .sort(),
      whole: getComputedStyle(document.querySelector('.hero-scene > svg > :not([data-layer])') as Element)
        .opacity,
    }));
  const layers = hero.words.filter(({ word }) => words.length === 0 || words.includes(word));
  await expect.poll(lit).toEqual({
    words,
    layers: layers.map(({ layer }) => layer).sort(),
    whole: words.length === 0 ? '1' : '0.28',
  });
}

// Without transitions, the drawing changes at once.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const phoneTest = test.extend(phone);

const label = (page: Page, word: string) => page.locator('.hero-label', { hasText: word });

test('the drawing highlights the system of the hovered word, or else of the clicked word', async ({
  page,
}) => {
  await visit(page, '/');
  await expect(page.locator('.hero-scene > svg > [data-layer]')).toHaveCount(hero.words.length);
  await expectLit(page);
  for (const { word } of hero.words) {
    await label(page, word).hover();
    await expectLit(page, word);
  }
  await page.mouse.move(1, 1);
  await expectLit(page);

  await label(page, 'CHILL').click();
  await page.mouse.move(1, 1);
  await expectLit(page, 'CHILL');
  await label(page, 'SAVE').hover();
  await expectLit(page, 'SAVE');
  await page.mouse.move(1, 1);
  await expectLit(page, 'CHILL');
  await label(page, 'SAVE').click();
  await page.mouse.move(1, 1);
  await expectLit(page, 'SAVE');
  await page.getByText(hero.allLayers).click();
  await page.mouse.move(1, 1);
  await expectLit(page);
});

test('the drawing highlights the system of the focused or selected word', async ({ page }) => {
  await visit(page, '/');
  await page.getByRole('banner').getByRole('link', { name: 'Contact' }).focus();
  await page.keyboard.press('Tab');
  await expectLit(page, 'CHILL');
  await page.keyboard.press('ArrowDown');
  await expectLit(page, 'MANAGE');
  await page.keyboard.press('Tab');
  await expectLit(page, 'MANAGE');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('ArrowDown');
  await expectLit(page, 'SAVE');
  await page.keyboard.press('ArrowDown');
  await expectLit(page);
  await expect(page.getByRole('radio', { name: hero.allLayers })).toBeFocused();
  // From the option for all layers, the arrow keys must still move to the words.
  await page.keyboard.press('ArrowDown');
  await expectLit(page, 'CHILL');
});

phoneTest(
  'a phone shows the sentence, a button, the drawing and what a tapped word highlights',
  async ({ page }) => {
    await visit(page, '/');
    for (const part of [
      page.getByText(hero.lead),
      page.getByRole('main').getByRole('link', { name: hero.actions[0]?.label }),
    ]) {
      const box = await part.boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? Number.NaN)).toBeLessThan(700);
    }
    for (const { word, system, shown } of hero.words) {
      await expect(
        page.locator('.hero-choice', { hasText: word }).getByText(system, { exact: true }),
      ).toBeInViewport();
      await label(page, word).tap();
      await expect(page.getByText(shown)).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('radio', { name: word })).toHaveAccessibleDescription(new RegExp(shown));
    }
    await page.setViewportSize({ width: 320, height: 568 });
    for (const { word } of hero.words) {
      await label(page, word).tap();
      await expectLit(page, word);
    }
    expect(await page.evaluate(() => scrollY)).toBe(0);
    const drawing = await page.locator('.hero-scene').boundingBox();
    expect((drawing?.y ?? 0) + (drawing?.height ?? 0) / 2).toBeLessThan(568);
  },
);
