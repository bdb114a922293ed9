/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cases, casesFolder } from '@/e2e/player/harness/cases';

const listed = cases.map(({ file }) => file);
const others = readdirSync(casesFolder, { withFileTypes: true })
  .filter((entry) => entry.isFile() && ![...listed, 'cases.json'].includes(entry.name))
  .map(({ name }) => name);

const folder = join(casesFolder, '..');
const askers = [
  ...readdirSync(folder).filter((file) => file.endsWith('.spec.ts')),
  ...readdirSync(casesFolder)
    .filter((file) => file.endsWith('.html'))
    .map((file) => join('cases', file)),
].map((file) => [file, readFileSync(join(folder, file), 'utf8')] as const);

test.each(others)('%s is a row of cases.json, or a test asks for it by its name', (file) => {
  const [name = ''] = file.split('.');
  const asks = new RegExp(`['"\`/]${name}(\\.\\w+)?['"\`]`);
  expect(askers.filter(([asker, text]) => asker !== `cases/${file}` && asks.test(text))).not.toEqual([]);
});
