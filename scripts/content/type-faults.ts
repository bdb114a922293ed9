/** Where and what, of each thing that the compiler finds, with the lines under it that say more. */
const FOUND = /^(\S+)\((\d+),\d+\): error TS\d+: (.+(?:\n +.+)*)$/gm;

/** A sentence of the compiler, and how its parts are said; `list` gives what a type of the content lists. */
type Rule = [pattern: RegExp, say: (parts: readonly string[], list: (type: string) => string) => string];

/** What the compiler says, by a rule for each that says it in plain ones. */
const RULES: readonly Rule[] = [
  [/Property '([^']+)' is missing in type/, ([field]) => `the field ${field} is missing`],
  [
    /missing the following properties from type '[^']+': (.+)/,
    ([fields]) => `the fields ${fields} are missing`,
  ],
  [
    /'([^']+)' does not exist in type .*Did you mean to write '([^']+)'/s,
    ([field, near]) => `there is no field ${field} here; it must be ${near}`,
  ],
  [
    /'([^']+)' does not exist in type/,
    ([field]) => `there is no field ${field} here; it must be one that stands in content/types.ts`,
  ],
  [
    /Cannot find name '([^']+)'/,
    ([name]) => `${name} is no text as it stands; it must be in quotes, '${name}'`,
  ],
  [/Type '"([^"]*)"' is not assignable to type 'Route'/, ([value]) => `"${value}" is no page of the site`],
  [
    /Type '"([^"]*)"' is not assignable to type '("[^']+")'/,
    ([value, known = '']) => `"${value}" is not known; it must be one of ${known.replaceAll(' | ', ', ')}`,
  ],
  [
    /Type '"([^"]*)"' is not assignable to type '`([^`]+)`'/,
    ([value, shape = '']) =>
      `"${value}" is of another form; it must be ${shape.replaceAll(/\$\{\w+\}/g, '…')}`,
  ],
  [
    /Type '"([^"]*)"' is not assignable to type '(\w+)'/,
    ([value, type = ''], list) => `"${value}" is not known; it must be ${list(type)}`,
  ],
  [
    /Type '(.+)' is not assignable to type '(string|number|boolean)'/,
    ([value = '', type = '']) => `this is ${KINDS[value] ?? 'of another kind'}; it must be ${KINDS[type]}`,
  ],
];

const KINDS: Readonly<Record<string, string>> = {
  string: 'a text in quotes',
  number: 'a number without quotes',
  boolean: 'true or false, without quotes',
};

/**
 * What the compiler finds wrong; in the content in plain words, where there is a rule for it.
 * @param output what it writes
 * @param read gives a file's text
 */
export function typeFaults(output: string, read: (file: string) => string): string[] {
  return [...output.matchAll(FOUND)].map(([all, file = '', line, what = '']) => {
    if (!file.startsWith('content/')) return all;
    const text = read(file).split('\n')[Number(line) - 1]?.trim();
    const list = (type: string) => listOf(type, read(file)) ?? `one that ${type} lists`;
    return `${file}, line ${line}: ${plain(what, list)}\n  ${text}`;
  });
}

/** The last line says what it comes down to; the ones before, of what it is a part. */
function plain(what: string, list: (type: string) => string): string {
  for (const sentence of what.split('\n').reverse()) {
    for (const [pattern, say] of RULES) {
      const found = pattern.exec(sentence);
      if (found) return say(found.slice(1), list);
    }
  }
  return what;
}

/** The texts that a type of a module allows. */
function listOf(type: string, module: string): string | undefined {
  const texts = new RegExp(`\\btype ${type} =((?:\\s*\\|?\\s*'[^']*')+);`)
    .exec(module)?.[1]
    ?.match(/'[^']*'/g);
  return texts ? `one of ${texts.join(', ')}` : undefined;
}
