import * as v from 'valibot';
import { modules } from '@/content/schema/modules';
import { environment } from '@/content/schema/site-settings';
import { type ContentIssue, type ContentModules, quoted } from './issues';

/**
 * The issues that the schema finds.
 * @param content the modules that can be loaded
 * @returns them, and whether all fields are there and of their type
 */
export function schemaIssues(content: ContentModules): { issues: ContentIssue[]; isTyped: boolean } {
  const schemas: Readonly<Record<string, v.GenericSchema>> = modules;
  const found = Object.entries(content).flatMap(([file, exported]): Found[] => {
    const schema = schemas[file];
    if (schema) return validate(file, schema, { ...exported });
    // Functions that content modules share need no schema.
    return Object.values(exported).every((value) => typeof value === 'function')
      ? []
      : [{ issue: withoutSchema(file), isType: true }];
  });
  const issues = found.filter((each) => !isNameOfFirm(each, content)).map(({ issue }) => issue);
  return { issues, isTyped: found.every(({ isType }) => !isType) };
}

/** The issues of the environment variables that are used beside the content. */
export function environmentIssues(variables: NodeJS.ProcessEnv): ContentIssue[] {
  return validate('the environment', environment, variables).map(({ issue }) => issue);
}

type Found = {
  issue: ContentIssue;
  /** Whether a field is missing, unknown or of the wrong type. */
  isType: boolean;
  /** The text that is too long for its place. */
  tooLong?: string;
};

function validate(file: string, schema: v.GenericSchema, value: unknown): Found[] {
  const { issues = [] } = v.safeParse(schema, value, { abortPipeEarly: true });
  // A field that is missing under its name and there under a misspelt one is one problem.
  const meant = new Set(
    issues
      .filter(isUnknown)
      .map(({ path = [], message }) => pathOf([...path.slice(0, -1), { key: message }])),
  );
  return issues
    .map((issue) => ({ issue, path: pathOf(issue.path ?? []) }))
    .filter(({ issue, path }) => !(isMissing(issue) && meant.has(path)))
    .map(({ issue, path }) => ({
      issue: { file, path, actual: actualOf(issue), expected: issue.message },
      isType: issue.kind === 'schema',
      tooLong: issue.type === 'max_length' ? String(issue.input) : undefined,
    }));
}

type Issue = v.BaseIssue<unknown>;

const isUnknown = ({ type, expected }: Issue) => type === 'strict_object' && expected === 'never';
const isMissing = ({ type, expected }: Issue) => type === 'strict_object' && expected?.startsWith('"');

function pathOf(path: readonly { key: unknown }[]): string {
  return path
    .map(({ key }) =>
      typeof key === 'number' ? `[${key}]` : /^[\w-]+$/.test(String(key)) ? `.${key}` : `["${key}"]`,
    )
    .join('')
    .replace(/^\./, '');
}

function actualOf(issue: Issue): string {
  if (isUnknown(issue)) return 'not known here';
  if (isMissing(issue)) return 'missing';
  const place = issue.path?.at(-1);
  const value = place && place.origin !== 'key' ? place.value : issue.input;
  if (issue.type === 'max_length') return `${String(value).length} characters long (${quoted(value)})`;
  return Array.isArray(value) && value.length === 0 ? 'an empty list' : quoted(value);
}

/** The firm's name may be as long as its own field allows wherever it is the whole text. */
function isNameOfFirm({ tooLong }: Found, content: ContentModules): boolean {
  const site = content['content/site.ts']?.site as { name?: unknown } | undefined;
  return tooLong !== undefined && tooLong === site?.name && tooLong.length <= 60;
}

const withoutSchema = (file: string): ContentIssue => ({
  file,
  path: 'the file',
  actual: 'not known to the schema',
  expected: 'listed in content/schema/modules.ts, with what each of its fields holds',
});
