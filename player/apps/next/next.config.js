// `scripts/test/package-apps.ts` builds the app with both bundlers.
export default { output: 'export', distDir: process.env.DIST_DIR };
