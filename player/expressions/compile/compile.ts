import { parse } from 'acorn';
import { MAX_EXPRESSION_LENGTH } from '../../document/limits/limits';
import { nest } from '../meter';
import type { Value } from '../values';
import type { Compiler, Table } from './compiler';
import { EXPRESSIONS } from './expressions';
import { type Scope, UNSET } from './frame';
import { compileStatements, createVariables, declareVariables } from './functions';
import { Names } from './names';
import { STATEMENTS } from './statements';
import { depthOf, namesIn, type SyntaxNode, UnsupportedSyntax, visitSyntax } from './syntax';
import { compileVariable, TARGETS } from './variables';

/** Runs an expression. @throws any error that the expression throws */
export type Program = (scope: Scope) => Value;

/** The variable that contains the value of an expression. */
const RESULT = '$bm_rt';

/** Maximum depth of an expression's syntax tree. Compiling and running it takes some stack frames per level. */
const MAX_DEPTH = 400;

/** Compiles a node by the function in the table for its type. */
const compileWith =
  <Compiled>(table: Table<Compiled>) =>
  (node: SyntaxNode, names: Names): Compiled => {
    type Compile = (node: SyntaxNode, names: Names, compiler: Compiler) => Compiled;
    const compile = Object.hasOwn(table, node.type) && (table[node.type] as Compile | undefined);
    if (!compile) throw new UnsupportedSyntax(node);
    return compile(node, names, compiler);
  };

const compiler: Compiler = {
  expression: compileWith(EXPRESSIONS),
  statement: compileWith(STATEMENTS),
  target: compileWith(TARGETS),
};

/** Declares all names that an expression assigns. Some are not declared, or are names of the scope, such as `value`. */
function declareAssigned(program: SyntaxNode, names: Names) {
  visitSyntax(program, (node) => {
    const target =
      node.type === 'UpdateExpression'
        ? node.argument
        : node.type === 'AssignmentExpression' ||
            node.type === 'ForInStatement' ||
            node.type === 'ForOfStatement'
          ? node.left
          : null;
    for (const name of namesIn(target)) names.declare(name);
  });
}

/**
 * Compiles an expression as exporters write it: a list of statements that assign the value to `$bm_rt`. Runs nothing.
 * @throws UnsupportedSyntax, or any error of the parser
 */
export function compile(text: string): Program {
  if (text.length > MAX_EXPRESSION_LENGTH) throw new RangeError('It is too long');
  const program = parse(text, { ecmaVersion: 2022, sourceType: 'script' }) as SyntaxNode & {
    type: 'Program';
  };
  const depth = depthOf(program);
  if (depth > MAX_DEPTH) throw new RangeError('It is nested too deeply');
  const names = Names.create();
  declareAssigned(program, names);
  const assigned = names.layout.size;
  const inner = names.nest(false);
  declareVariables(program, inner);
  const run = compileStatements(program.body, inner, compiler);
  const result = compileVariable(RESULT, inner);
  const { layout } = names;
  return (scope) =>
    nest(depth, () => {
      const variables = createVariables(layout.size);
      variables.fill(UNSET, 0, assigned);
      const frame = { variables, outer: null, scope, self: undefined, result: undefined };
      run(frame);
      return result(frame);
    });
}
