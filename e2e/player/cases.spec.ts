import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from './fixtures';
import { capture } from './harness/capture';
import { cases } from './harness/cases';
import { type CasePage, checkCase } from './harness/check-case';
import { supportTable } from './harness/support-table';
import { RENDERERS } from './renderers';

const SUPPORT = fileURLToPath(new URL('../../player/SUPPORT.md', import.meta.url));

// A larger viewport would slow down each of the hundreds of screenshots.
test.use({ trace: 'off', viewport: { width: 200, height: 200 } });

for (const renderer of RENDERERS) {
  test(`${renderer}: every case has its expected pixels`, async ({ page }) => {
    const session = await page.context().newCDPSession(page);
    await page.evaluate(() => {
      document.body.style.margin = '0';
    });
    const casePage: CasePage = {
      run: (script, argument) => page.evaluate(script as never, argument) as never,
      capture: (size) => capture(session, size),
    };
    for (const entry of cases) await test.step(entry.file, () => checkCase(casePage, entry, renderer));
  });
}

test('the table in SUPPORT.md matches the cases', () => {
  const text = readFileSync(SUPPORT, 'utf8');
  const [words = ''] = text.split('| What the file has');
  const wanted = `${words}${supportTable(cases)}\n`;
  if (test.info().config.updateSnapshots === 'all') writeFileSync(SUPPORT, wanted);
  else {
    const command = 'npx playwright test e2e/player/cases.spec.ts --update-snapshots=all';
    expect(text, `player/SUPPORT.md is out of date: ${command}`).toBe(wanted);
  }
});
