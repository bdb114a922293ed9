import type { Locator, Page } from '@playwright/test';
import { teaser } from '@/content/coming-soon';
import { hero as content } from '@/content/home';
import { hero, questions } from '@/content/home1';
import { posts } from '@/content/posts';
import { message, notes, profile } from '@/content/profile';
import { projects } from '@/content/projects';
import { dialogTexts, formTexts, site } from '@/content/site';
import { exhaustiveUnless } from '@/testing/exhaustive';
import { expect, test, visit, visitInteractive } from './fixtures';
import { holdRequests } from './hold-requests';
import { pages } from './page-table';
import { screenReaderLog, startScreenReaderLog } from './screen-reader-log';

/** An action, and the lines that the action must add to the screen reader log, in any order. */
type Step = [act: () => Promise<unknown>, ...lines: string[]];

/**
 * Runs each step and checks the lines that it adds to the log. If an unexpected line is logged late, the next
 * step fails.
 */
async function runSteps(page: Page, steps: readonly Step[]) {
  let count = 0;
  for (const [index, [act, ...lines]] of steps.entries()) {
    await act();
    const found = async () => (await screenReaderLog(page)).slice(count).sort();
    const message = `step ${index + 1} of ${steps.length}`;
    await expect.poll(found, { message, intervals: [50] }).toEqual(lines.sort());
    count += lines.length;
  }
}

const press = (control: Locator, key = 'Enter') => {
  const { keyboard } = control.page();
  return async () => {
    await control.focus();
    await keyboard.press(key);
  };
};

const [empty, typed] = [formTexts.notConnectedEmpty, formTexts.notConnected].map(
  (text) => `status: ${text.replace('{mail}', site.contact.mail.label)}`,
) as [string, string];

test('the home page announces changes in the player, details, dialogs, carousel and hero', async ({
  page,
}) => {
  const { release } = await holdRequests(page, '**/animations/*');
  await visitInteractive(page, '/');
  const bar = page.getByRole('group', { name: 'A day on campus: controls' });
  await bar.scrollIntoViewIfNeeded();
  await expect(page.locator('[data-state=loading]')).toBeVisible();
  const button = (name: string) => bar.getByRole('button', { name });
  const slider = bar.getByRole('slider', { name: 'Seek' });
  const hero = page.getByRole('group', { name: content.layers });
  const more = page.locator('summary').first();
  const [project] = projects;
  const explore = page.getByRole('button', { name: `Explore ${project?.name}` });
  const pauseLogos = page.getByRole('button', { name: 'Pause the marks' });
  await startScreenReaderLog(page);
  await runSteps(page, [
    // Nothing is announced when the animation has loaded and starts to play.
    [press(button('Play')), 'focus: button Play'],
    [press(button('Repeat')), 'focus: button Repeat', 'pressed: false'],
    [
      async () => {
        release();
        await expect(page.locator('[data-state=playing]')).toBeVisible();
      },
    ],
    // Turn Repeat on again, so that the animation never ends.
    [press(button('Repeat')), 'pressed: true'],
    [press(button('Pause')), 'focus: button Pause', 'name: Play'],
    [press(button('Play')), 'name: Pause'],
    // Scrolling the player out of view and back suspends and resumes playback. This must not be announced.
    [
      async () => {
        await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
        await expect(page.locator('[data-state=frozen]')).toBeAttached();
        await bar.scrollIntoViewIfNeeded();
        await expect(page.locator('[data-state=playing]')).toBeVisible();
      },
    ],
    [press(button('Pause')), 'name: Play'],
    [press(button('Stop')), 'focus: button Stop', 'status: Stopped'],
    [press(slider, 'End'), 'focus: slider Seek', 'value: 23:59, frame 1439 of 1439'],
    [press(slider, 'Home'), 'value: 00:00, frame 0 of 1439'],
    [press(button('Snapshot')), 'focus: button Snapshot', 'expanded: true', 'focus: button Download SVG'],
    [() => page.keyboard.press('Escape'), 'focus: button Snapshot', 'expanded: false'],
    [
      press(more),
      'focus: Read more on Project management',
      'expanded: true',
      'name: Read less on Project management',
    ],
    [press(explore), `focus: button Explore ${project?.name}`, `focus: button ${dialogTexts.close}`],
    [() => page.keyboard.press('Escape'), `focus: button Explore ${project?.name}`],
    [press(pauseLogos), 'focus: button Pause the marks', 'name: Play the marks'],
    [
      press(hero.getByRole('radio').first(), 'ArrowRight'),
      'focus: radio CHILL',
      'focus: radio MANAGE',
      'checked: true',
    ],
  ]);
});

test('/home1 announces when the hover animation or a question is toggled', async ({ page }) => {
  // Without reduced motion, the animation plays once when it is in view.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visitInteractive(page, '/home1');
  const { label } = hero.animation;
  const piece = page.getByRole('button', { name: label });
  await expect(page.locator('[data-state=stopped]')).toBeVisible();
  const question = page.locator('summary').first();
  await startScreenReaderLog(page);
  await runSteps(page, [
    [() => piece.focus(), `focus: button ${await piece.evaluate((element) => element.computedName)}`],
    [press(piece), 'pressed: true'],
    [() => page.keyboard.press('Escape'), 'pressed: false'],
    [press(question), `focus: ${questions.list[0]?.question}`, 'expanded: false'],
    [press(question), 'expanded: true'],
  ]);
});

test('/profile announces the state of Follow, titles of posts and form messages', async ({ page }) => {
  await visitInteractive(page, '/profile');
  const send = page.getByRole('button', { name: message.form.submit });
  const followButton = page.getByRole('button', { name: profile.follow });
  const box = page.getByLabel('Full name');
  const [post, next] = posts;
  const read = (of = post) => page.getByRole('button', { name: `${notes.read} ${of?.title}` });
  await startScreenReaderLog(page);
  await runSteps(page, [
    [press(followButton), `focus: button ${profile.follow}`, 'pressed: true'],
    [press(followButton), 'pressed: false'],
    [press(read(post)), `focus: button ${notes.read} ${post?.title}`, `focus: heading ${post?.title}`],
    [
      press(page.getByRole('link', { name: `${dialogTexts.next} ${next?.title}` })),
      `focus: link ${dialogTexts.next.toUpperCase()} ${next?.title}`,
      // The browser focuses this button when the first dialog closes. The focus then moves on in the same task.
      `focus: button ${notes.read} ${post?.title}`,
      `focus: button ${notes.read} ${next?.title}`,
      `focus: heading ${next?.title}`,
    ],
    [() => page.keyboard.press('Escape'), `focus: button ${notes.read} ${next?.title}`],
    [press(send), `focus: button ${message.form.submit}`, empty],
    [press(send), empty],
    [() => box.fill('Ada'), 'focus: textbox Full name'],
    [press(send), `focus: button ${message.form.submit}`, typed],
  ]);
});

test('/coming-soon announces once that the animation failed to load', async ({ page, faults }) => {
  await page.route('**/animations/*', (route) => route.fulfill({ status: 404 }));
  await visit(page, '/coming-soon');
  const [short = ''] = teaser.animation.label.split(':');
  await startScreenReaderLog(page);
  await runSteps(page, [
    [() => page.mouse.move(1, 1), `alert: “${short}” could not be loaded. Try again later.`],
    [press(page.getByRole('textbox'), 'Home'), 'focus: textbox E-mail'],
  ]);
  faults.splice(0);
});

for (const { path, isSample } of pages) {
  const name = `each heading of ${path} has an accessible name with the same words as its visible text`;
  test(name, exhaustiveUnless(isSample), async ({ page }) => {
    await visit(page, path);
    const headings = page.locator('h1, h2, h3, h4').filter({ visible: true });
    const names = await headings.evaluateAll((all) => all.map(({ computedName }) => computedName));
    const seen = await headings.allInnerTexts();
    const words = (text: string) => text.toLowerCase().trim().split(/\s+/);
    expect(names.map(words)).toEqual(seen.map(words));
  });
}
