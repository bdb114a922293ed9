import * as v from 'valibot';
import { modules } from '@/content/schema/modules';
import { environment } from '@/content/schema/site-fields';
import { type ContentIssue, type ContentModules, quoted } from './issues';

const LISTED = 'listed in content/schema/modules.ts, with a schema for each field';

type Found = {
  issues: ContentIssue[];
  /** The modules with fields that are missing, unknown or of a wrong type. */
  untyped: ReadonlySet<string>;
};

/** Returns the issues that the schema finds in the loaded modules. */
export function schemaIssues(content: ContentModules): Found {
  const schemas: Readonly<Record<string, v.GenericSchema>> = modules;
  const { name } = (content['content/site.ts']?.site ?? {}) as { name?: unknown };
  const found = Object.entries(content)
    // Skip modules that export only functions. They need no schema.
    .filter(([file, exported]) => schemas[file] || !Object.values(exported).every(isFunction))
    .map(([file, exported]) => validate(file, schemas[file] ?? v.never(LISTED), exported, String(name)));
  return {
    issues: found.flatMap(({ issues }) => issues),
    untyped: new Set(found.flatMap(({ untyped }) => [...untyped])),
  };
}

/** Returns the issues of the environment variables that configure the site. */
export function environmentIssues(variables: NodeJS.ProcessEnv): ContentIssue[] {
  return validate('the environment', environment, variables).issues;
}

/**
 * Validates a value with a schema.
 * @param firm the firm's name. A string that equals this name is allowed to exceed its length limit.
 */
function validate(file: string, schema: v.GenericSchema, value: unknown, firm = ''): Found {
  const { issues = [] } = v.safeParse(schema, value, { abortPipeEarly: true });
  // The correct paths of misspelled fields. If a field is misspelled, its correct path is not also reported
  // as missing.
  const meant = new Set(
    issues
      .filter(isUnknown)
      .map(({ path = [], message }) => pathOf([...path.slice(0, -1), { key: message }])),
  );
  return {
    issues: issues
      .filter((issue) => !(isMissing(issue) && meant.has(pathOf(issue.path))))
      .filter(({ type, input }) => !(type === 'max_length' && input === firm && firm.length <= 60))
      .map((issue) => ({
        file,
        path: pathOf(issue.path),
        actual: actualOf(issue),
        expected: issue.message,
      })),
    untyped: new Set(issues.every(({ kind }) => kind === 'validation') ? [] : [file]),
  };
}

const isFunction = (value: unknown) => typeof value === 'function';

type Issue = v.BaseIssue<unknown>;

const isUnknown = ({ type, expected }: Issue) => type === 'strict_object' && expected === 'never';
const isMissing = ({ type, expected }: Issue) => type === 'strict_object' && expected?.startsWith('"');

function pathOf(path: readonly { key: unknown }[] = []): string {
  if (path.length === 0) return 'the module';
  return path
    .map(({ key }) =>
      typeof key === 'number' ? `[${key}]` : /^[\w-]+$/.test(String(key)) ? `.${key}` : `["${key}"]`,
    )
    .join('')
    .replace(/^\./, '');
}

function actualOf(issue: Issue): string {
  if (isUnknown(issue)) return 'an unknown field';
  if (isMissing(issue)) return 'missing';
  if (issue.type === 'never') return 'not in the schema';
  const place = issue.path?.at(-1);
  const value = place && place.origin !== 'key' ? place.value : issue.input;
  if (issue.type === 'max_length') return `${String(value).length} characters long (${quoted(value)})`;
  return Array.isArray(value) && value.length === 0 ? 'an empty list' : quoted(value);
}
