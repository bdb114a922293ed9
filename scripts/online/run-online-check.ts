import { parseArgs } from 'node:util';
import { countOf } from '../content/issues';
import { checkLiveSite } from './check-live-site';

/** The checks that send requests, keyed by name. */
const checks: Readonly<Record<string, (options: readonly string[]) => Promise<void>>> = { live };

/**
 * Runs a check that sends requests. Sets the exit code to 1 if there are problems.
 * @throws if there is no such check, or if its options are invalid
 */
export async function runOnlineCheck(name: string, options: readonly string[]): Promise<void> {
  const check = Object.hasOwn(checks, name) ? checks[name] : undefined;
  if (!check)
    throw new Error(
      `Unknown check: ${name}. Available: npm run check -- live https://www.example.com | links`,
    );
  await check(options);
}

async function live(args: readonly string[]): Promise<void> {
  const { positionals, values } = parseArgs({
    args: [...args],
    options: { host: { type: 'string' } },
    allowPositionals: true,
  });
  const { problems, notes } = await checkLiveSite(positionals[0], values.host);
  print(problems, notes);
}

function print(problems: readonly string[], notes: readonly string[]): void {
  for (const problem of problems) console.error(problem);
  for (const note of notes) console.log(note);
  console.log(countOf(problems));
  if (problems.length > 0) process.exitCode = 1;
}
