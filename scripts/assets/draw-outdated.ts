import '../shared/env-files';
import { contrastIssues } from '../check/contrast';
import { fieldsOf } from '../check/issues';
import { loadContent, unreadableFiles } from '../check/read-content';
import { schemaIssues } from '../check/schema-issues';
import { reportError } from '../shared/run';

/**
 * Draws the animations and icons that don't match the content, such as after a change of a color. Does
 * nothing if a module, a color or the logo has errors, or a color has too little contrast: the check reports these.
 */
async function drawOutdated(): Promise<void> {
  if (unreadableFiles().length > 0) return;
  const { content, errors } = await loadContent();
  if (errors.length > 0) return;
  const { issues, untyped } = schemaIssues(content);
  if (untyped.size > 0 || issues.some(({ file }) => /colors|logo/.test(file))) return;
  // Import these modules only now, because they import the content.
  const { palette } = await import('@/tailwind.config');
  const fields = fieldsOf(content);
  if ([...contrastIssues(palette, fields)].length > 0) return;
  const { ICON, outdatedFiles } = await import('./generated-files');
  const { writeAnimations, writeIcons } = await import('./write-assets');
  const files = outdatedFiles();
  if (files.delete(ICON)) await writeIcons();
  writeAnimations(files);
  if (files.size > 0) console.log('Drawn from the changed content. Commit these files.');
}

await drawOutdated().catch(reportError);
