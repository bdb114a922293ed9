import { honeypotName } from '@/browser/protocol';
import { type ContentIssue, type Field, issueOf } from './issues';

/** The names that forms add to what they post, or that they use to detect bots. */
const RESERVED: readonly unknown[] = [honeypotName, 'query', 'referrer'];

/** Reports form fields whose names are reserved. */
export function formFieldIssues(fields: readonly Field[]): ContentIssue[] {
  return fields
    .filter(({ path, value }) => /\.form\.fields\[\d+\]\.name$/.test(path) && RESERVED.includes(value))
    .map((field) => issueOf(field, 'a different name', ', which forms use themselves'));
}
