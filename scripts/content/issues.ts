import { codePoint, INVISIBLE } from '@/content/schema/field-types';

/** One value of the content and its place. */
export type Field = {
  /** The module, `content/projects.ts`. */
  file: string;
  /** Its place in the module, `projects[2].picture.alt`. */
  path: string;
  /** Its own name, `alt`. */
  name: string;
  value: unknown;
};

/** What is wrong with a field. */
export type ContentIssue = { file: string; path: string; actual: string; expected: string };

/** Content modules by file, as imported. */
export type ContentModules = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** Every value of the content, objects and lists before the values in them. */
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

/** An issue as one line. */
export function sentence({ file, path, actual, expected }: ContentIssue): string {
  return `${file}  ${path} is ${actual}; it must be ${expected}`;
}

/** A value as messages quote it: short, with invisible characters by their number. */
export function quoted(value: unknown): string {
  const text = (JSON.stringify(value) ?? String(value)).replaceAll(
    new RegExp(INVISIBLE, 'gu'),
    (character) => `[${codePoint(character)}]`,
  );
  return text.length > 60 ? `${text.slice(0, 57)}…"` : text;
}

/** How many problems there are, as the last line of a check. */
export function countOf(problems: readonly unknown[]): string {
  return `${problems.length || 'No'} problem${problems.length === 1 ? '' : 's'} found.`;
}
