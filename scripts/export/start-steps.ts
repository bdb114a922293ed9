import { runInNewContext } from 'node:vm';

/** What Turbopack's runtime is given to start a page: chunks that must be there, and the modules to run. */
export type Start = { otherChunks: string[]; runtimeModuleIds: number[] };

const hydrateRoot = '.hydrateRoot=';

/**
 * A page's start in two steps: React's DOM module, which needs nothing of Next, and then the page. Run at once they are
 * the longest task of a page's life, and a step can be a task of its own.
 * @param start as Next writes it, in JSON
 * @param scripts the texts of the page's scripts
 * @throws when none of them has React's `hydrateRoot` as Turbopack used to write it
 */
export function startSteps(start: string, scripts: readonly string[]): Start[] {
  const page: Start = JSON.parse(start);
  const chunk = scripts.find((script) => script.includes(hydrateRoot)) ?? '';
  const parts: unknown[] = [];
  // A chunk is one call that hands over its modules, each an id and then its function. Nothing of them runs here.
  runInNewContext(chunk, { TURBOPACK: { push: (all: unknown[]) => parts.push(...all) } });
  const id = parts[parts.findIndex((part) => String(part).includes(hydrateRoot)) - 1];
  if (typeof id !== 'number') throw new Error('React’s DOM module is not where Turbopack used to write it');
  return [{ ...page, runtimeModuleIds: [id] }, page];
}
