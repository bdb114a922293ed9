/* The modules of lottie-web whose source text the build replaces. Their paths are relative to `player/js`. */

/**
 * Replacements in the worker's script for modules of the SVG renderer. lottie-web's canvas modules import each
 * of these modules for only one method, but the original modules would add most of the SVG renderer to the
 * worker.
 */
export const WORKER_MODULES: Readonly<Record<string, string>> = {
  // The canvas renderer would use this module only for text on a path, but doesn't draw such text.
  'mask.js': 'export default class {}',
  // The worker plays no audio, and the player removes data files.
  'elements/AudioElement.js': "export { default } from './NullElement.js'",
  'elements/FootageElement.js': "export { default } from './NullElement.js'",
  'elements/ImageElement.js': "export { default } from './helpers/RenderableDOMElement.js'",
  'elements/svgElements/SVGShapeElement.js': "export { default } from '../helpers/RenderableDOMElement.js'",
  'renderers/SVGRenderer.js': `import NullElement from '../elements/NullElement.js';
    export default class { createNull(layer) { return new NullElement(layer, this.globalData, this) } }`,
};

/** The functions that patches replace without calling them. They are left out of the worker's script. */
export const REPLACED_FUNCTIONS: Readonly<Record<string, readonly string[]>> = {
  'elements/canvasElements/CVMaskElement.js': ['renderFrame'],
  'elements/canvasElements/CVShapeElement.js': ['drawLayer', 'renderStyledShape'],
};

/** The module that evaluates expressions. */
export const EXPRESSION_MANAGER = 'utils/expressions/ExpressionManager.js';

/**
 * Keeps the code of `EXPRESSION_MANAGER` in a string until an animation has an expression. The code contains a
 * direct `eval`, which would cause warnings in the apps' bundlers. `new Function` evaluates the string. A
 * content security policy that allows `eval` also allows `new Function`.
 * @param source the source text of the module
 * @param minify minifies a script
 */
export async function deferExpressions(source: string, minify: (script: string) => Promise<string>) {
  const imports = source.match(/^import [^;]+;$/gm)?.join('') ?? '';
  const names = imports.match(/\w+(?=,? *\n?\}|,| from)/g)?.join() ?? '';
  const body = source
    .replace(/^import [^;]+;$/gm, '')
    .replace('export default ExpressionManager', 'return ExpressionManager');
  const code = await minify(`run=function(${names}){${body}}`);
  return `${imports}
    let manager;
    const load = () => manager ??= new Function(${JSON.stringify(code.replace('run=', 'return '))})()(${names});
    export default {
      initiateExpression(...values) { return load().initiateExpression.apply(this, values) },
      resetFrame() { manager?.resetFrame() },
    };`;
}
