import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cases } from '@/testing/cases';
import { animationText, drawableFiles, hasCorpus } from '@/testing/corpus';
import { CANVAS_RULES, RULES } from './normalize';

const samples = drawableFiles.map((file) => JSON.stringify(JSON.parse(animationText(file))));
const examples = cases.map(({ animation }) => JSON.stringify(animation));

const all = { ...RULES, ...CANVAS_RULES };

type Changed = Record<'examples' | 'samples', string[]>;

const changedByRule = new Map<string, Changed>();

/** Returns the files that a rule changes if no other rule runs. All tests share the cached result. */
function changedBy(name: string): Changed {
  const isChanged = (text: string) => {
    const animation = JSON.parse(text);
    all[name]?.(animation);
    return JSON.stringify(animation) !== text;
  };
  const changed = changedByRule.get(name) ?? {
    examples: examples.filter(isChanged),
    samples: samples.filter(isChanged),
  };
  changedByRule.set(name, changed);
  return changed;
}

// Suppress the messages of rules that log what they remove.
beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation();
});

test('RULES and CANVAS_RULES contain every rule in the folder normalize', () => {
  const files = readdirSync(__dirname).filter((file) => !/\.test\.ts$|^normalize\.ts$/.test(file));
  expect(
    Object.keys(all)
      .map((name) => `${name}.ts`)
      .sort(),
  ).toEqual(files.sort());
});

test.each(Object.keys(all))('the rule %s changes at least one test case', (name) => {
  expect(changedBy(name).examples).not.toEqual([]);
});

/** Returns how many sample files a rule changes, according to its TSDoc. */
function documentedCount(name: string): string | undefined {
  const source = readFileSync(join(__dirname, `${name}.ts`), 'utf8').replace(/\s+\*\s+/g, ' ');
  return /Changes (no|\d+) sample files?\./.exec(source)?.[1];
}

test.each(Object.keys(all))(
  'the TSDoc of the rule %s states the number of sample files that the rule changes',
  (name) => {
    const documented = documentedCount(name);
    expect(documented).toMatch(/^(no|\d+)$/);
    const counted = changedBy(name).samples.length;
    if (hasCorpus) expect(documented).toBe(counted === 0 ? 'no' : String(counted));
  },
);
