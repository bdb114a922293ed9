// `scripts/checks/package-hosts.ts` sets these environment variables.
const { OUTPUT, DIST_DIR } = process.env;

export default { output: OUTPUT, distDir: DIST_DIR };
