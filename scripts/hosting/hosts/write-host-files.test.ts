import { readFileSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hostFiles, writtenHostFiles } from '../host-files';
import { hostTable } from '../host-table';
import { filesBesideExport, writeHostFiles } from './write-host-files';

const site = {
  pages: [{ route: '/', file: 'index.html', html: '' }],
  notFound: { route: '/404', file: '404.html', html: '' },
  assets: [],
};
const table = hostTable(site, {}, '', [{ from: '/team.php', to: '/#contact' }]);

/** The text of every file of a host, by its file or folder in `hosting/`. */
const hosts = new Map<string, string>();
for (const [path, text] of Object.entries(filesBesideExport(table))) {
  const [name = ''] = path.split(/[\\/]/);
  hosts.set(name, `${hosts.get(name) ?? ''}${path}\n${text}\n`);
}

test('docs/deploy.md says how the files of each host are used', () => {
  const guide = readFileSync('docs/deploy.md', 'utf8');
  expect([...hosts.keys()].filter((name) => !guide.includes(`hosting/${name}`))).toEqual([]);
});

test('each host is told where an old address leads', () => {
  const untold = [...hosts].filter(([, text]) => !text.includes('team') || !text.includes('#contact'));
  expect(untold.map(([name]) => name)).toEqual([]);
});

test('the folder for GitHub Pages is there when no address has moved', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'hosts-'));
  const hosting = join(directory, 'hosting');
  await writeHostFiles(hostTable(site, {}, '', []), { out: join(directory, 'out'), hosting });
  expect(await readdir(hosting)).toContain('github-pages');
  await rm(directory, { recursive: true });
});

test('what is written into the export is known as a host’s, so that no visitor gets it', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'hosts-'));
  const [out, hosting] = [join(directory, 'out'), join(directory, 'hosting')];
  await writeHostFiles(table, { out, hosting });
  expect((await readdir(out)).sort()).toEqual([...writtenHostFiles].sort());
  expect(hostFiles).toEqual(expect.arrayContaining(await readdir(out)));
  expect((await readdir(hosting)).sort()).toEqual([...hosts.keys()].sort());
  await rm(directory, { recursive: true });
});
