/** The folder of the package, and the folder of its built files, relative to the project. */
export const PACKAGE = 'player';
export const DIST = `${PACKAGE}/dist`;

/**
 * The modules that the package's JavaScript files are built from, keyed by the name of the file. Each module
 * that the player imports dynamically has its own file. docs/decisions/0014-player-package.md gives the
 * reasons.
 */
export const FILES: Readonly<Record<string, string>> = {
  index: 'index.ts',
  server: 'server.tsx',
  vanilla: 'vanilla.ts',
  element: 'element.ts',
  'index-development': 'index-development.tsx',
  'vanilla-development': 'vanilla-development.ts',
  'element-development': 'element-development.ts',
  controls: 'controls.ts',
  labels: 'labels.ts',
  'read-animation': 'read-animation.ts',
  svg: 'render/main-thread/render-on-main-thread.ts',
  'canvas-client': 'render/worker/worker-client.ts',
  'replace-worker': 'render/worker/replace-worker.ts',
  'main-thread': 'render/main-thread/main-thread.ts',
  features: 'render/main-thread/feature-support.ts',
  canvas: 'render/lottie-web/parts/canvas.ts',
  html: 'render/lottie-web/parts/html.ts',
  effects: 'render/lottie-web/parts/svg-extras.ts',
  expressions: 'render/lottie-web/parts/expressions.ts',
  'complex-text': 'render/lottie-web/parts/complex-text.ts',
  'merged-paths': 'render/lottie-web/parts/merged-paths.ts',
  archives: 'document/unpack.ts',
  snapshot: 'render/snapshot/request-snapshot.ts',
  scrolling: 'runtime/view-tracking.ts',
  machine: 'runtime/machine/run-machine.ts',
  tweens: 'runtime/machine/tweens.ts',
  colors: 'runtime/colors.ts',
  layers: 'runtime/layers.ts',
  'layers-at': 'runtime/layers-at.ts',
  hotspots: 'runtime/hotspots.ts',
  sound: 'runtime/sound.ts',
  errors: 'document/errors/explain.ts',
  'failure-notice': 'runtime/failure-notice.ts',
  hover: 'runtime/hover.ts',
  'debug-overlay': 'ui/debug-overlay.tsx',
};

/** The files that apps import by the package's `exports`. */
export const ENTRIES: readonly string[] = [
  'index',
  'vanilla',
  'element',
  'controls',
  'labels',
  'read-animation',
  'poster',
];

/** The entries that run in Node, the second of which is a command, and the file that they share. */
export const NODE_ENTRIES: readonly string[] = ['poster', 'cli'];
export const NODE_SHARED = 'node';

/** The entries that share modules. They import these modules from `shared.js`. */
export const SHARING_ENTRIES: readonly string[] = ['index', 'vanilla'];
export const SHARED = 'shared';

/** The files that contain React client components. */
export const CLIENT_ENTRIES: readonly string[] = ['index.js', 'index-development.js', 'controls.js'];

/** The file that contains most of lottie-web, and provides its modules to `MODULE_USERS`. */
export const MODULE_PROVIDER = 'svg';

/**
 * The files that use modules of `svg.js`, which passes them to these files when it loads them. If these files
 * imported `svg.js` instead, apps that bundle with esbuild would load all of `svg.js` from a separate chunk, one
 * round trip later.
 */
export const MODULE_USERS: readonly string[] = [
  'canvas',
  'html',
  'effects',
  'expressions',
  'complex-text',
  'merged-paths',
];
