import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Plugin, transform } from 'esbuild';
import {
  deferExpressions,
  EXPRESSION_MANAGER,
  REPLACED_FUNCTIONS,
  WORKER_MODULES,
} from '@/player/render/lottie-web/replaced-modules';

import { functionText } from './function-text';

/** The folder of lottie-web's modules, relative to the project. */
export const LOTTIE_WEB = join('node_modules', 'lottie-web', 'player', 'js');

/** Matches the path of a module of lottie-web. */
const MODULE = /lottie-web[\\/]player[\\/]js[\\/](.+)$/;

const moduleOf = (path: string) => MODULE.exec(path)?.[1]?.replaceAll('\\', '/') ?? '';

/** Replaces the modules and functions of lottie-web that the worker doesn't need. */
export const withoutUnusedCode: Plugin = {
  name: 'without-unused-code',
  setup({ onLoad }) {
    onLoad({ filter: MODULE }, async ({ path }) => {
      const module = moduleOf(path);
      const resolveDir = dirname(path);
      const contents = WORKER_MODULES[module];
      if (contents !== undefined) return { contents, resolveDir };
      const functions = REPLACED_FUNCTIONS[module];
      return functions && { contents: withoutBodies(await readFile(path, 'utf8'), functions), resolveDir };
    });
  },
};

/** Removes the contents of functions from the source text of a module. */
const withoutBodies = (source: string, functions: readonly string[]) =>
  functions.reduce((text, name) => {
    const found = functionText(text, name) ?? '';
    return text.replace(found, () => found.replace(/\{.*\}/s, '{}'));
  }, source);

/** Keeps lottie-web's code for expressions in a string until an animation has an expression. */
export const lateExpressions: Plugin = {
  name: 'late-expressions',
  setup({ onLoad }) {
    onLoad({ filter: MODULE }, async ({ path }) => {
      if (moduleOf(path) !== EXPRESSION_MANAGER) return;
      const minify = async (script: string) =>
        (await transform(script, { minify: true, logOverride: { 'direct-eval': 'silent' } })).code;
      return { contents: await deferExpressions(await readFile(path, 'utf8'), minify) };
    });
  },
};
