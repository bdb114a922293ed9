import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Plugin, transform } from 'esbuild';
import {
  deferExpressions,
  EXPRESSION_MANAGER,
  WORKER_MODULES,
} from '@/player/render/lottie-web/replaced-modules';

/** The folder of lottie-web's modules, relative to the project. */
export const LOTTIE_WEB = join('node_modules', 'lottie-web', 'player', 'js');

/** Matches the path of a module of lottie-web. */
const MODULE = /lottie-web[\\/]player[\\/]js[\\/](.+)$/;

const moduleOf = (path: string) => MODULE.exec(path)?.[1]?.replaceAll('\\', '/') ?? '';

/** Replaces the modules of lottie-web's SVG renderer that the worker doesn't need. */
export const withoutSvgRenderer: Plugin = {
  name: 'without-svg-renderer',
  setup({ onLoad }) {
    onLoad({ filter: MODULE }, ({ path }) => {
      const contents = WORKER_MODULES[moduleOf(path)];
      return contents === undefined ? undefined : { contents, resolveDir: dirname(path) };
    });
  },
};

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
