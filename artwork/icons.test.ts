import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { drawIcons, iconSvg } from './icons';

test('every icon file shows the logo from content/logo.ts (if this fails, run "npm run assets")', async () => {
  expect(readFileSync('app/icon.svg', 'utf8')).toBe(iconSvg);
  for (const [file, drawn] of Object.entries(await drawIcons())) {
    const kept = readFileSync(file);
    const [here, now] = await Promise.all(
      [kept, drawn].map((png) => sharp(png).removeAlpha().raw().toBuffer()),
    );
    const differing = [...(here ?? [])].filter((value, n) => Math.abs(value - (now?.[n] ?? 0)) > 8).length;
    expect(differing / (now?.length ?? 1)).toBeLessThan(0.01);
  }
});
