import { inspect } from 'node:util';
import fc from 'fast-check';

/** The duration of a run in seconds, and its seed. Example of a longer run: `FUZZ_SECONDS=600 FUZZ_SEED=7`. */
const { FUZZ_SECONDS, FUZZ_SEED = 36 } = process.env;

export const fuzzSeconds = (byDefault: number) => Number(FUZZ_SECONDS ?? byDefault);

/**
 * Checks random values, one at a time, for a number of seconds. Throws the first failure with its values, which are
 * not shrunk: each attempt with a file that hangs would take half a minute.
 * @param runs the number of checks after which a run of the default duration ends early
 */
export async function fuzz<Values>(
  values: fc.Arbitrary<Values>,
  check: (values: Values) => Promise<void>,
  seconds: number,
  runs = Number.MAX_SAFE_INTEGER,
) {
  let last: Promise<void> | undefined;
  const property = fc.asyncProperty(values, (value) => {
    last = check(value);
    return last;
  });
  const result = await fc.check(property, {
    seed: Number(FUZZ_SEED),
    numRuns: FUZZ_SECONDS ? Number.MAX_SAFE_INTEGER : runs,
    interruptAfterTimeLimit: seconds * 1000,
    endOnFailure: true,
  });
  // Wait for the last check, which might still be running when the time is up.
  await last?.catch(() => {});
  const summary = `${result.numRuns} checks, seed ${FUZZ_SEED}`;
  if (FUZZ_SECONDS) console.log(summary);
  if (!result.failed) return;
  const { stack } = result.errorInstance as Error;
  const found = inspect(result.counterexample, { depth: 8, maxArrayLength: 2000 });
  throw new Error(`Failed after ${summary}: ${stack?.slice(0, 1500)}\n${found.slice(0, 10_000)}`);
}
