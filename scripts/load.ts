import './env-files';
import { measureLoad } from './load/measure';
import { loadReport } from './load/report';
import { wrk } from './load/wrk';
import { findProgram, installMissing } from './programs';
import { nginx } from './servers/nginx';

/** A minute of load on nginx with the files shipped for it; needs a build. */
async function load(): Promise<void> {
  const needed = [nginx, wrk];
  installMissing(needed);
  const missing = needed.filter((program) => !findProgram(program));
  if (missing.length > 0) {
    const packages = missing.flatMap((program) => program.packages).join(' ');
    throw new Error(
      `The load test needs nginx and wrk. Debian, Ubuntu: sudo apt-get install ${packages}; macOS: brew install nginx wrk`,
    );
  }
  const { lines, faults } = loadReport(await measureLoad(60));
  console.log(lines.join('\n'));
  if (faults.length > 0) throw new Error(faults.join('\n'));
}

load().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
