import { fuzz, fuzzSeconds } from '@/testing/fuzz';
import { hostilePrograms } from '@/testing/hostile-expressions';
import { MAX_EXPRESSION_STEPS } from '../../document/limits/limits';
import { createMath, LANGUAGE } from '../language';
import { Stop, withSteps } from '../meter';
import { Callable, Dictionary, ExpressionError, SandboxObject, Thrown, type Value } from '../values';
import { compile } from './compile';
import { UnsupportedSyntax } from './syntax';

const SECONDS = fuzzSeconds(3);

/** The maximum CPU time of an expression, in milliseconds, which includes garbage collection. */
const LIMIT = 100;

const PROTOTYPES = [Object, Array, Function, String, Number, Map].map(({ prototype }) => prototype as object);

const membersOf = () => PROTOTYPES.map((prototype) => Reflect.ownKeys(prototype).length);

/** Returns whether a value, with everything in it, consists only of values of expressions. */
function isContained(value: Value): boolean {
  const seen = new Set<Value>();
  const values = [value];
  for (let next = values.pop(); values.length > 0 || next !== undefined; next = values.pop()) {
    if (seen.has(next) || seen.size > 10_000) continue;
    seen.add(next);
    if (Array.isArray(next)) values.push(...next);
    else if (next instanceof Dictionary) values.push(...next.entries.values());
    else if (
      typeof next === 'function' ||
      (typeof next === 'object' && next && !(next instanceof SandboxObject))
    )
      return false;
  }
  return true;
}

const EXPECTED = [ExpressionError, Thrown, Stop, UnsupportedSyntax, SyntaxError];

function run(statements: string) {
  const math = createMath(new Callable(() => 0.5));
  const names = new Map<string, Value>([
    ...LANGUAGE,
    ['Math', math],
    ['value', [1, 2]],
    ['time', 1],
    ['thisLayer', new Dictionary([['position', [1, 2]]])],
  ]);
  const find = (name: string) => (names.has(name) ? { value: names.get(name) } : undefined);
  const members = membersOf();
  const started = process.cpuUsage();
  try {
    const program = compile(`var $bm_rt;\n${statements}`);
    const result = withSteps(
      MAX_EXPRESSION_STEPS,
      () => program({ find }),
      () => {},
    );
    expect(isContained(result)).toBe(true);
  } catch (error) {
    if (!EXPECTED.some((expected) => error instanceof expected) && !/nested too deeply/.test(String(error)))
      throw error;
    if (error instanceof Thrown) expect(isContained(error.value)).toBe(true);
  }
  const { user, system } = process.cpuUsage(started);
  expect((user + system) / 1000).toBeLessThan(LIMIT);
  expect(membersOf()).toEqual(members);
}

test(
  'a hostile expression reaches nothing of the page, ends in time, and fails only with its own errors',
  async () => {
    await fuzz(hostilePrograms, async (statements) => run(statements), SECONDS);
  },
  (SECONDS + 30) * 1000,
);
