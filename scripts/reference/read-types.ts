/** A member of an object type or of a union of strings, with its TSDoc. */
export type Member = {
  name: string;
  /** Source text, such as `seek(to: number): void`. */
  code: string;
  /**
   * Source text of a property's type. An alias is replaced with its definition, unless the
   * definition is an object type.
   */
  type?: string;
  isOptional: boolean;
  /** The comment in one line, with its tags converted to sentences. */
  description: string;
  /** Source text of the `@default` value. This tag must be the last tag of the comment. */
  defaultValue?: string;
};

const ALIAS = /^(?:export )?type (\w+) =(.*?);\n(?![ }])/gms;
const COMMENT = String.raw`(?:/\*\*(?<comment>(?:(?!\*/).)*)\*/\n {2})?`;
const PROPERTY = String.raw`(?<code>(?:readonly )?(?<name>\w+)(?<optional>\??)(?:: (?<type>.*?)|\(.*?));$`;
const MEMBER = new RegExp(String.raw`^ {2}${COMMENT}(?:\| '(?<value>[^']+)'|${PROPERTY})`, 'gms');

/**
 * Reads the type aliases of a TypeScript module that Biome has formatted.
 * @returns a function that returns the members of the alias with a given name. The function throws if the
 * alias is neither an object type nor a union of strings.
 */
export function readTypes(source: string): (typeName: string) => Member[] {
  const aliases = new Map([...`${source}\n`.matchAll(ALIAS)].map(([, name = '', body = '']) => [name, body]));

  function typeOf(code: string): string {
    const alias = aliases.get(code)?.replaceAll(/\/\*\*.*?\*\//gs, '');
    const type = inOneLine(alias && !alias.startsWith(' {') ? alias : code);
    return type.replace(/^\| /, '').replaceAll(/\breadonly /g, '');
  }

  return (typeName) => {
    const body = aliases.get(typeName) ?? '';
    const lines = body.match(/^ {2}[\w|]/gm)?.length;
    const members = [...body.matchAll(MEMBER)].map(({ groups = {} }): Member => {
      const { comment, value, code = '', type } = groups;
      return {
        name: value ?? groups.name ?? '',
        code: inOneLine(value ? `'${value}'` : code),
        type: type && typeOf(type),
        isOptional: groups.optional === '?',
        ...readComment(comment),
      };
    });
    if (members.length !== lines) throw new Error(`${typeName} is not an object type or a union of strings`);
    return members;
  };
}

const inOneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

function readComment(comment = ''): Pick<Member, 'description' | 'defaultValue'> {
  const [text = '', defaultValue] = comment.replace(/\s+(\* )?/g, ' ').split('@default ');
  const description = text
    .replace(/@param (\w+)/g, '`$1`:')
    .replace('@returns', 'Returns')
    .replace('@throws', 'Throws');
  return { description: description.trim(), defaultValue: defaultValue?.trim() };
}
