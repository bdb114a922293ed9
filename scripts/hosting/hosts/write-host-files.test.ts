import { readFileSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hostFiles, writtenHostFiles } from '../../export/read-export';
import { hostTable } from '../host-table';
import { filesBesideExport, writeHostFiles } from './write-host-files';

const site = {
  pages: [{ route: '/', file: 'index.html', html: '' }],
  notFound: { route: '/404', file: '404.html', html: '' },
  assets: [],
};
const table = hostTable(site, {}, '', [{ from: '/team.php', to: '/#contact' }]);

/** The text of each host's files, keyed by the name of the host's file or folder in `hosting/`. */
const hosts = new Map<string, string>();
for (const [path, text] of Object.entries(filesBesideExport(table))) {
  const [name = ''] = path.split(/[\\/]/);
  hosts.set(name, `${hosts.get(name) ?? ''}${path}\n${text}\n`);
}

test('docs/deploy.md describes the files of every host', () => {
  const guide = readFileSync('docs/deploy.md', 'utf8');
  expect([...hosts.keys(), 'netlify'].filter((name) => !guide.includes(`hosting/${name}`))).toEqual([]);
});

test('filesBesideExport returns each host’s redirects for old addresses', () => {
  const untold = [...hosts].filter(([, text]) => !text.includes('team') || !text.includes('#contact'));
  expect(untold.map(([name]) => name)).toEqual([]);
});

test('writeHostFiles creates the folder for GitHub Pages even if there are no redirects', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'hosts-'));
  const hosting = join(directory, 'hosting');
  await writeHostFiles(hostTable(site, {}, '', []), { out: join(directory, 'out'), hosting });
  expect(await readdir(hosting)).toContain('github-pages');
  await rm(directory, { recursive: true });
});

test('writeHostFiles writes only the listed host files into the export', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'hosts-'));
  const [out, hosting] = [join(directory, 'out'), join(directory, 'hosting')];
  await writeHostFiles(table, { out, hosting });
  expect((await readdir(out)).sort()).toEqual([...writtenHostFiles].sort());
  expect(hostFiles).toEqual(expect.arrayContaining(await readdir(out)));
  expect((await readdir(hosting)).sort()).toEqual([...hosts.keys(), 'netlify'].sort());
  await rm(directory, { recursive: true });
});
