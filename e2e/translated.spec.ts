import type { Page } from '@playwright/test';
import { projects } from '@/content/projects';
import { expect, test, visit } from './fixtures';
import { pages } from './pages';

/** What translators, extensions and blockers do to a page, each run in it before React hydrates it. */
const changes = {
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
  'an element at the start of the body': () => document.body.prepend(document.createElement('div')),
  'elements at the end of the body and the document': () => {
    document.body.append(document.createElement('grammarly-desktop-integration'));
    document.documentElement.append(document.createElement('com-1password-button'));
  },
  'icons after inputs': () => {
    for (const box of document.querySelectorAll('input, textarea')) box.after(document.createElement('div'));
  },
  'icons before inputs': () => {
    for (const box of document.querySelectorAll('input, textarea')) box.before(document.createElement('div'));
  },
  'another word in each text': () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) (walker.currentNode as Text).data += 'en';
  },
  'numbers made links': () => {
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
  'a mark around a part of the heading': () => {
    const text = document
      .createTreeWalker(document.querySelector('h1, footer') as Element, NodeFilter.SHOW_TEXT)
      .nextNode() as Text;
    const rest = text.splitText(2);
    const mark = document.createElement('mark');
    rest.replaceWith(mark);
    mark.append(rest);
  },
  'a removed picture': () => document.querySelector('main figure, main picture, main img')?.remove(),
  'a translation': () => {
    document.documentElement.lang = 'de';
    document.documentElement.classList.add('translated-ltr');
    translate();
    // As a translator does that translates what is added.
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
  },
} satisfies Record<string, () => void>;

/** Notes the page's elements and its state, for `expectKept`. */
async function note(page: Page) {
  await page.evaluate(() => {
    const open = document.querySelectorAll('details[open], dialog[open]').length;
    Object.assign(globalThis, {
      noted: {
        // A player draws its own elements anew, and a script that is late is no part of the page.
        elements: [...document.querySelectorAll('body *:not([data-animation] *)')],
        texts: [...document.querySelectorAll('h1, h2, footer a')].map(({ textContent }) => textContent),
        // React's router adds one for itself.
        parts: document.querySelectorAll('body > :not(next-route-announcer)').length,
        active: document.activeElement,
        lang: document.documentElement.lang,
        classes: document.documentElement.className,
        selected: String(getSelection()),
        open,
        scrollY,
      },
    });
  });
}

async function expectKept(page: Page) {
  expect(
    await page.evaluate(() => {
      const { noted } = globalThis as unknown as {
        noted: Record<string, unknown> & { elements: Element[]; texts: string[] };
      };
      return {
        lost: noted.elements
          .filter(({ isConnected }) => !isConnected)
          .map(({ outerHTML }) => outerHTML.slice(0, 80)),
        parts:
          document.querySelectorAll('body > :not(next-route-announcer)').length - (noted.parts as number),
        isFocused: document.activeElement === noted.active,
        isTextKept:
          String([...document.querySelectorAll('h1, h2, footer a')].map(({ textContent }) => textContent)) ===
          String(noted.texts),
        isLanguageKept:
          document.documentElement.lang === noted.lang &&
          document.documentElement.className === noted.classes,
        isSelected: String(getSelection()) === noted.selected,
        isOpen: document.querySelectorAll('details[open], dialog[open]').length === noted.open,
        scrolled: Math.round(scrollY - (noted.scrollY as number)),
      };
    }),
  ).toEqual({
    lost: [],
    parts: 0,
    isFocused: true,
    isTextKept: true,
    isLanguageKept: true,
    isSelected: true,
    isOpen: true,
    scrolled: 0,
  });
}

/** Changes a page before it hydrates, and hydrates it by what a person does in it. */
async function changeAndHydrate(page: Page, path: string, ...steps: (() => void)[]): Promise<void> {
  await visit(page, path);
  for (const step of steps) await page.evaluate(step);
  const details = page.locator('main details').first();
  if (await details.count())
    await details.evaluate((element: HTMLDetailsElement) => {
      element.open = true;
    });
  const box = page.getByRole('main').getByRole('textbox').first();
  const hasBox = (await box.count()) > 0;
  if (hasBox) await box.fill('Ada Byron');
  await note(page);
  if (!hasBox) await page.mouse.move(1, 1);
  await page.locator('html[data-hydrated=complete]').waitFor();
  await expectKept(page);
  if (hasBox) await expect(box).toHaveValue('Ada Byron');
}

/** Expects that each player of a page loads, with its controls. */
async function expectPlayers(page: Page): Promise<void> {
  for (const player of await page.locator('[data-animation]').all()) {
    await player.scrollIntoViewIfNeeded();
    await expect(player.locator('.player:not([data-state=loading], [data-state=error])')).toBeVisible();
  }
}

for (const [name, change] of Object.entries(changes)) {
  test(`React keeps a page that has ${name} before it hydrates`, async ({ page }) => {
    await changeAndHydrate(page, '/profile', change);
  });
}

const { 'a translation': translation, ...others } = changes;
for (const { path } of pages) {
  test(`${path} works, and stays as it is, when it was translated before it hydrates`, async ({ page }) => {
    await changeAndHydrate(page, path, translation);
    await expectPlayers(page);
  });

  test(`${path} works, and keeps the changes of browser extensions made before hydration`, async ({
    page,
  }) => {
    await changeAndHydrate(page, path, ...Object.values(others));
    await expectPlayers(page);
  });
}

for (const path of ['/', '/home1']) {
  test(`the players of ${path} load when it is translated after it has hydrated`, async ({ page }) => {
    await visit(page, path);
    await page.mouse.move(1, 1);
    await page.locator('html[data-hydrated=complete]').waitFor();
    await page.evaluate(translation);
    await note(page);
    await expectPlayers(page);
  });
}

test('a dialog, a selection and the focus outlast hydration of a translated page', async ({ page }) => {
  await visit(page, '/');
  await page.evaluate(translation);
  await page
    .locator(`button[commandfor="${projects[0]?.id}"]`)
    .first()
    .evaluate((button: HTMLButtonElement) => button.click());
  const dialog = page.locator('dialog:modal');
  await dialog
    .getByRole('heading')
    .first()
    .evaluate((heading) => getSelection()?.selectAllChildren(heading.querySelector('font font') as Element));
  await note(page);
  await page.mouse.move(1, 1);
  await page.locator('html[data-hydrated=complete]').waitFor();
  await expectKept(page);
});

test('a button and a form of a translated page work', async ({ page }) => {
  await changeAndHydrate(page, '/profile', translation);
  const follow = page.locator('button[aria-pressed]');
  await follow.click();
  await expect(follow).toHaveAttribute('aria-pressed', 'true');
  const form = page.getByRole('main').locator('form');
  await form.locator('button[type=submit]').click();
  await expect(form.getByRole('status')).not.toBeEmpty();
  await page.locator('footer a[href="/"]').first().click();
  await expect(page.locator('#energy')).toBeVisible();
});
