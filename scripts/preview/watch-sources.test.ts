import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { watchSources } from './watch-sources';

test('every change is seen, also of a file that an editor saves by putting another in its place', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sources-'));
  const file = join(folder, 'site.ts');
  await writeFile(file, '0');
  let seen: (changed: string) => void = () => {};
  const end = await watchSources(async (changed) => seen(changed), [folder]);
  for (const save of [
    () => writeFile(file, '1'),
    async () => {
      await writeFile(join(folder, '..', 'sources-swap'), '2');
      await rename(join(folder, '..', 'sources-swap'), file);
    },
    async () => {
      await writeFile(join(folder, '..', 'sources-swap'), '3');
      await rename(join(folder, '..', 'sources-swap'), file);
    },
    () => writeFile(file, '4'),
  ]) {
    const change = new Promise<string>((resolve) => {
      seen = resolve;
    });
    await save();
    expect(await change).toBe(file);
  }
  await end();
  await rm(folder, { recursive: true });
}, 20_000);
