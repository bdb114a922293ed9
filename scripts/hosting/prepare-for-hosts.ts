import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { withPolicyMeta } from '../export/policy-meta';
import { readExport } from '../export/read-export';
import { contentSecurityPolicy } from './content-security-policy';
import { hostTable } from './host-table';
import { writeHostFiles } from './hosts/write-host-files';
import { policyOrigins } from './policy-origins';

/**
 * Writes each page's policy into it, and the configuration files of all hosts. The policy holds hashes of the HTML's inline scripts
 * and styles, so this step comes after all others that change a page.
 * @param directories the export, and the folder of the host files that don't belong into it
 */
export async function prepareForHosts(directories: { out: string; hosting: string }): Promise<void> {
  const { pages, notFound } = await readExport(directories.out);
  for (const { file, html } of [...pages, notFound]) {
    const policy = contentSecurityPolicy(html, policyOrigins);
    await writeFile(join(directories.out, file), withPolicyMeta(html, policy));
  }
  const site = await readExport(directories.out);
  await writeHostFiles(hostTable(site, policyOrigins, process.env.NEXT_PUBLIC_BASE_PATH), directories);
}
