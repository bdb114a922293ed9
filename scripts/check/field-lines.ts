import { parse } from '@babel/parser';

type Statement = ReturnType<typeof parse>['program']['body'][number];
type Declaration = Extract<Statement, { type: 'VariableDeclaration' }>;
type Expression = NonNullable<Declaration['declarations'][number]['init']>;

/** Returns the lines of the fields in a content module, keyed by path. Omits fields that code computes. */
export function fieldLines(source: string): ReadonlyMap<string, number> {
  const lines = new Map<string, number>();
  const constants = new Map<string, Expression>();

  /** Stores the line of a field, and those of the fields in it. */
  function visit(value: Expression, path: string, line = value.loc?.start.line ?? 1): void {
    lines.set(path, line);
    if (value.type === 'TSAsExpression') {
      visit(value.expression, path, line);
    } else if (value.type === 'Identifier') {
      const constant = constants.get(value.name);
      if (constant) visit(constant, path);
    } else if (value.type === 'CallExpression') {
      // keepUnitsTogether() returns an object with the fields of its argument.
      const [argument] = value.arguments;
      if (argument?.type === 'ObjectExpression' || argument?.type === 'ArrayExpression')
        visit(argument, path, line);
    } else if (value.type === 'ArrayExpression') {
      for (const [index, item] of value.elements.entries())
        if (item && item.type !== 'SpreadElement') visit(item, `${path}[${index}]`);
    } else if (value.type === 'ObjectExpression') {
      for (const property of value.properties) {
        if (property.type !== 'ObjectProperty') continue;
        const { key } = property;
        const name = key.type === 'Identifier' ? key.name : key.type === 'StringLiteral' ? key.value : '';
        visit(property.value as Expression, `${path}.${name}`, property.loc?.start.line);
      }
    }
  }

  for (const statement of parse(source, { sourceType: 'module', plugins: ['typescript'] }).program.body) {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declaration?.type !== 'VariableDeclaration') continue;
    for (const { id, init } of declaration.declarations) {
      if (id.type !== 'Identifier' || !init) continue;
      constants.set(id.name, init);
      visit(init, id.name, id.loc?.start.line);
    }
  }
  return lines;
}

/**
 * Returns the line of the field with the given path. If the field is missing, returns the line of the object
 * or the list that should contain it.
 */
export function lineOf(path: string, lines: ReadonlyMap<string, number>): number | undefined {
  if (path === '') return undefined;
  return lines.get(path) ?? lineOf(path.replace(/(^|\.|\[)[^.[]*$/, ''), lines);
}
