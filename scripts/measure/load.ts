import { loadReport } from '../load/load-report';
import { measureLoad } from '../load/measure-load';
import { wrk } from '../load/wrk';
import { findProgram, installMissing } from '../programs';
import { nginx } from '../servers/nginx';

/** Loads nginx with its shipped configuration for a minute and prints what it answered; needs a build. */
export async function printLoad(): Promise<void> {
  const needed = [nginx, wrk];
  installMissing(needed);
  const missing = needed.filter((program) => !findProgram(program));
  if (missing.length > 0) {
    const packages = missing.flatMap((program) => program.packages).join(' ');
    throw new Error(
      `The load test needs nginx and wrk. Debian, Ubuntu: sudo apt-get install ${packages}; macOS: brew install nginx wrk`,
    );
  }
  const { lines, failures } = loadReport(await measureLoad(60));
  console.log(lines.join('\n'));
  if (failures.length > 0) throw new Error(failures.join('\n'));
}
