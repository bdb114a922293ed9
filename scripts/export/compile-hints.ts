/**
 * What the browser reads at a script's beginning: compile every function of it while it loads, on another thread,
 * instead of each when it is first called, on the page's own. Browsers that don't know it see a comment.
 * (https://github.com/WICG/explicit-javascript-compile-hints-file-based)
 */
const compileHint = '//# allFunctionsCalledOnLoad\n';

/** Bytes of a script from which the hint pays for its own. */
const worthIt = 50_000;

/** A script with the hint at its beginning, unless it is too short for it to matter. */
export function withCompileHint(script: string): string {
  return script.length < worthIt ? script : compileHint + script;
}
