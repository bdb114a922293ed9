import { readFileSync, writeFileSync } from 'node:fs';
import { exhaustiveUnless } from '../exhaustive';
import { expect, playerOf, test } from './fixtures';
import { cases } from './harness/cases';
import { type CasePage, checkCase } from './harness/check-case';
import { schemaDefaults } from './harness/schema-defaults';
import { capture, decode, meanDifference } from './pixels';
import { RENDERERS } from './renderers';

const SUPPORT = 'player/SUPPORT.md';
const SIZE = { width: 100, height: 100 };

// A larger viewport would slow down each of the hundreds of screenshots.
test.use({ trace: 'off', viewport: { width: 200, height: 200 } });

for (const renderer of RENDERERS) {
  test(`${renderer}: every case has its expected pixels`, async ({ page }) => {
    const casePage: CasePage = {
      run: (script, argument) => page.evaluate(script as never, argument) as never,
      capture: async (size) => decode(await capture(page, size)).data,
    };
    for (const entry of cases) await test.step(entry.file, () => checkCase(casePage, entry, renderer));
  });

  test(
    `${renderer}: uses the default of each property that a file leaves out`,
    exhaustiveUnless(renderer === 'svg'),
    async ({ page }) => {
      test.setTimeout(180_000);
      const player = playerOf(page);
      for (const { field, without, with: explicit } of schemaDefaults().pairs) {
        await test.step(field, async () => {
          const captures = [];
          for (const src of [without, explicit]) {
            expect.soft(await player.load({ src, renderer }, SIZE), field).toBe('stopped');
            // A frame between two keyframes.
            await player.showFrame(20);
            captures.push(await capture(page, SIZE));
            await player.unmount();
          }
          expect.soft(captures[0], field).toBe(captures[1]);
        });
      }
    },
  );
}

test('renders the edges of clipped layers in a worker like an SVG', async ({ page }) => {
  const player = playerOf(page);
  for (const file of [
    'clipped-turned.json',
    'clipped-turned-opacity.json',
    'clipped-nested.json',
    'clipped-mask-effect.json',
  ]) {
    const capturedFrom = async (renderer: 'svg' | 'canvas') => {
      await player.load({ src: `/cases/${file}`, renderer }, SIZE);
      const png = decode(await capture(page, SIZE));
      await player.unmount();
      return png;
    };
    const svg = await capturedFrom('svg');
    expect(new Set(svg.data).size).toBeGreaterThan(1);
    expect(meanDifference(await capturedFrom('canvas'), svg), file).toBeLessThan(0.05);
  }
});

test('the table in SUPPORT.md matches the cases', () => {
  const text = readFileSync(SUPPORT, 'utf8');
  const [words = ''] = text.split('| What the file has');
  const wanted = `${words}${supportTable()}\n`;
  if (test.info().config.updateSnapshots === 'all') writeFileSync(SUPPORT, wanted);
  else {
    const command = 'npx playwright test e2e/player/cases.spec.ts --update-snapshots=all';
    expect(text, `player/SUPPORT.md is out of date: ${command}`).toBe(wanted);
  }
});

/** Returns a Markdown table of the cases. Its columns have the renderer that draws each one if requested. */
function supportTable(): string {
  const rows = cases.map(({ file, note, probes, drawnBy }) => [
    note.replace(/ \(.*\)$/, ''),
    ...RENDERERS.map((renderer) => drawnBy?.[renderer] ?? 'yes'),
    probes.length > 0 ? `\`${file}\`` : `\`${file}\` (only that it is drawn)`,
  ]);
  const head = ['What the file has', ...RENDERERS, 'Shown by'];
  // Pads the cells of each column to the same width, like the formatter.
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0)));
  const line = (cells: string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  return [head, widths.map((width) => '-'.repeat(width)), ...rows].map(line).join('\n');
}
