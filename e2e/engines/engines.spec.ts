import { partnersSection } from '@/content/home';
import { partners } from '@/content/partners';
import { formTexts, legal } from '@/content/site';
import { pages } from '../page-table';
import { beginWalk, missedControls, noteFocus, problemsOfWalk, scrollEnd } from '../tab-walk';
import { pageState, translation } from '../translation';
import type { Driver } from './driver';
import { expect, test, waitUntil } from './engine-fixtures';
import { skipReason } from './engines';

declare global {
  /** The elements that the page contained before its scripts loaded. */
  var elementsBefore: Element[] | undefined;
  var saved: Blob[] | undefined;
}

test.beforeEach(({ engine }) => test.skip(Boolean(skipReason(engine)), skipReason(engine)));

test('every page mounts its islands, and shows its title and heading', async ({ driver, visit }) => {
  for (const { path, title, heading } of pages) {
    await visit(path);
    expect(await driver.run(() => document.title)).toContain(title);
    const text = await driver.run(() => document.querySelector('h1')?.textContent ?? '');
    if (heading) expect(text).toMatch(typeof heading === 'string' ? new RegExp(`^${heading}$`) : heading);
  }
});

test('translated pages keep their elements', async ({ driver, visit }) => {
  for (const { path } of pages) {
    let before: unknown;
    await visit(path, async () => {
      await driver.run(translation);
      await driver.run(() => {
        document.querySelector('main details')?.setAttribute('open', '');
        // Exclude the elements inside players, which React might render again.
        globalThis.elementsBefore = [...document.querySelectorAll('body *:not([data-island=player] *)')];
      });
      before = await driver.run(pageState);
    });
    expect(await driver.run(pageState), path).toEqual(before);
    const lost = () => globalThis.elementsBefore?.filter((element) => !element.isConnected).length;
    expect(await driver.run(lost), path).toBe(0);
  }
});

test('the browser reports a violation of the content security policy', async ({ driver, visit, site }) => {
  await visit('/test');
  await driver.run(() => {
    document.body.append(Object.assign(document.createElement('script'), { textContent: '0' }));
  });
  await expect.poll(() => site.violations.length).toBe(1);
  expect(site.violations.splice(0).join()).toContain('script-src');
});

test('a dialog opens, and returns the focus when Escape or Close closes it', async ({ driver, visit }) => {
  // Use a page without a player. Otherwise, the key press would load the player's stylesheet, and WebKit
  // doesn't return the focus while a stylesheet loads.
  await visit('/profile');
  const opener = `footer button[commandfor="${legal[0]?.id}"]`;
  for (const close of [
    () => driver.press('Escape'),
    () => driver.click('dialog[open] button[command="close"]'),
  ]) {
    // Use the keyboard, because WebKit doesn't focus a clicked button.
    await driver.run((opener) => document.querySelector<HTMLElement>(opener)?.focus(), opener);
    await driver.press('Enter');
    await waitUntil(driver, () => Boolean(document.activeElement?.closest('dialog:modal')));
    await close();
    await waitUntil(driver, (opener) => document.activeElement?.matches(opener) === true, opener);
    expect(await driver.run(() => document.querySelectorAll('dialog[open]').length)).toBe(0);
  }
});

for (const path of ['/', '/coming-soon']) {
  test(`Tab reaches every control of ${path}, in view and in order`, async ({ driver, visit }) => {
    await visit(path);
    await driver.run(beginWalk);
    const isAtEnd = async () => {
      await driver.press('Tab');
      await driver.run(scrollEnd);
      return driver.run(noteFocus, false);
    };
    for (let presses = 0; presses < 120 && !(await isAtEnd()); presses += 1);
    expect(await driver.run(problemsOfWalk)).toEqual([]);
    expect(await driver.run(missedControls)).toEqual([]);
  });
}

test('the button Next moves the carousel', async ({ driver, visit }) => {
  await visit('/');
  const left = () =>
    document.querySelector('.carousel-slide img')?.getBoundingClientRect().left ?? Number.NaN;
  await driver.run(() => document.querySelector('.carousel-slide')?.scrollIntoView({ block: 'center' }));
  await waitUntil(driver, () => Boolean(document.querySelector('#partners button')));
  const before = await driver.run(left);
  await driver.click(`#partners button[aria-label="${partnersSection.next}"]`);
  await expect.poll(async () => (await driver.run(left)) < before).toBe(true);
  expect(await driver.run(() => document.querySelectorAll('.carousel-slide').length)).toBe(partners.length);
});

const waitForState = (driver: Driver, state: string) =>
  waitUntil(
    driver,
    (state) => document.querySelector(`[data-island=player] [data-state="${state}"]`) !== null,
    state,
  );

test('the player plays an animation, seeks, and saves a frame as SVG and PNG', async ({ driver, visit }) => {
  await visit('/');
  await driver.run(() => document.querySelector('[data-island=player]')?.scrollIntoView({ block: 'center' }));
  await waitForState(driver, 'stopped');
  await driver.click('[data-island=player] button[aria-label="Play"]');
  await waitForState(driver, 'playing');
  const percent = () =>
    document.querySelector<HTMLInputElement>('[data-island=player] input[type=range]')?.valueAsNumber ?? 0;
  await expect.poll(() => driver.run(percent)).toBeGreaterThan(0);
  await driver.click('[data-island=player] button[aria-label="Pause"]');
  await driver.run(() =>
    document.querySelector<HTMLElement>('[data-island=player] input[type=range]')?.focus(),
  );
  await driver.press('End');
  await expect.poll(() => driver.run(percent)).toBe(100);

  await driver.run(() => {
    const { createObjectURL } = URL;
    globalThis.saved = [];
    URL.createObjectURL = (file) => {
      globalThis.saved?.push(file as Blob);
      return createObjectURL(file);
    };
  });
  await driver.click('[data-island=player] button[aria-label^="Snapshot"]');
  await waitUntil(driver, () => document.querySelector('.player-snapshot')?.checkVisibility() === true);
  const saved = () =>
    driver.run(async () => {
      const files = globalThis.saved ?? [];
      return Promise.all(files.map(async (file) => `${file.type} ${(await file.text()).slice(0, 4)}`));
    });
  for (const format of [1, 2]) {
    await driver.clickInPopover(`.player-snapshot > .player-action:nth-of-type(${format})`);
    // The status of the panel changes, which can move the buttons.
    await expect.poll(async () => (await saved()).length).toBe(format);
  }
  const expected = ['image/svg+xml <svg', expect.stringContaining('image/png')];
  await expect.poll(saved).toEqual(expect.arrayContaining(expected));
});

test('a worker draws the player’s canvas, and animates it', async ({ driver, visit }) => {
  await visit('/coming-soon');
  await waitForState(driver, 'playing');
  const isTransferred = () => {
    const tree = document.querySelector('[data-island=player] .player-stage > div')?.shadowRoot;
    try {
      tree?.querySelector('canvas')?.getContext('2d');
      return false;
    } catch {
      return true;
    }
  };
  expect(await driver.run(isTransferred)).toBe(true);
  /** Returns the pixels of the canvas, scaled down to 48 × 48. */
  const readPixels = () => {
    const tree = document.querySelector('[data-island=player] .player-stage > div')?.shadowRoot;
    const canvas = tree?.querySelector('canvas');
    const copy = Object.assign(document.createElement('canvas'), { width: 48, height: 48 });
    const context = copy.getContext('2d');
    if (canvas) context?.drawImage(canvas, 0, 0, 48, 48);
    return String(context?.getImageData(0, 0, 48, 48).data);
  };
  const isDrawn = (pixels: string) => /[1-9]/.test(pixels);
  await expect.poll(async () => isDrawn(await driver.run(readPixels))).toBe(true);
  const first = await driver.run(readPixels);
  await expect.poll(() => driver.run(readPixels)).not.toBe(first);
});

test('the player shows an alert when its file is missing', async ({ driver, visit, site }) => {
  site.missing.add('.json');
  await visit('/coming-soon');
  await waitUntil(driver, () => document.querySelector('[data-state="error"] [role="alert"]') !== null);
});

test('the form reports that it is not connected, and keeps the typed text', async ({ driver, visit }) => {
  await visit('/coming-soon');
  await driver.click('main form input');
  await driver.run(() => {
    for (const box of document.querySelectorAll<HTMLInputElement>('main form input'))
      box.value = 'a@b.example';
  });
  await driver.click('main form button');
  // The message for an empty form doesn't contain this excerpt.
  const excerpt = 'text is still here';
  expect(formTexts.notConnected).toContain(excerpt);
  const status = () => document.querySelector('main [role="status"]')?.textContent ?? '';
  await expect.poll(() => driver.run(status)).toContain(excerpt);
  const typed = () => document.querySelector<HTMLInputElement>('main form input')?.value;
  expect(await driver.run(typed)).toBe('a@b.example');
});
