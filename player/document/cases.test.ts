import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesFolder } from '@/testing/cases';

const files = readdirSync(filesFolder, { withFileTypes: true }).filter((entry) => entry.isFile());

const specs = join(filesFolder, '..');
const users = readdirSync(specs)
  .filter((file) => file.endsWith('.spec.ts'))
  .map((file) => readFileSync(join(specs, file), 'utf8'));

test.each(files)('the file $name is used by a test', ({ name }) => {
  const mention = new RegExp(`['"\`/]${name.split('.')[0]}(\\.\\w+)?['"\`]`);
  expect(users.some((text) => mention.test(text))).toBe(true);
});
