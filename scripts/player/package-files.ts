/** The folder of the package, and the folder that its build writes, relative to the project. */
export const PACKAGE = 'player';
export const DIST = `${PACKAGE}/dist`;

/**
 * The JavaScript files of the package by name, with the module that each is built from. Every module that the
 * player imports dynamically is one of them: docs/decisions/0014-player-package.md has the reason for each.
 */
export const FILES: Readonly<Record<string, string>> = {
  index: 'index.ts',
  controls: 'controls.ts',
  svg: 'render/main-thread/render-on-main-thread.ts',
  'canvas-client': 'render/worker/worker-client.ts',
  features: 'render/main-thread/feature-support.ts',
  canvas: 'render/lottie-web/parts/canvas.ts',
  html: 'render/lottie-web/parts/html.ts',
  effects: 'render/lottie-web/parts/svg-extras.ts',
  expressions: 'render/lottie-web/parts/expressions.ts',
  'complex-text': 'render/lottie-web/parts/complex-text.ts',
  archives: 'document/archives.ts',
  snapshot: 'render/snapshot/request-snapshot.ts',
  scrolling: 'runtime/view-tracking.ts',
  markers: 'core/marker-crossings.ts',
  errors: 'document/errors/explain.ts',
  'failure-notice': 'ui/failure-notice.tsx',
  'debug-overlay': 'ui/debug-overlay.tsx',
};

/** The files that a host imports, as React client components. */
export const CLIENT_ENTRIES: readonly string[] = ['index', 'controls'];

/**
 * The files that extend the lottie-web of `svg.js`, which lends them its modules when it loads them. With an
 * import of `svg.js`, esbuild as the host's bundler would move all of it to a chunk of its own, one round
 * trip later.
 */
export const EXTENSIONS: readonly string[] = ['canvas', 'html', 'effects', 'expressions', 'complex-text'];

/** The file whose modules the extensions use. */
export const LENDER = 'svg';
