import { codePoint, INVISIBLE } from '@/content/schema/field-types';

/** A value in the content, and where it is in the content. */
export type Field = {
  /** The path of the module, such as `content/projects.ts`. */
  file: string;
  /** The field's path in the module, such as `projects[2].picture.alt`. */
  path: string;
  /** The field's name, such as `alt`. */
  name: string;
  value: unknown;
};

/** A problem with a field: its actual value, and a description of valid values. */
export type ContentIssue = { file: string; path: string; actual: string; expected: string };

/** The exports of content modules, keyed by the path of the file. */
export type ContentModules = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/**
 * Returns every value of the content as a field. An object or a list comes before
 * the values that it contains.
 */
export function fieldsOf(content: ContentModules): Field[] {
  return Object.entries(content).flatMap(([file, exported]) =>
    Object.entries(exported).flatMap(([name, value]) => walk({ file, path: name, name, value })),
  );
}

function walk(field: Field): Field[] {
  const { file, path, name, value } = field;
  if (typeof value !== 'object' || value === null) return [field];
  const inner = Object.entries(value).map(([key, item]: [string, unknown]) =>
    Array.isArray(value)
      ? { file, path: `${path}[${key}]`, name, value: item }
      : { file, path: `${path}.${key}`, name: key, value: item },
  );
  return [field, ...inner.flatMap(walk)];
}

/**
 * Creates an issue for a field.
 * @param reason text that follows the field's value in the message
 */
export function issueOf(
  { file, path, value }: Pick<Field, 'file' | 'path' | 'value'>,
  expected: string,
  reason = '',
): ContentIssue {
  return { file, path, actual: quoted(value) + reason, expected };
}

/** Formats an issue as one line. */
export function sentence({ file, path, actual, expected }: ContentIssue): string {
  return `${file}  ${path} is ${actual}; it must be ${expected}`;
}

/**
 * Formats a value for a message. Shortens long values, and replaces invisible
 * characters with their code points.
 */
export function quoted(value: unknown): string {
  const text = (JSON.stringify(value) ?? String(value)).replaceAll(
    new RegExp(INVISIBLE, 'gu'),
    (character) => `[${codePoint(character)}]`,
  );
  return text.length > 60 ? `${text.slice(0, 57)}…"` : text;
}

/** Formats the number of problems for the last line of a check's output. */
export function countOf(problems: readonly unknown[]): string {
  return `${problems.length || 'No'} problem${problems.length === 1 ? '' : 's'} found.`;
}

/**
 * Summarizes a check of the content.
 * @param isComplete whether the check was able to check all fields
 */
export const summaryOf = (problems: readonly unknown[], isComplete: boolean) =>
  isComplete
    ? countOf(problems)
    : `${countOf(problems)} More can appear when these are fixed, because links, ids and types are checked last.`;
