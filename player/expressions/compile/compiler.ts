import type { Assign, Evaluate, Execute } from './frame';
import type { Names } from './names';
import type { SyntaxNode } from './syntax';

/** Compiles nodes of all types. The modules of this folder compile the nodes in theirs with it. */
export type Compiler = {
  /** @throws UnsupportedSyntax */
  expression(node: SyntaxNode, names: Names): Evaluate;
  /** @throws UnsupportedSyntax */
  statement(node: SyntaxNode, names: Names): Execute;
  /** @throws UnsupportedSyntax */
  target(node: SyntaxNode, names: Names): Assign;
};

type NodeOf<Type> = Extract<SyntaxNode, { type: Type }>;

/** For each type of node, the function that compiles nodes of the type. */
export type Table<Compiled> = {
  readonly [Type in SyntaxNode['type']]?: (node: NodeOf<Type>, names: Names, compiler: Compiler) => Compiled;
};
