import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { writeGallery } from './gallery/write-gallery';
import { run } from './run';

const kept = 'e2e/visual/kept';

/** Takes all kept screenshots anew, and reduces their colours, of which the pages have few, so that the files are small. */
async function keepScreenshots(): Promise<void> {
  process.exitCode = await run('playwright test --project=site e2e/visual --update-snapshots=all');
  for (const file of readdirSync(kept)) {
    const picture = await readFile(join(kept, file));
    const small = await sharp(picture).png({ palette: true, colours: 128, dither: 0, effort: 10 }).toBuffer();
    if (small.length < picture.length) await writeFile(join(kept, file), small);
  }
  console.log(`Kept in ${kept}`);
}

// To be looked at before it is kept.
if (process.argv.includes('--keep')) await keepScreenshots();
else {
  await writeGallery();
  console.log('npm run screenshots -- --keep keeps the pages as they are now.');
}
