import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { loadWithControls, openPopover } from './controls';
import { expect, test } from './fixtures';
import { square } from './harness/square';

/** Adds a host's style sheet before or after the player's. */
const addStyles = (page: Page, css: string, place: 'before' | 'after') =>
  page.evaluate(
    ([css, place]) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      if (place === 'after') document.adoptedStyleSheets = [sheet];
      else {
        const link = document.createElement('link');
        link.rel = 'stylesheet';
        link.href = `/style?${encodeURIComponent(css)}`;
        document.head.prepend(link);
        return new Promise((resolve) => {
          link.onload = resolve;
        });
      }
    },
    [css, place] as const,
  );

/** The parts that README.md lists, and how a test comes to see each. */
const PARTS: Record<string, (page: Page) => Promise<unknown>> = {
  player: async () => undefined,
  'player-debug': async () => undefined,
  'player-range': async () => undefined,
  'player-help-button': async () => undefined,
  'player-background-button': (page) => openPopover(page, 'More controls'),
  'player-snapshot-button': (page) => openPopover(page, 'More controls'),
  'player-speed-button': (page) => openPopover(page, 'More controls'),
  'player-stop-button': (page) => openPopover(page, 'More controls'),
  'player-repeat-button': (page) => openPopover(page, 'More controls'),
  'player-fullscreen-button': (page) => openPopover(page, 'More controls'),
  'player-bar': async () => undefined,
  'player-button': async () => undefined,
  'player-play-button': async () => undefined,
  'player-more-button': async () => undefined,
  'player-slider': async () => undefined,
  'player-track': async () => undefined,
  'player-progress': async () => undefined,
  'player-marker': async () => undefined,
  'player-hint': async () => undefined,
  'player-frame': async () => undefined,
  'player-field': async () => undefined,
  'player-tooltip': (page) => page.getByRole('button', { name: 'Play' }).hover(),
  'player-popover': (page) => openPopover(page, 'Background'),
  'player-action': (page) => openPopover(page, 'Background'),
  'player-input': (page) => openPopover(page, 'Background'),
  'player-note': (page) => openPopover(page, 'More controls').then(() => openPopover(page, 'Snapshot')),
  'player-notice': (page) => fail(page),
  'player-retry': (page) => fail(page),
};

test('README.md lists the same parts', async () => {
  const readme = await readFile('player/README.md', 'utf8');
  const [, looks = ''] = readme.split('## Styling');
  const listed = [...looks.matchAll(/`(player(?:-[a-z]+)*)`/g)].map(([, part]) => part as string);
  // What keeps the picture in the stage counts as much as a host's rule for it.
  expect([...new Set(listed)].sort()).toEqual([...Object.keys(PARTS), 'player-stage'].sort());
});

const fail = (page: Page) =>
  page.evaluate(() => window.harness.update('player', { src: '/fault/lottie?status=500' }));

for (const [part, show] of Object.entries(PARTS)) {
  test(`a host's plain rule for .${part} wins, wherever its style sheet stands`, async ({ page }) => {
    await page.route('**/style?*', (route) =>
      route.fulfill({
        contentType: 'text/css',
        body: decodeURIComponent(new URL(route.request().url()).search.slice(1)),
      }),
    );
    const rule = `.${part} { background: rgb(1, 2, 3); border-radius: 7px; padding: 3px; }`;
    await addStyles(page, rule, 'before');
    const markers = [{ tm: 20, dr: 10, cm: 'Doors open' }];
    await loadWithControls(
      page,
      {
        src: square({ markers }),
        debug: true,
        buttons: ['play', 'frame', 'background', 'snapshot', 'speed', 'stop', 'repeat', 'fullscreen'],
      },
      260,
    );
    await show(page);
    const first = page.locator(`.${part}`).first();
    await expect(first).toHaveCSS('background-color', 'rgb(1, 2, 3)');
    await expect(first).toHaveCSS('border-radius', '7px');
    await expect(first).toHaveCSS('padding-left', '3px');
    await addStyles(page, rule.replace('7px', '9px'), 'after');
    await expect(first).toHaveCSS('border-radius', '9px');
  });
}

/** Rules for elements as hosts have them for their own pages. */
const HOST =
  '* { margin: 0; padding: 0; box-sizing: border-box } button { background: blue; color: white; padding: 20px 40px; border: 3px solid red; border-radius: 20px } p { margin: 3em; font-size: 30px } input { width: 100%; padding: 20px; border: 5px solid green } fieldset { padding: 40px; border: 2px solid } label { display: block; font-weight: bold } svg { fill: none; stroke: red } ul { padding: 40px; list-style: disc } dl { margin: 50px }';

test("a host's rules for its elements change nothing of the bar, a popover or the notice", async ({
  page,
}) => {
  await page.evaluate(() => {
    document.body.style.margin = '8px';
  });
  const shots = async () => {
    const all: Buffer[] = [];
    const player = await loadWithControls(page);
    await openPopover(page, 'Background');
    all.push(await page.screenshot());
    await player.unmount();
    await player.load({ src: '/fault/lottie?status=500', controls: true });
    await expect(player.box.getByRole('alert')).toBeVisible();
    all.push(await page.screenshot());
    await player.unmount();
    return all;
  };
  const before = await shots();
  await addStyles(page, HOST, 'after');
  const after = await shots();
  for (const [index, shot] of after.entries())
    expect.soft(shot.equals(before[index] as Buffer), `${index}`).toBe(true);
});
