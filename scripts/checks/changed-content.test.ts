import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { changeContent, changedNames, copySources } from './changed-content';

/**
 * Reads values of the changed modules in a new process, because this process has already loaded the original
 * modules.
 */
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

let copy: string;
beforeAll(() => {
  copy = copySources();
});
afterAll(() => rmSync(copy, { recursive: true }));

test('copySources copies the sources, but not packages and built files', () => {
  expect(readFileSync(join(copy, 'app/page.tsx'))).toEqual(readFileSync('app/page.tsx'));
  for (const folder of ['node_modules', 'out', '.next', 'generated', '.git'])
    expect(existsSync(join(copy, folder))).toBe(false);
});

test('changeContent changes the firm’s name and adds an entry to each list in the copy', async () => {
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'), 'junction');
  await changeContent(copy);
  expect(readChanged(copy)).toEqual([changedNames.name, 6, 9, 4, 4]);
}, 60_000);
