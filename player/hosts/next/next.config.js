// The environment variables are those of scripts/checks/package-hosts.ts.
const { OUTPUT, DIST_DIR } = process.env;

export default { output: OUTPUT, distDir: DIST_DIR };
