import { readFileSync } from 'node:fs';
import { modules } from '@/content/schema/modules';
import { isFile } from '../shared/is-file';
import { fieldLines, lineOf } from './field-lines';
import { type ContentIssue, fieldsOf, sentence } from './issues';
import { notesOn } from './notes';
import { loadContent, unreadableFiles } from './read-content';
import { environmentIssues, schemaIssues } from './schema-issues';

/**
 * Checks the content.
 * @returns a message for each problem, and for each note: a field that might be wrong
 */
export async function checkContent(): Promise<{ problems: string[]; notes?: string[] }> {
  const unreadable = unreadableFiles();
  if (unreadable.length > 0) return { problems: unreadable };
  const { content, errors } = await loadContent();
  // Treat a deleted module as empty, so that all its fields are reported as missing.
  const deleted = errors.length > 0 ? {} : Object.fromEntries(Object.keys(modules).map((file) => [file, {}]));
  const { issues, isTyped } = schemaIssues({ ...deleted, ...content });
  if (!isTyped) return { problems: messagesOf(issues) };
  if (errors.length > 0) return { problems: [...messagesOf(issues), ...errors] };
  // Import these modules only now: they import the content, so importing them earlier would throw if the content
  // has errors.
  const { referenceIssues } = await import('./reference-issues');
  const { generatedFileIssues } = await import('./animations');
  const { pictureIssues } = await import('./pictures');
  const found = [
    ...issues,
    ...environmentIssues(process.env),
    ...referenceIssues(content),
    ...(await pictureIssues(fieldsOf(content))),
  ];
  // The files don't need to be drawn again before the colors are valid.
  if (!found.some(({ file }) => file === 'content/colors.ts')) found.push(...generatedFileIssues());
  return { problems: messagesOf(found), notes: messagesOf(notesOn(content)).map((note) => `Note: ${note}`) };
}

/** Formats each issue as one line, with the number of the field's line after the file. */
function messagesOf(issues: readonly ContentIssue[]): string[] {
  const files = [...new Set(issues.map(({ file }) => file))].filter(
    (file) => file in modules && isFile(file),
  );
  const lines = new Map(files.map((file) => [file, fieldLines(readFileSync(file, 'utf8'))]));
  return issues.map((issue) => {
    const line = lineOf(issue.path, lines.get(issue.file) ?? new Map());
    return sentence({ ...issue, file: line ? `${issue.file}:${line}` : issue.file });
  });
}
