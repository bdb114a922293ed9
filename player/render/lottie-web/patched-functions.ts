/** Stands for the whole module in `PATCHED_FUNCTIONS`. */
export const MODULE = '*';

/** The hash of each function, keyed by the file of the player, the module of lottie-web, and the function. */
export type PatchedFunctions = Readonly<
  Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>
>;

/**
 * The functions of lottie-web that the files in this folder replace, wrap or rely on, and hashes of their source
 * text. If a function has changed, the build fails and names the file (scripts/player/check-patches.ts).
 */
export const PATCHED_FUNCTIONS: PatchedFunctions = {
  'animation-item': {
    'animation/AnimationItem.js': {
      setupAnimation: '2efe8ff9',
      configAnimation: '8cb2668a',
      checkLoaded: 'aed7236e',
      renderFrame: 'c9ae0990',
      getAssetsPath: '42275de0',
      getAssetData: 'dae33a92',
      destroy: '3739ce7f',
    },
  },
  'built-layers': {
    'renderers/BaseRenderer.js': { checkLayers: '28997790', initItems: 'd07694b0' },
    'renderers/SVGRendererBase.js': { buildItem: '1d5d13a6', checkPendingElements: '32d65126' },
    'renderers/CanvasRendererBase.js': { checkPendingElements: '21f817d8' },
  },
  'late-assets': {
    'utils/FontManager.js': { addFonts: 'e8d17034', checkLoadedFonts: '67a7718c' },
    'utils/text/TextProperty.js': { recalculate: '26d51841' },
    'elements/canvasElements/CVImageElement.js': { createContent: '8c857a77' },
  },
  'page-image-preloader': {
    'utils/imagePreloader.js': {
      loadAssets: '2c946342',
      getAsset: '0a8c9c6e',
      loadedImages: 'eb8deb68',
      loadedFootages: '58e21157',
    },
  },
  'patches/asset-manager': {
    'utils/helpers/assetManager.js': { [MODULE]: '917647a3' },
  },
  'patches/base-element': {
    'elements/BaseElement.js': { setBlendMode: '1b6ae153' },
  },
  'patches/canvas-renderer': {
    'renderers/BaseRenderer.js': { buildAllItems: 'aafbdf19' },
    'renderers/CanvasRendererBase.js': { buildItem: '31c44c98', ctxOpacity: 'ca920c1d' },
  },
  'patches/cv-base-element': {
    'elements/canvasElements/CVBaseElement.js': {
      setBlendMode: '23797e9f',
      prepareLayer: 'd1b9b9f1',
      exitLayer: '484613b8',
      renderFrame: 'f9bd9148',
    },
    'elements/canvasElements/CVCompElement.js': { renderInnerContent: '4f821a9d' },
    'elements/canvasElements/CVContextData.js': { [MODULE]: '56dc5045' },
    'elements/canvasElements/CVShapeElement.js': { renderInnerContent: '4052a587' },
    'renderers/CanvasRendererBase.js': {
      configAnimation: '9f1194c7',
      renderFrame: 'a73bfbe0',
      updateContainerSize: '4f6e1977',
    },
  },
  'patches/cv-image-element': {
    'elements/canvasElements/CVImageElement.js': {
      createContent: '8c857a77',
      renderInnerContent: '1eaac57d',
    },
  },
  'patches/cv-mask-element': {
    'elements/canvasElements/CVMaskElement.js': { [MODULE]: 'b66f22d4' },
  },
  'patches/cv-shape-element': {
    'elements/canvasElements/CVShapeElement.js': {
      reloadShapes: 'ebb61c57',
      searchShapes: 'd14bf92f',
      renderGradientFill: '3d8381ce',
      renderStyledShape: 'ebba63af',
      drawLayer: '8645263b',
      renderShape: '55c6f118',
      createStyleElement: '3195b1cc',
    },
  },
  'patches/expression-manager': {
    'utils/expressions/ExpressionManager.js': { initiateExpression: '279c5da0' },
    'utils/expressions/expressionHelpers.js': { searchExpressions: 'db85dedf' },
  },
  'patches/font-manager': {
    'utils/FontManager.js': { getCharData: '53ad4065' },
  },
  'patches/html-elements': {
    'elements/htmlElements/HBaseElement.js': { initRendererElement: 'ee6be414' },
    'elements/htmlElements/HCompElement.js': { createContainerElements: '9508f92b' },
    'elements/htmlElements/HImageElement.js': { createContent: '9398162a' },
    'elements/htmlElements/HShapeElement.js': { createContent: 'f9c1761c', renderInnerContent: '6546a544' },
    'elements/htmlElements/HTextElement.js': { createContent: '6a6f5dde', buildNewText: 'd75b2300' },
  },
  'patches/hybrid-renderer': {
    'renderers/HybridRendererBase.js': {
      addTo3dContainer: 'dfe71de2',
      build3dContainers: '7efd0ebc',
      configAnimation: '406257ac',
    },
  },
  'patches/image-element': {
    'elements/ImageElement.js': { createContent: '8d43307f' },
  },
  'patches/interfaces-provider': {
    'utils/expressions/InterfacesProvider.js': { [MODULE]: 'a3b4f37c' },
    'utils/expressions/ShapeInterface.js': { strokeInterfaceFactory: '22c03fb4' },
  },
  'patches/justified-text': {
    'utils/text/TextProperty.js': { buildFinalText: '3d6d1d26', completeTextData: '1ee794e8' },
  },
  'patches/mask-element': {
    'mask.js': { createLayerSolidPath: '2d1836b5', drawPath: 'd7c768aa', renderFrame: '791d9325' },
  },
  'patches/offset-path-modifier': {
    'utils/shapes/OffsetPathModifier.js': { processPath: '1d0a9d60' },
  },
  'patches/placement': {
    'renderers/CanvasRendererBase.js': {
      ctxTransform: 'eefe1c82',
      renderFrame: 'a73bfbe0',
      updateContainerSize: '4f6e1977',
    },
    'renderers/HybridRendererBase.js': { updateContainerSize: 'b5262f3c' },
    'renderers/SVGRendererBase.js': { configAnimation: 'fd785f6c', updateContainerSize: 'a99d55f1' },
  },
  'patches/random-letters': {
    'utils/text/TextProperty.js': { completeTextData: '1ee794e8' },
  },
  'patches/repeater-modifier': {
    'utils/shapes/RepeaterModifier.js': { cloneElements: '780e3ba1', processShapes: '307b673e' },
  },
  'patches/shape-modifier': {
    'utils/shapes/OffsetPathModifier.js': { processShapes: '8e64a37d' },
    'utils/shapes/PuckerAndBloatModifier.js': { processShapes: 'b14a612f' },
    'utils/shapes/RoundCornersModifier.js': { processShapes: '9666b87b' },
    'utils/shapes/ZigZagModifier.js': { processShapes: '4b89e18a' },
  },
  'patches/shape-property': {
    'utils/shapes/ShapeProperty.js': { interpolateShape: 'f7353f49' },
  },
  'patches/svg-base-element': {
    'elements/svgElements/SVGBaseElement.js': {
      createContainerElements: 'ceed73ba',
      getMatte: 'e1ab3ad8',
      setMatte: '0b977854',
    },
  },
  'patches/svg-drop-shadow-effect': {
    'elements/svgElements/effects/SVGDropShadowEffect.js': {
      SVGDropShadowEffect: 'a0f6a0a5',
      renderFrame: '032109c8',
    },
  },
  'patches/svg-effects': {
    'elements/svgElements/SVGBaseElement.js': { createContainerElements: 'ceed73ba' },
    'elements/svgElements/SVGEffects.js': { SVGEffects: '30c24871' },
    'elements/svgElements/effects/SVGGaussianBlurEffect.js': { renderFrame: '5e54b563' },
  },
  'patches/svg-pro-levels-filter': {
    'elements/svgElements/effects/SVGProLevelsFilter.js': { SVGProLevelsFilter: 'ab5ff0fb' },
  },
  'patches/svg-tint-effect': {
    'elements/svgElements/effects/SVGTintEffect.js': { [MODULE]: 'c4941d6d' },
  },
  'patches/svg-masks': {
    'elements/svgElements/SVGBaseElement.js': { getMatte: 'e1ab3ad8' },
    'mask.js': { MaskElement: '2810aa1e' },
  },
  'patches/text-element': {
    'elements/TextElement.js': { validateText: 'e947ff3a' },
    'elements/canvasElements/CVTextElement.js': { renderInnerContent: '1e97fabe' },
  },
  'patches/text-property': {
    'elements/htmlElements/HTextElement.js': { buildNewText: 'd75b2300' },
    'elements/svgElements/SVGTextElement.js': { buildNewText: '38b7b22c' },
    'utils/text/TextProperty.js': { buildFinalText: '3d6d1d26', completeTextData: '1ee794e8' },
  },
  'patches/trim-modifier': {
    'utils/shapes/ShapeProperty.js': { getShapeProp: '2c74a4be' },
    'utils/shapes/TrimModifier.js': { processShapes: '209b119e' },
  },
  recovery: {
    'renderers/BaseRenderer.js': { checkLayers: '28997790' },
    'renderers/SVGRendererBase.js': { createNull: '1ff044f1' },
  },
  'replaced-modules': {
    'elements/ImageElement.js': { [MODULE]: 'aa428535' },
    'utils/expressions/ExpressionManager.js': { [MODULE]: 'c9377b31' },
  },
  surface: {
    'renderers/CanvasRendererBase.js': { updateContainerSize: '4f6e1977', reset: '3ef1ab35' },
  },
  'worker-image-preloader': {
    'utils/imagePreloader.js': {
      loadAssets: '2c946342',
      getAsset: '0a8c9c6e',
      loadedImages: 'eb8deb68',
      loadedFootages: '58e21157',
    },
  },
};
