import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { changeContent, otherName } from './changed-content';
import { copyProject } from './copy-project';

/** What the changed modules hold, read by a program of its own: this one has read the originals. */
function read(copy: string, file: string, expression: string): unknown {
  const program = `import * as content from './content/${file}'; console.log(JSON.stringify(content.${expression}))`;
  const printed = execFileSync(join(copy, 'node_modules/.bin/tsx'), ['--input-type=module', '-e', program], {
    cwd: copy,
    encoding: 'utf8',
  });
  return JSON.parse(printed);
}

test('the copy has another name, one more of each, and passes the check', async () => {
  const copy = await copyProject();
  await changeContent(copy);
  expect(read(copy, 'site', 'site.name')).toBe(otherName.name);
  expect(read(copy, 'projects', 'projects.length')).toBe(6);
  expect(read(copy, 'partners', 'partners.length')).toBe(9);
  expect(read(copy, 'posts', 'posts.length')).toBe(4);
  expect(read(copy, 'home', 'services.list.length')).toBe(4);
  expect(execFileSync('npx', ['tsx', 'scripts/check.ts'], { cwd: copy, encoding: 'utf8' })).toContain(
    'in order',
  );
  rmSync(copy, { recursive: true });
}, 60_000);
