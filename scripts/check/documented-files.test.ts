import { readdirSync, readFileSync } from 'node:fs';

const pathsIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `/${folder}/${file}`);

const files = [
  ...['app', 'artwork', 'browser', 'components', 'content', 'docs', 'e2e', 'player', 'public', 'scripts'],
  'testing',
]
  .flatMap(pathsIn)
  .concat(readdirSync('.').map((file) => `/${file}`));

const documents = pathsIn('docs')
  .map((file) => file.slice(1))
  .filter((file) => file.endsWith('.md'));

test.each([...documents, 'CONTRIBUTING.md', 'player/README.md', 'player/HOSTING.md', 'player/RECIPES.md'])(
  '%s refers only to files that exist',
  (document) => {
    const code = [...readFileSync(document, 'utf8').matchAll(/`([\w./-]+\.(?:tsx?|css|md))`/g)];
    const missing = code
      .map(([, name]) => name)
      .filter((name) => !files.some((file) => file.endsWith(`/${name}`)));
    expect(missing).toEqual([]);
  },
);

test('CONTRIBUTING.md gives a reason for each dependency', () => {
  const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  const [, section = ''] = readFileSync('CONTRIBUTING.md', 'utf8').split('## Dependencies\n');
  const [list = ''] = section.split('`package.json` contains');
  const listed = list.match(/^- .+?:/gm)?.flatMap((line) => line.match(/(?<=`)[^`, ]+(?=`)/g) ?? []);
  expect(listed?.sort()).toEqual(Object.keys({ ...dependencies, ...devDependencies }).sort());
});
