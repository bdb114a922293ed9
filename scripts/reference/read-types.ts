import { type ParseResult, parse } from '@babel/parser';

type Statement = ParseResult['program']['body'][number];
type TypeNode = Extract<Statement, { type: 'TSTypeAliasDeclaration' }>['typeAnnotation'];
type MemberNode = Extract<TypeNode, { type: 'TSTypeLiteral' }>['members'][number] | TypeNode;

/** A member of an object type or of a union of strings, with its TSDoc. */
export type Member = {
  name: string;
  /** Source text, such as `seek(to: number): void`. */
  code: string;
  /** Source text of a property's type. The definition replaces an alias, except of an object type. */
  type?: string;
  isOptional: boolean;
  /** The comment in one line. Its tags are written out as sentences. */
  description: string;
  /** Source text of the `@default` value, which is the last tag of a comment. */
  defaultValue?: string;
};

/**
 * Reads the type aliases of a TypeScript module.
 * @returns a function that lists the members of an alias, and throws if it is neither an object type nor a
 * union
 */
export function readTypes(source: string): (typeName: string) => Member[] {
  const { body } = parse(source, { sourceType: 'module', plugins: ['typescript'] }).program;
  const aliases = new Map<string, TypeNode>();
  for (const node of body) {
    const statement = node.type === 'ExportNamedDeclaration' ? node.declaration : node;
    if (statement?.type === 'TSTypeAliasDeclaration')
      aliases.set(statement.id.name, statement.typeAnnotation);
  }

  const codeOf = ({ start, end }: Pick<MemberNode, 'start' | 'end'>) =>
    source
      .slice(start ?? 0, end ?? 0)
      .replace(/\/\*\*.*?\*\/|^\s*\||;$/gs, '')
      .replace(/\s+/g, ' ')
      .trim();

  const typeOf = (node: MemberNode): string | undefined => {
    const type = node.type === 'TSPropertySignature' && node.typeAnnotation?.typeAnnotation;
    if (!type) return undefined;
    const alias = aliases.get(codeOf(type));
    return codeOf(alias && alias.type !== 'TSTypeLiteral' ? alias : type).replace(/\breadonly /g, '');
  };

  const membersOf = (node: MemberNode | undefined): Member[] => {
    switch (node?.type) {
      case 'TSIntersectionType':
      case 'TSUnionType':
        return node.types.flatMap(membersOf);
      case 'TSTypeLiteral':
        return node.members.flatMap(membersOf);
      case 'TSPropertySignature':
      case 'TSMethodSignature':
      case 'TSLiteralType': {
        const isLiteral = node.type === 'TSLiteralType';
        const name = isLiteral ? codeOf(node).slice(1, -1) : codeOf(node.key);
        const isOptional = !isLiteral && node.optional === true;
        return [
          {
            name,
            code: codeOf(node),
            type: typeOf(node),
            isOptional,
            ...readComment(source.slice(0, node.start ?? 0)),
          },
        ];
      }
      default:
        return [];
    }
  };

  return (typeName) => {
    const members = membersOf(aliases.get(typeName));
    if (members.length === 0) throw new Error(`${typeName} is not an object type or a union of strings`);
    return members;
  };
}

/** Parses the TSDoc comment at the end of a text, in front of a member. */
function readComment(before: string): Pick<Member, 'description' | 'defaultValue'> {
  const [, comment = ''] = /\/\*\*((?:(?!\*\/).)*)\*\/[\s|]*$/s.exec(before) ?? [];
  const [text = '', defaultValue] = comment.replace(/\s+(\* )?/g, ' ').split('@default ');
  const description = text
    .replace(/@param (\w+)/g, '`$1`:')
    .replace('@returns', 'Returns')
    .replace('@throws', 'Throws');
  return { description: description.trim(), defaultValue: defaultValue?.trim() };
}
