import { readFileSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { providerFiles } from '../../build/read-export';
import { sampleTable } from './sample-table';
import { writeProviderFiles } from './write-provider-files';

test('writeProviderFiles writes only files that readExport or docs/deploy.md names', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'providers-'));
  const [out, hosting] = [join(directory, 'out'), join(directory, 'hosting')];
  await writeProviderFiles(sampleTable(), { out, hosting });
  expect((await readdir(out)).sort()).toEqual(providerFiles);
  const guide = readFileSync('docs/deploy.md', 'utf8');
  expect((await readdir(hosting)).filter((name) => !guide.includes(`hosting/${name}`))).toEqual([]);
  await rm(directory, { recursive: true });
});
