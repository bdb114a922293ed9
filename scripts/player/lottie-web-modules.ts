import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Plugin } from 'esbuild';
import {
  UNUSED_FUNCTIONS,
  UNUSED_IN_WORKER,
  WORKER_MODULES,
} from '@/player/render/lottie-web/replaced-modules';

import { functionText } from './function-text';

/** The folder of lottie-web's modules, relative to the project. */
export const LOTTIE_WEB = join('node_modules', 'lottie-web', 'player', 'js');

/** Matches the path of a module of lottie-web. */
const MODULE = /lottie-web[\\/]player[\\/]js[\\/](.+)$/;

const moduleOf = (path: string) => MODULE.exec(path)?.[1]?.replaceAll('\\', '/') ?? '';

/** Replaces the functions of lottie-web that a script doesn't need, and in the worker also modules. */
export const withoutUnusedCode = (isWorker = false): Plugin => ({
  name: 'without-unused-code',
  setup({ onLoad }) {
    onLoad({ filter: MODULE }, async ({ path }) => {
      const module = moduleOf(path);
      const resolveDir = dirname(path);
      const replaced = isWorker ? WORKER_MODULES[module] : undefined;
      if (replaced !== undefined) return { contents: replaced, resolveDir };
      const functions = [UNUSED_FUNCTIONS, isWorker ? UNUSED_IN_WORKER : {}].flatMap(
        (all) => all[module] ?? [],
      );
      if (functions.length > 0)
        return { contents: withoutBodies(await readFile(path, 'utf8'), functions), resolveDir };
    });
  },
});

/** Removes the contents of functions from the source text of a module. */
const withoutBodies = (source: string, functions: readonly string[]) =>
  functions.reduce((text, name) => {
    const found = functionText(text, name) ?? '';
    return text.replace(found, () => found.replace(/\{.*\}/s, '{}'));
  }, source);
