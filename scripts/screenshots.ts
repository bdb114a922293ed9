import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { run } from './run';

const BASELINES = 'e2e/visual/baselines';
const TEST = 'playwright test --project=site e2e/visual';

/**
 * Takes new screenshots of all pages as baselines. Reduces the screenshots to 128 colours, so
 * that the files are small.
 */
async function updateBaselines(): Promise<void> {
  process.exitCode = await run(`${TEST} --update-snapshots=all`);
  for (const file of readdirSync(BASELINES)) {
    const screenshot = await readFile(join(BASELINES, file));
    const small = await sharp(screenshot)
      .png({ palette: true, colours: 128, dither: 0, effort: 10 })
      .toBuffer();
    if (small.length < screenshot.length) await writeFile(join(BASELINES, file), small);
  }
  console.log(`Updated ${BASELINES}`);
}

if (process.argv.includes('--update')) await updateBaselines();
else {
  // If a page differs from its baseline, Playwright opens a report with the baseline, the
  // screenshot and their difference.
  process.exitCode = await run(`${TEST} --reporter=list,html`);
  console.log('To replace the baselines with the current pages, run: npm run screenshots -- --update');
}
