/*
 * The modules of lottie-web whose source text the build replaces, and those that the worker shares. Their paths are
 * relative to `player/js`.
 */

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

type Functions = Readonly<Record<string, readonly string[]>>;

/** The functions that no script calls, because the player loads and times files itself. They are left out of all scripts. */
export const UNUSED_FUNCTIONS: Functions = {
  '3rd_party/transformation-matrix.js': ['applyToPoint', 'applyToZ', 'inversePoint', 'inversePoints'],
  'elements/BaseElement.js': ['getType', 'initExpressions'],
  'elements/ShapeElement.js': ['isShapeInAnimatedModifiers'],
  'elements/TextElement.js': ['canResizeFont', 'setMinimumFontSize', 'updateDocumentData'],
  'elements/helpers/RenderableElement.js': ['removeRenderableComponent'],
  'elements/helpers/TransformElement.js': ['globalToLocal'],
  'renderers/BaseRenderer.js': ['getElementByPath', 'includeLayers'],
  'utils/DataManager.js': ['formatResponse', 'loadAsset', 'loadAnimation', 'loadData'],
  'utils/TransformProperty.js': ['applyToMatrix', 'autoOrient'],
  'utils/bez.js': ['getPointInSegment'],
  'utils/text/TextProperty.js': ['canResizeFont', 'recalculate', 'setMinimumFontSize', 'updateDocumentData'],
};

/**
 * Further functions that the worker never calls, because patches replace them, the layers are drawn to a canvas, or the
 * page loads the fonts.
 */
export const UNUSED_IN_WORKER: Functions = {
  '3rd_party/transformation-matrix.js': [
    'applyToTriplePoints',
    'equals',
    'getInverseMatrix',
    'applyToPointStringified',
    'skew',
    'toCSS',
    'to2dCSS',
  ],
  'elements/BaseElement.js': ['checkMasks'],
  'elements/CompElement.js': ['getElements', 'setElements'],
  'elements/helpers/RenderableElement.js': ['getLayerSize'],
  'elements/canvasElements/CVContextData.js': ['setOpacity'],
  'elements/canvasElements/CVBaseElement.js': ['prepareLayer', 'exitLayer'],
  'elements/canvasElements/CVMaskElement.js': ['renderFrame'],
  'elements/canvasElements/CVShapeElement.js': ['drawLayer', 'renderStyledShape'],
  'elements/TextElement.js': ['createPathShape'],
  // With the setting `clearCanvas`, each renderer has functions of its own with these names.
  'renderers/CanvasRendererBase.js': [
    'ctxFill',
    'ctxFillRect',
    'ctxFillStyle',
    'ctxLineCap',
    'ctxLineJoin',
    'ctxLineWidth',
    'ctxMiterLimit',
    'ctxOpacity',
    'ctxStroke',
    'ctxStrokeStyle',
    'ctxTransform',
    'hide',
    'save',
    'show',
  ],
  'utils/FontManager.js': ['checkLoadedFonts', 'createHelper', 'measureText'],
  'utils/helpers/assetManager.js': ['createLumaSvgFilter', 'getLuma', 'loadLuma'],
};

/** The modules that expressions change, or whose objects they use. The worker passes them to the module of expressions. */
export const WORKER_SHARED_MODULES: readonly string[] = [
  '3rd_party/transformation-matrix.js',
  'utils/PropertyFactory.js',
  'utils/pooling/shape_pool.js',
  'utils/shapes/ShapeProperty.js',
  'utils/text/TextProperty.js',
];
