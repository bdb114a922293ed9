import './shared/env-files';
import { withComparedExport } from './compare/compared-export';
import { serve } from './deploy/serve';
import { reportError, run } from './shared/run';

const COMMAND = 'playwright test --project=screenshots';

/** Takes screenshots of an export. They are the expected screenshots of the next run. */
async function takeExpectedScreenshots(directory: string): Promise<void> {
  const { url, close } = await serve({ directory });
  const env = { SITE_ORIGIN: new URL(url).origin };
  const exitCode = await run(`${COMMAND} --update-snapshots=all --reporter=line`, { env });
  await close();
  if (exitCode !== 0) throw new Error(`Not all screenshots of ${directory} could be taken.`);
}

/**
 * Compares screenshots of `out/` with those of a commit or another export. If a page differs, Playwright opens a
 * report with both screenshots and their difference.
 */
async function compareScreenshots([source = 'HEAD']: readonly string[]): Promise<void> {
  await withComparedExport(source, takeExpectedScreenshots);
  process.exitCode = await run(`${COMMAND} --reporter=list,html`);
}

compareScreenshots(process.argv.slice(2)).catch(reportError);
