/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cases, casesFolder } from '@/testing/cases';

const listed = cases.map(({ file }) => file);
const others = readdirSync(casesFolder, { withFileTypes: true })
  .filter((entry) => entry.isFile() && ![...listed, 'cases.json'].includes(entry.name))
  .map(({ name }) => name);

const folder = join(casesFolder, '..');
const users = [
  ...readdirSync(folder).filter((file) => file.endsWith('.spec.ts')),
  ...readdirSync(casesFolder)
    .filter((file) => /\.html$|^page-styles\.json$/.test(file))
    .map((file) => join('cases', file)),
].map((file) => [file, readFileSync(join(folder, file), 'utf8')] as const);

test.each(others)('the test case %s is listed in cases.json or used by a test', (file) => {
  const [name = ''] = file.split('.');
  const mention = new RegExp(`['"\`/]${name}(\\.\\w+)?['"\`]`);
  expect(users.filter(([user, text]) => user !== `cases/${file}` && mention.test(text))).not.toEqual([]);
});
