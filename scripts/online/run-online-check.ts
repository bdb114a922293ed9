import { parseArgs } from 'node:util';
import { countOf, fieldsOf } from '../content/issues';
import { readContent } from '../content/read-content';
import { checkLink, externalLinks, type LinkProblem, linkMessage } from './external-links';
import { mapConcurrently } from './request';

/** The checks that send requests, keyed by name. */
const checks: Readonly<Record<string, (options: readonly string[]) => Promise<void>>> = {
  live,
  links,
};

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
  // Import this module only here, because it imports the content. If the content has errors, a static import
  // would fail before `links` could report them.
  const { checkLiveSite } = await import('./check-live-site');
  const { address, host } = liveOptions(args);
  const { problems, notes } = await checkLiveSite(address, host);
  print(problems, notes);
}

/** @throws if an option is unknown or has no value */
function liveOptions(args: readonly string[]): { address?: string; host?: string } {
  try {
    const options = { host: { type: 'string' } } as const;
    const { positionals, values } = parseArgs({ args: [...args], options, allowPositionals: true });
    return { address: positionals[0], host: values.host };
  } catch {
    throw new Error(
      `Invalid option: ${args.join(' ')}. The only option is --host NAME: npm run check -- live https://www.example.com --host cloudflare-pages`,
    );
  }
}

async function links(): Promise<void> {
  const fields = fieldsOf(await readContent());
  const { site } = await import('@/content/site');
  const all = externalLinks(fields, site.url);
  const checked = await mapConcurrently(all, async (link) => ({
    ...link,
    problem: await checkLink(link.url),
  }));
  const count = (kind: LinkProblem['kind']) => checked.filter(({ problem }) => problem?.kind === kind).length;
  const messages = (...kinds: readonly LinkProblem['kind'][]) =>
    checked.flatMap(({ url, fields, problem }) =>
      problem && kinds.includes(problem.kind) ? fields.map((field) => linkMessage(field, url, problem)) : [],
    );
  print(messages('gone'), [
    ...messages('moved', 'unchecked'),
    `Requested ${all.length} links: ${count('gone')} gone, ${count('moved')} moved, ${count('unchecked')} not checked.`,
  ]);
}

function print(problems: readonly string[], notes: readonly string[]): void {
  for (const problem of problems) console.error(problem);
  for (const note of notes) console.log(note);
  console.log(countOf(problems));
  if (problems.length > 0) process.exitCode = 1;
}
