import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type AtRule, type ChildNode, parse } from 'postcss';
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

const documentedClasses = unique(readme, /`(player(?:-[a-z]+)*)`/g);

test('README.md documents the class of each button', () => {
  const buttons = [...EVERY_BUTTON.filter((button) => !['frame', 'time'].includes(button)), 'more', 'help'];
  expect(unique(readme, /`player-(\w+)-button`/g)).toEqual(buttons.sort());
});

test('README.md documents only classes that exist', () => {
  const lines = unique(sources('.tsx') + sources('.ts'), /className ?=.*|'\w+\.player[\w-]*'/g);
  const classNames = lines.flatMap((line) => line.match(/player[\w-]*/g));
  const documented = documentedClasses.filter((name) => !/-\w+-button$/.test(name));
  expect(documented.length).toBeGreaterThan(15);
  expect(classNames).toEqual(expect.arrayContaining(documented));
});

test('README.md documents exactly the CSS variables that the style sheets use', () => {
  expect(unique(readme, /--player-\w+/g)).toEqual(unique(sources('.css'), /--player-\w+/g));
});

// page-css.spec.ts tests that an app's rules for classes override rules in the layer.
test('rules outside of the layer are for the stage or the focus, or have a lower specificity than a class', () => {
  const isInLayer = ({ parent }: ChildNode): boolean =>
    parent?.type === 'atrule' && ((parent as AtRule).name === 'layer' || isInLayer(parent as AtRule));
  const outside: string[] = [];
  parse(sources('.css')).walkRules((rule) => {
    if (!isInLayer(rule)) outside.push(...rule.selectors);
  });
  const overriding = outside
    .filter((selector) => !selector.endsWith(':focus-visible'))
    .flatMap((selector) => selector.replace(/:where\(.*\)/, '').match(/player[\w-]*/g) ?? []);
  expect(overriding).toContain('player-stage');
  expect(documentedClasses.filter((name) => overriding.includes(name))).toEqual(['player-stage']);
});
