import { execFileSync, spawnSync } from 'node:child_process';
import { appendFileSync, rmSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { changeContent, changedNames } from './changed-content';
import { copySources } from './copy-project';

/** Reads a changed module in a process of its own, as this one has loaded the originals. */
function read(copy: string, file: string, expression: string): unknown {
  const program = `import * as content from './content/${file}'; console.log(JSON.stringify(content.${expression}))`;
  const printed = execFileSync(join(copy, 'node_modules/.bin/tsx'), ['--input-type=module', '-e', program], {
    cwd: copy,
    encoding: 'utf8',
  });
  return JSON.parse(printed);
}

test('the copy has another name, one more of each, and passes the check; without a quote the check names the line', async () => {
  const copy = copySources();
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'), 'junction');
  await changeContent(copy);
  expect(read(copy, 'site', 'site.name')).toBe(changedNames.name);
  expect(read(copy, 'projects', 'projects.length')).toBe(6);
  expect(read(copy, 'partners', 'partners.length')).toBe(9);
  expect(read(copy, 'posts', 'posts.length')).toBe(4);
  expect(read(copy, 'home', 'services.list.length')).toBe(4);
  execFileSync('npx', ['tsx', 'scripts/assets.ts', 'icons'], { cwd: copy });
  expect(execFileSync('npx', ['tsx', 'scripts/check.ts'], { cwd: copy, encoding: 'utf8' })).toContain(
    'in order',
  );
  appendFileSync(join(copy, 'content/posts.ts'), "\nconst open = 'no end;\n");
  const { status, stderr } = spawnSync('npx', ['tsx', 'scripts/check.ts'], { cwd: copy, encoding: 'utf8' });
  expect(status).toBe(1);
  expect(stderr).toMatch(
    /^content\/posts\.ts, line \d+: Unterminated string literal\n {2}const open = 'no end;\n/m,
  );
  rmSync(copy, { recursive: true });
}, 60_000);
