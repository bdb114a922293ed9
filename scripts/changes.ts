import './env-files';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { compareSites, originOf } from './changes/compare-sites';
import { readFolder, readUrl } from './changes/read-site';
import { headingOf, pluralize, type Report, summary } from './changes/report';
import { reportHtml } from './changes/report-html';
import { reportMarkdown } from './changes/report-markdown';
import { outdatedNote } from './export/outdated-build';
import { reportError } from './run';

const BUILD = 'out';
const FOLDER = 'changes';

/** Compares the build with a live site or another build, and writes a report of the changes. */
async function writeChanges([before, ...others]: readonly string[]): Promise<void> {
  if (!before || others.length > 0)
    throw new Error(
      'Specify the address of the live site, or the folder of another build: npm run changes -- https://www.example.com',
    );
  const build = await readFolder(BUILD);
  const isUrl = /^https?:\/\//.test(before);
  if (!isUrl && !existsSync(before))
    throw new Error(`There is no folder ${before}. An address begins with https:// or http://.`);
  const other = isUrl ? await readUrl(before, [...build.pages.keys()]) : await readFolder(before);
  const notes = [
    ...(await outdatedNote(BUILD)),
    ...originNotes(originOf(build), originOf(other)),
    ...other.notes,
  ];
  const report: Report = { before, after: BUILD, notes, places: compareSites(other, build) };
  await mkdir(FOLDER, { recursive: true });
  await writeFile(`${FOLDER}/index.html`, reportHtml(report));
  await writeFile(`${FOLDER}/changes.md`, reportMarkdown(report));
  for (const note of notes) console.log(`Note: ${note}`);
  for (const place of report.places)
    console.log(`  ${pluralize(place.changes.length, 'change').padEnd(12)} ${headingOf(place)}`);
  console.log(`${summary(report)}, compared with ${before}.`);
  if (report.places.length > 0)
    console.log(`To read them, open ${FOLDER}/index.html. For a pull request, copy ${FOLDER}/changes.md.`);
}

/** Returns a note if the two sites were built for different domains. */
function originNotes(build: string, other: string): string[] {
  return build === other
    ? []
    : [
        `The build is for ${build}, but the other site is for ${other}. Share images show the domain, so their content is not compared. To compare it, set NEXT_PUBLIC_SITE_URL to the address of the other site, and build again.`,
      ];
}

writeChanges(process.argv.slice(2)).catch(reportError);
