import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { redirects } from '@/content/redirects';
import { withPolicyMeta } from '../export/policy-meta';
import { readExport } from '../export/read-export';
import { pagePolicy } from './content-security-policy';
import { hostSettings } from './host-settings';
import { hostTable } from './host-table';
import { writeHostFiles } from './hosts/write-host-files';
import { policyOrigins } from './policy-origins';

/**
 * Writes each page's policy into it, and the configuration files of all hosts. The policy contains hashes of
 * the inline scripts, so this step must follow all others that change a page.
 * @param directories the export, and the folder for host files outside the export
 */
export async function prepareForHosts(directories: { out: string; hosting: string }): Promise<void> {
  const { pages, notFound } = await readExport(directories.out);
  for (const { file, html } of [...pages, notFound]) {
    await writeFile(join(directories.out, file), withPolicyMeta(html, pagePolicy(html, policyOrigins)));
  }
  const site = await readExport(directories.out);
  const table = hostTable(site, hostSettings(), process.env.NEXT_PUBLIC_BASE_PATH, redirects);
  await writeHostFiles(table, directories);
}
