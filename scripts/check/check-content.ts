import { modules } from '@/content/schema/modules';
import { type ContentIssue, sentence } from './issues';
import { loadContent, unreadableFiles } from './read-content';
import { environmentIssues, schemaIssues } from './schema-issues';

/** Checks the content. @returns a message for each problem */
export async function checkContent(): Promise<string[]> {
  const unreadable = unreadableFiles();
  if (unreadable.length > 0) return unreadable;
  const { content, errors } = await loadContent();
  // Treat a deleted module as empty, so that all its fields are reported as missing.
  const deleted = errors.length > 0 ? {} : Object.fromEntries(Object.keys(modules).map((file) => [file, {}]));
  const { issues, isTyped } = schemaIssues({ ...deleted, ...content });
  if (!isTyped) return issues.map(sentence);
  if (errors.length > 0) return [...issues.map(sentence), ...errors];
  // Import reference-issues.ts only now: it imports the content, so importing it earlier would throw if the
  // content has errors.
  const { referenceIssues } = await import('./reference-issues');
  const all: ContentIssue[] = [...issues, ...environmentIssues(process.env), ...referenceIssues(content)];
  return all.map(sentence);
}
