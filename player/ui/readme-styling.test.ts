import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { EVERY_BUTTON } from './controls/buttons';

const player = join(__dirname, '..');
const readme = readFileSync(join(player, 'README.md'), 'utf8');

/** Returns the concatenated text of all files with an extension, except tests. */
const sources = (extension: string) =>
  readdirSync(player, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(extension) && !file.includes('.test.'))
    .map((file) => readFileSync(join(player, file), 'utf8'))
    .join('\n');

const unique = (text: string, pattern: RegExp) =>
  [...new Set([...text.matchAll(pattern)].map(([match, group]) => group ?? match))].sort();

test('README.md documents the class of each button', () => {
  const buttons = [...EVERY_BUTTON.filter((button) => button !== 'frame'), 'more', 'help'];
  expect(unique(readme, /`player-(\w+)-button`/g)).toEqual(buttons.sort());
});

test('README.md documents only classes that exist', () => {
  const classNames = unique(sources('.tsx'), /className=.*/g).flatMap((line) => line.match(/player[\w-]*/g));
  const documented = unique(readme, /`(player(?:-[a-z]+)*)`/g).filter((name) => !/-\w+-button$/.test(name));
  expect(documented.length).toBeGreaterThan(15);
  expect(classNames).toEqual(expect.arrayContaining(documented));
});

test('README.md documents exactly the CSS variables that the style sheets use', () => {
  expect(unique(readme, /--player-\w+/g)).toEqual(unique(sources('.css'), /--player-\w+/g));
});
