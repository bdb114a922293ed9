import { promisify } from 'node:util';
import { type InitOpts, init, type ModuleInfos } from 'license-checker-rseidelsohn';

/** The SPDX identifiers of the allowed licenses. */
const ALLOWED =
  '0BSD, Apache-2.0, BlueOak-1.0.0, BSD-2-Clause, BSD-3-Clause, BSL-1.0, CC-BY-3.0, CC-BY-4.0, CC0-1.0, ISC, ' +
  'LGPL-3.0-or-later, MIT, MIT-0, MPL-2.0, OFL-1.1, Python-2.0, Unlicense, WTFPL, Zlib';

const check = promisify(init) as (options: InitOpts) => Promise<ModuleInfos>;

// `excludeLicenses` evaluates SPDX expressions. It accepts an `OR` if one licence is allowed, and an `AND`
// only if all licenses are allowed. `onlyAllow` would accept `MIT AND GPL-3.0`, because it only searches the
// expression for an allowed name.
const refused = await check({ start: '.', excludePrivatePackages: true, excludeLicenses: ALLOWED });
for (const [name, { licenses }] of Object.entries(refused)) {
  console.error(`${name} has the licence ${licenses}, which is not in the list in scripts/check/licenses.ts`);
  process.exitCode = 1;
}
