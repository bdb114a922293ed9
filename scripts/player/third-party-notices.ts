import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Matches a comment about copyright or a licence. In lottie-web, such comments mark
 * the code of third parties.
 */
const RIGHTS = /copyright|licen[sc]e|\(c\)/i;

/**
 * Returns the licences of the packages that the given modules are from, and the notices in the modules
 * themselves.
 */
export function thirdPartyNotices(modules: Iterable<string>): string {
  const byPackage = new Map<string, string[]>();
  for (const module of [...modules].sort()) {
    const [, folder] = module.match(/^(.*\bnode_modules\/(?:@[^/]+\/)?[^/]+)\//) ?? [];
    if (folder) byPackage.set(folder, [...(byPackage.get(folder) ?? []), module]);
  }
  const notices = [...byPackage].map(([folder, files]) => {
    const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    const heading = `${name} ${version} (${license})`;
    const rights = files.flatMap(rightsIn).filter((text) => !text.includes(`@license ${name} `));
    return [heading, '='.repeat(heading.length), licenceIn(folder), ...rights].join('\n\n');
  });
  return `The files of this package contain code from the packages below.\n\n\n${notices.join('\n\n\n')}\n`;
}

function licenceIn(folder: string): string {
  const file = readdirSync(folder).find((name) => /^licen[sc]e(\.|$)/i.test(name));
  if (!file) throw new Error(`${folder} contains no licence file`);
  return readFileSync(join(folder, file), 'utf8').trim();
}

/** Returns a module's comments about copyright or licences. */
function rightsIn(module: string): string[] {
  const comments = readFileSync(module, 'utf8').match(/\/\*[\s\S]*?\*\//g) ?? [];
  return comments
    .filter((comment) => RIGHTS.test(comment))
    .map((comment) => `${module.replace(/.*node_modules\//, '')}:\n\n${comment}`);
}
