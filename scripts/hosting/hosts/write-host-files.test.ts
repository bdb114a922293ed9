import { readFileSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hostFiles } from '../../export/read-export';
import { sampleTable } from './sample-table';
import { writeHostFiles } from './write-host-files';

test('writeHostFiles writes only files that readExport or docs/deploy.md names', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'hosts-'));
  const [out, hosting] = [join(directory, 'out'), join(directory, 'hosting')];
  await writeHostFiles(sampleTable(), { out, hosting });
  expect((await readdir(out)).sort()).toEqual(hostFiles);
  const guide = readFileSync('docs/deploy.md', 'utf8');
  expect((await readdir(hosting)).filter((name) => !guide.includes(`hosting/${name}`))).toEqual([]);
  await rm(directory, { recursive: true });
});
