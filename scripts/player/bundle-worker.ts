import { basename, dirname } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { scriptOptions } from './bundle-file';

/**
 * Replacements for modules of lottie-web's SVG renderer. lottie-web's canvas modules import each of these
 * modules for only one method, but the original modules would add most of the SVG renderer to the worker.
 */
const SUBSTITUTES: Record<string, string> = {
  // The canvas renderer would use this module only for text on a path, but doesn't draw such text.
  'mask.js': 'export default class {}',
  'ImageElement.js': "export { default } from './helpers/RenderableDOMElement.js'",
  'SVGShapeElement.js': "export { default } from '../helpers/RenderableDOMElement.js'",
  'SVGRenderer.js': `import NullElement from '../elements/NullElement.js';
    export default class { createNull(layer) { return new NullElement(layer, this.globalData, this) } }`,
};

const withoutSvgRenderer: Plugin = {
  name: 'without-svg-renderer',
  setup({ onLoad }) {
    const filter = new RegExp(`lottie-web.*[\\\\/](${Object.keys(SUBSTITUTES).join('|')})$`);
    onLoad({ filter }, ({ path }) => ({
      contents: SUBSTITUTES[basename(path)],
      resolveDir: dirname(path),
    }));
  },
};

/** Bundles the worker into one script without imports, which can run as a module or as a classic script. */
export function bundleWorker() {
  return build({
    ...scriptOptions,
    entryPoints: ['player/render/worker/entry.ts'],
    format: 'iife',
    plugins: [withoutSvgRenderer],
  });
}
