/** One value of the content, and where it stands. */
export type Field = {
  /** The module, `content/projects.ts`. */
  file: string;
  /** Its place in the module, `projects[2].picture.alt`. */
  path: string;
  /** Its own name, `alt`. */
  name: string;
  value: unknown;
};

/** What is wrong with a field, as a sentence's parts. */
export type Fault = { file: string; path: string; is: string; must: string };

/** Content modules by file, as imported. */
export type Content = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** Every value of the content, objects and lists before what is in them. */
export function fieldsOf(content: Content): Field[] {
  return Object.entries(content).flatMap(([file, exported]) =>
    Object.entries(exported).flatMap(([name, value]) => walk({ file, path: name, name, value })),
  );
}

function walk(field: Field): Field[] {
  const { file, path, name, value } = field;
  if (typeof value !== 'object' || value === null) return [field];
  const inner = Array.isArray(value)
    ? value.map((item, n) => ({ file, path: `${path}[${n}]`, name, value: item as unknown }))
    : Object.entries(value).map(([key, item]) => ({
        file,
        path: `${path}.${key}`,
        name: key,
        value: item as unknown,
      }));
  return [field, ...inner.flatMap(walk)];
}

/** A fault as one line: where, what it is, what it must be. */
export function sentence({ file, path, is, must }: Fault): string {
  return `${file}  ${path} is ${is}; it must be ${must}`;
}

/** A value as it is quoted in a message: short. */
export function quoted(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 60 ? `${text.slice(0, 57)}…"` : text;
}
