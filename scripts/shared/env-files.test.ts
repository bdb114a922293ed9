import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

test('env-files loads .env.development if NODE_ENV is "development"', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'env-files-'));
  await writeFile(join(directory, '.env.development'), 'FORMS=http://localhost:9/forms');
  await writeFile(join(directory, '.env.production'), 'FORMS=https://forms.example');
  const printed = execFileSync(
    process.execPath,
    [
      '--import',
      pathToFileURL(require.resolve('tsx')).href,
      '--eval',
      `import(${JSON.stringify(pathToFileURL(join(__dirname, 'env-files.ts')).href)}).then(() => console.log(process.env.FORMS))`,
    ],
    { cwd: directory, env: { PATH: process.env.PATH, NODE_ENV: 'development' }, encoding: 'utf8' },
  );
  await rm(directory, { recursive: true });
  expect(printed.trim()).toBe('http://localhost:9/forms');
});
