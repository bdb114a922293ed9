import { readFileSync } from 'node:fs';
import { modules } from '@/content/schema/modules';
import { isFile } from '../shared/is-file';
import { fieldLines, lineOf } from './field-lines';
import { type ContentIssue, sentence } from './issues';
import { notesOn } from './notes';
import { loadContent, unreadableFiles } from './read-content';
import { environmentIssues, schemaIssues } from './schema-issues';

type Result = {
  /** A message for each problem. */
  problems: string[];
  /** A message for each field that might be wrong. */
  notes: string[];
  /** Whether everything was checked. If not, more problems can appear once the given ones are solved. */
  isComplete: boolean;
};

/** Checks the content. If parts of it have errors, checks the other parts. */
export async function checkContent(): Promise<Result> {
  const unreadable = unreadableFiles();
  const { content, errors } = await loadContent();
  // Modules that import an unreadable module can't be loaded either.
  const failures = unreadable.length > 0 ? unreadable : errors;
  // Treat a deleted module as empty, so that all its fields are reported as missing.
  const deleted =
    failures.length > 0 ? {} : Object.fromEntries(Object.keys(modules).map((file) => [file, {}]));
  const { issues, untyped } = schemaIssues({ ...deleted, ...content });
  issues.push(...environmentIssues(process.env));
  // If these modules have errors, the modules that draw can't be imported.
  const drawable =
    failures.length === 0 && !untyped.has('content/colors.ts') && !untyped.has('content/logo.ts');
  if (drawable) {
    // Import these modules only now: they import the content, so importing them earlier would throw.
    const { moduleIssues, referenceIssues } = await import('./reference-issues');
    const { generatedFileIssues } = await import('./animations');
    const typed = Object.fromEntries(Object.entries(content).filter(([file]) => !untyped.has(file)));
    issues.push(...(await moduleIssues(typed)), ...(untyped.size > 0 ? [] : referenceIssues(content)));
    // The files don't need to be drawn again before the colors are valid.
    if (!issues.some(({ file }) => file === 'content/colors.ts')) issues.push(...generatedFileIssues());
  }
  const isComplete = failures.length === 0 && untyped.size === 0;
  return {
    problems: [...failures, ...messagesOf(issues)],
    notes: isComplete ? messagesOf(notesOn(content)).map((note) => `Note: ${note}`) : [],
    isComplete,
  };
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
