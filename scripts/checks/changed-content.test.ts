import { execFileSync, spawnSync } from 'node:child_process';
import { appendFileSync, rmSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { changeContent, changedNames } from './changed-content';
import { copySources } from './copy-project';

/** What the changed modules hold, read in a process of its own, as this one has loaded the originals. */
function readChanged(copy: string): unknown {
  const program = `
    import { services } from './content/home';
    import { partners } from './content/partners';
    import { posts } from './content/posts';
    import { projects } from './content/projects';
    import { site } from './content/site';
    const counts = [projects, partners, posts, services.list].map(({ length }) => length);
    console.log(JSON.stringify([site.name, ...counts]));`;
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
  expect(readChanged(copy)).toEqual([changedNames.name, 6, 9, 4, 4]);
  execFileSync('npx', ['tsx', 'scripts/assets.ts', 'icons'], { cwd: copy });
  expect(execFileSync('npx', ['tsx', 'scripts/check.ts'], { cwd: copy, encoding: 'utf8' })).toContain(
    'No problems found.',
  );
  appendFileSync(join(copy, 'content/posts.ts'), "\nconst open = 'no end;\n");
  const { status, stderr } = spawnSync('npx', ['tsx', 'scripts/check.ts'], { cwd: copy, encoding: 'utf8' });
  expect(status).toBe(1);
  expect(stderr).toMatch(
    /^content\/posts\.ts, line \d+: Unterminated string literal\n {2}const open = 'no end;\n/m,
  );
  rmSync(copy, { recursive: true });
}, 60_000);
