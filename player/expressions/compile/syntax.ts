import type { AnyNode, Node } from 'acorn';

/** A node of the syntax tree. */
export type SyntaxNode = AnyNode;

/** An error in an expression's text, or syntax that expressions can't use. */
export class UnsupportedSyntax extends Error {
  constructor({ type }: Node) {
    super(`It uses ${type}, which is not supported`);
  }
}

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** Returns the nodes that a node directly contains. */
function childrenOf(node: SyntaxNode): SyntaxNode[] {
  return Object.values(node).flat().filter(isNode);
}

const FUNCTIONS: readonly string[] = ['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'];

export const isFunction = ({ type }: Node) => FUNCTIONS.includes(type);

/** Calls `visit` for a node and all nodes in it, except those in functions if `visit` returns `false` for these. */
export function visitSyntax(node: SyntaxNode, visit: (node: SyntaxNode) => unknown) {
  const nodes = [node];
  for (let next = nodes.pop(); next; next = nodes.pop()) {
    if (visit(next) !== false) nodes.push(...childrenOf(next));
  }
}

export function containsFunction(node: SyntaxNode): boolean {
  let found = false;
  visitSyntax(node, (inner) => {
    found ||= isFunction(inner);
  });
  return found;
}

/** Returns how deeply the nodes in a node are nested. */
export function depthOf(node: SyntaxNode): number {
  let depth = 0;
  for (let nodes = [node]; nodes.length > 0; nodes = nodes.flatMap(childrenOf)) depth += 1;
  return depth;
}

/** Returns the names that a pattern, such as `[a, b]`, declares or assigns. */
export function namesIn(pattern: SyntaxNode | null): string[] {
  switch (pattern?.type) {
    case 'Identifier':
      return [pattern.name];
    case 'ArrayPattern':
      return pattern.elements.flatMap(namesIn);
    case 'ObjectPattern':
      return pattern.properties.flatMap(namesIn);
    case 'Property':
      return namesIn(pattern.value);
    case 'RestElement':
      return namesIn(pattern.argument);
    case 'AssignmentPattern':
      return namesIn(pattern.left);
    default:
      return [];
  }
}

/** About how many steps a node takes, if it runs once: long code takes long. */
export const stepsOf = ({ start, end }: Node) => 1 + ((end - start) >> 3);
