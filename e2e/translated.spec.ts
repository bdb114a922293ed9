import type { Page } from '@playwright/test';
import { projects } from '@/content/projects';
import { expect, footerLink, hydrate, hydrated, test, visit } from './fixtures';
import { pages } from './pages';

/** Changes that browser extensions and blockers make. The page runs all of them before React hydrates it. */
const changes: Record<string, () => void> = {
  'attributes on the document': () => {
    document.body.setAttribute('data-gr-ext-installed', '');
    document.body.style.top = '0px';
    document.documentElement.style.setProperty('--darkreader', '1');
    document.documentElement.classList.add('translated-ltr');
    document.documentElement.lang = 'de';
  },
  'styles and scripts in the head': () => {
    document.head.prepend(document.createElement('meta'));
    document.head.append(document.createElement('meta'));
    document.head.prepend(Object.assign(document.createElement('script'), { type: 'application/json' }));
  },
  'elements around the content of the body': () => {
    document.body.prepend(document.createElement('div'));
    document.body.append(document.createElement('grammarly-desktop-integration'));
    document.documentElement.append(document.createElement('com-1password-button'));
  },
  'icons around inputs': () => {
    for (const box of document.querySelectorAll('input, textarea')) {
      box.after(document.createElement('div'));
      box.before(document.createElement('div'));
    }
  },
  'letters added to each text': () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) (walker.currentNode as Text).data += 'en';
  },
  'links around numbers': () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      const match = /\d{2,}/.exec(text.data);
      if (!match || text.parentElement?.closest('script, style')) continue;
      const number = text.splitText(match.index);
      number.splitText(match[0].length);
      const link = Object.assign(document.createElement('a'), { href: 'tel:1' });
      number.replaceWith(link);
      link.append(number);
    }
  },
  'a highlight on part of the heading': () => {
    const text = document
      .createTreeWalker(document.querySelector('h1, footer') as Element, NodeFilter.SHOW_TEXT)
      .nextNode() as Text;
    const rest = text.splitText(2);
    const mark = document.createElement('mark');
    rest.replaceWith(mark);
    mark.append(rest);
  },
  'a removed picture': () => document.querySelector('main figure, main picture, main img')?.remove(),
};

/** Translates the page and, from then on, each node that is added to it, as translation tools do. */
function translation() {
  document.documentElement.lang = 'de';
  document.documentElement.classList.add('translated-ltr');
  translate();
  new MutationObserver(translate).observe(document.body, { childList: true, subtree: true });

  function translate() {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest('font, script, style, noscript, textarea'))
        continue;
      const outer = document.createElement('font');
      const inner = document.createElement('font');
      inner.append(`${text.data}en`);
      outer.append(inner);
      text.replaceWith(outer);
    }
  }
}

/** The parts of the page's state that hydration must keep. */
const pageState = () => ({
  // Next's router adds an element of its own.
  parts: document.querySelectorAll('body > :not(next-route-announcer)').length,
  texts: [...document.querySelectorAll('h1, h2, footer a')].map(({ textContent }) => textContent),
  language: document.documentElement.lang,
  classes: document.documentElement.className,
  selected: String(getSelection()),
  open: document.querySelectorAll('details[open], dialog[open]').length,
  scrollY: Math.round(scrollY),
});

/** Hydrates the page, and checks that it keeps its elements and its state. */
async function expectToKeep(page: Page) {
  const before = await page.evaluate(pageState);
  const elements = await page.evaluateHandle(() => ({
    // Players replace their own elements.
    all: [...document.querySelectorAll('body *:not([data-animation] *)')],
    focused: document.activeElement,
  }));
  await page.mouse.move(1, 1);
  await hydrated(page, 'complete');
  expect(await page.evaluate(pageState)).toEqual(before);
  const after = await elements.evaluate(({ all, focused }) => ({
    lost: all.filter(({ isConnected }) => !isConnected).map(({ outerHTML }) => outerHTML.slice(0, 80)),
    isFocused: document.activeElement === focused,
  }));
  expect(after).toEqual({ lost: [], isFocused: true });
}

/** Opens a page, changes it, types into its form if it has one, and hydrates it. */
async function changeAndHydrate(page: Page, path: string, ...steps: (() => void)[]): Promise<void> {
  await visit(page, path);
  for (const step of steps) await page.evaluate(step);
  await page.evaluate(() => document.querySelector('main details')?.setAttribute('open', ''));
  const box = page.getByRole('main').getByRole('textbox').first();
  const hasBox = (await box.count()) > 0;
  if (hasBox) await box.fill('Ada Byron');
  await expectToKeep(page);
  if (hasBox) await expect(box).toHaveValue('Ada Byron');
}

async function expectPlayers(page: Page): Promise<void> {
  for (const player of await page.locator('[data-animation]').all()) {
    await player.scrollIntoViewIfNeeded();
    await expect(player.locator('.player:not([data-state=loading], [data-state=error])')).toBeVisible();
  }
}

for (const { path } of pages) {
  for (const [changed, steps] of [
    ['translated', [translation]],
    ['changed by browser extensions', Object.values(changes)],
  ] as const) {
    test(`keeps the elements of ${path} and loads its animation if the page was ${changed} before hydration`, async ({
      page,
    }) => {
      await changeAndHydrate(page, path, ...steps);
      await expectPlayers(page);
      if (path !== '/profile') return;
      const follow = page.locator('button[aria-pressed]');
      await follow.click();
      await expect(follow).toHaveAttribute('aria-pressed', 'true');
      const form = page.getByRole('main').locator('form');
      await form.locator('button[type=submit]').click();
      await expect(form.getByRole('status')).not.toBeEmpty();
      await footerLink(page, '/').click();
      await expect(page.locator('#energy')).toBeVisible();
    });
  }
}

for (const path of ['/', '/home1']) {
  test(`loads the animation of ${path} when the page is translated after hydration`, async ({ page }) => {
    await visit(page, path);
    await hydrate(page);
    await hydrated(page, 'complete');
    await page.evaluate(translation);
    await expectPlayers(page);
  });
}

test('keeps the open dialog, the selection and the focus when a translated page hydrates', async ({
  page,
}) => {
  await visit(page, '/');
  await page.evaluate(translation);
  await page
    .locator(`button[commandfor="${projects[0]?.id}"]`)
    .first()
    .evaluate((button: HTMLButtonElement) => button.click());
  await page
    .locator('dialog:modal')
    .getByRole('heading')
    .first()
    .evaluate((heading) => getSelection()?.selectAllChildren(heading.querySelector('font font') as Element));
  await expectToKeep(page);
});
