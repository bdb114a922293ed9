import { promisify } from 'node:util';
import { type InitOpts, init, type ModuleInfos } from 'license-checker-rseidelsohn';
import { isAllowedLicence } from './allowed-licence';

/** Licences of packages that this project may use: permissive ones, and those of fonts and data. */
const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-3.0',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
  'WTFPL',
  'Zlib',
]);

/** Prints the number of packages under each licence, and fails for each package whose licence is not allowed. */
async function licences(): Promise<void> {
  const check = promisify(init) as (options: InitOpts) => Promise<ModuleInfos>;
  const packages = Object.entries(await check({ start: '.', excludePrivatePackages: true }));
  const counts = new Map<string, number>();
  for (const [name, { licenses }] of packages) {
    const licence = String(licenses);
    counts.set(licence, (counts.get(licence) ?? 0) + 1);
    if (!isAllowedLicence(licence, allowed)) {
      console.error(`${name} is under ${licence}, which is not on the list in scripts/checks/licences.ts`);
      process.exitCode = 1;
    }
  }
  for (const [licence, count] of [...counts].sort((a, b) => b[1] - a[1])) console.log(`${count}\t${licence}`);
}

await licences();
