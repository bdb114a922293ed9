import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cases } from '@/testing/cases';
import { animationText, drawableFiles, hasCorpus } from '@/testing/corpus';
import { hostileFiles } from '@/testing/hostile-files';
import { type Budget, createBudget } from '../limits/budget';
import { visitObjects } from '../traverse';
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
    all[name]?.(animation, createBudget());
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

/** The number of values in the hostile files grows with this number. */
const SIZE = 200;

/** The maximum number of values that a rule adds for each value of a file without spending them. */
const LINEAR = 20;

function countValues(data: object): number {
  let count = 0;
  visitObjects(data, (object) => {
    count += Object.keys(object).length;
  });
  return count;
}

describe.each(Object.keys(all))('the rule %s', (name) => {
  /** Runs the rule on each hostile file. Returns the numbers of values before and after, and of spent values. */
  const results = Object.entries(hostileFiles).map(([kind, create]) => {
    const animation = JSON.parse(JSON.stringify(create(SIZE)));
    const text = JSON.stringify(animation);
    let spent = 0;
    const budget: Budget = {
      ...createBudget(),
      spend(_what, count) {
        spent += count;
        return spent;
      },
    };
    const before = countValues(animation);
    jest.spyOn(console, 'warn').mockImplementation();
    all[name]?.(animation, budget);
    return {
      kind,
      before,
      after: countValues(animation),
      spent,
      isChanged: JSON.stringify(animation) !== text,
    };
  });

  test('spends the values that it adds to a file, unless their number is linear in the size of the file', () => {
    const unspent = results.filter(({ before, after, spent }) => after > spent + LINEAR * before);
    expect(unspent).toEqual([]);
  });

  test('changes at least one hostile file', () => {
    expect(results.some(({ isChanged }) => isChanged)).toBe(true);
  });
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
