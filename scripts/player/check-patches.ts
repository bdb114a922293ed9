import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  MODULE,
  PATCHED_FUNCTIONS,
  type PatchedFunctions,
} from '@/player/render/lottie-web/patched-functions';
import { functionText } from './function-text';
import { LOTTIE_WEB } from './lottie-web-modules';

const readModule = (module: string) => readFileSync(join(LOTTIE_WEB, module), 'utf8');

/**
 * Checks that the functions of lottie-web that the player patches are those that the patches were written for.
 * @throws an error that names each patch to look at, and the new hash of each function
 */
export function checkPatchedFunctions() {
  const changed = changedFunctions(PATCHED_FUNCTIONS, readModule);
  if (changed.length > 0)
    throw new Error(
      `lottie-web has changed. Compare each of these functions with the file that patches it, and then enter its new hash in player/render/lottie-web/patched-functions.ts:\n${changed.join('\n')}`,
    );
}

/** Returns a line for each function whose hash differs from the table, or that doesn't exist. */
export function changedFunctions(patched: PatchedFunctions, read: (module: string) => string): string[] {
  return Object.entries(patched).flatMap(([patch, modules]) =>
    Object.entries(modules).flatMap(([module, functions]) =>
      Object.entries(functions).flatMap(([name, expected]) => {
        const text = name === MODULE ? read(module) : functionText(read(module), name);
        const hash = text === undefined ? 'missing' : hashOf(text);
        return hash === expected ? [] : [`  ${patch}.ts: ${name} in ${module}: '${hash}'`];
      }),
    ),
  );
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 8);
