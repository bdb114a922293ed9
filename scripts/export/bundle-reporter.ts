import { relative, sep } from 'node:path';
import { build } from 'esbuild';

/**
 * Bundles the script that sends reports, and writes the bundle into the export.
 * @param url the value of the setting `REPORT_URL`
 * @returns the path of the bundle in the export. It contains a hash.
 */
export async function bundleReporter(url: string, out: string): Promise<string> {
  const { metafile } = await build({
    entryPoints: ['components/site/reporter.ts'],
    outdir: out,
    entryNames: '_next/static/[name].[hash]',
    bundle: true,
    minify: true,
    target: 'es2022',
    define: { REPORT_URL: JSON.stringify(url) },
    metafile: true,
  });
  const [file = ''] = Object.keys(metafile.outputs);
  return relative(out, file).split(sep).join('/');
}
