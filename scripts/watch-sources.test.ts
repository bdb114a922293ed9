import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { watchSources } from './watch-sources';

test('runs after every change, also when an editor saves a file by replacing it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sources-'));
  const file = join(folder, 'site.ts');
  await writeFile(file, '0');
  const replace = async (text: string) => {
    await writeFile(`${folder}-swap`, text);
    await rename(`${folder}-swap`, file);
  };
  let seen = () => {};
  const end = await watchSources(async () => seen(), [folder]);
  for (const save of [
    () => writeFile(file, '1'),
    () => replace('2'),
    () => replace('3'),
    () => writeFile(file, '4'),
  ]) {
    const change = new Promise<void>((resolve) => {
      seen = resolve;
    });
    await save();
    await change;
  }
  await end();
  await rm(folder, { recursive: true });
}, 20_000);
