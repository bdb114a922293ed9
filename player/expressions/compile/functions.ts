import type { Function as FunctionNode } from 'acorn';
import { charge, nest } from '../meter';
import { Callable, type Value } from '../values';
import type { Compiler } from './compiler';
import type { Evaluate, Execute, Frame, Unset } from './frame';
import type { Names } from './names';
import {
  depthOf,
  isFunction,
  namesIn,
  type SyntaxNode,
  stepsOf,
  UnsupportedSyntax,
  visitSyntax,
} from './syntax';

export const createVariables = (size: number, value?: Unset): (Value | Unset)[] =>
  Array<Value | Unset>(size).fill(value);

/** Declares the variables (`var`) of a function or of the whole expression. Those in nested functions don't count. */
export function declareVariables(body: SyntaxNode, names: Names) {
  visitSyntax(body, (node) => {
    if (node.type === 'VariableDeclaration' && node.kind === 'var')
      for (const { id } of node.declarations) for (const name of namesIn(id)) names.declare(name);
    return node === body || !isFunction(node);
  });
}

/** Declares the names of a list of statements (`let`, `const`), and returns the code that creates its functions. */
function declareNames(statements: readonly SyntaxNode[], names: Names, compiler: Compiler): Execute {
  const functions: { index: number; create: Evaluate }[] = [];
  for (const node of statements) {
    if (node.type === 'VariableDeclaration' && node.kind !== 'var')
      for (const { id } of node.declarations) for (const name of namesIn(id)) names.declare(name);
    if (node.type === 'FunctionDeclaration' && node.id) names.declare(node.id.name);
  }
  for (const node of statements) {
    if (node.type === 'FunctionDeclaration' && node.id)
      functions.push({ index: names.declare(node.id.name), create: compileFunction(node, names, compiler) });
  }
  return (frame) => {
    for (const { index, create } of functions) frame.variables[index] = create(frame);
    return undefined;
  };
}

/** Compiles a list of statements. */
export function compileStatements(
  statements: readonly SyntaxNode[],
  names: Names,
  compiler: Compiler,
): Execute {
  const createFunctions = declareNames(statements, names, compiler);
  const run = statements.map((node) => compiler.statement(node, names));
  return (frame) => {
    createFunctions(frame);
    for (const execute of run) {
      const completion = execute(frame);
      if (completion) return completion;
    }
    return undefined;
  };
}

/** The number of frames of the call stack that a call takes in addition to those of its code. */
const CALL_FRAMES = 8;

/** The number of steps that a call takes in addition to those of its code. */
const CALL_STEPS = 4;

/** Compiles a function. @returns the code that creates it */
export function compileFunction(node: FunctionNode & SyntaxNode, outer: Names, compiler: Compiler): Evaluate {
  if (node.async || node.generator) throw new UnsupportedSyntax(node);
  const { params, body } = node;
  const names = outer.nest(true);
  const isArrow = node.type === 'ArrowFunctionExpression';
  const own = node.type === 'FunctionExpression' && node.id ? names.declare(node.id.name) : -1;
  const list = isArrow ? -1 : names.declare('arguments');
  for (const name of params.flatMap(namesIn)) names.declare(name);
  declareVariables(body, names);
  const targets = params.map((param) => compiler.target(param, names));
  const rest = params.findIndex(({ type }) => type === 'RestElement');
  const run = compileBody(body, names, compiler);
  const steps = CALL_STEPS + (stepsOf(node) >> 2);
  const frames = CALL_FRAMES + depthOf(node);
  const { layout } = names;
  return (outerFrame) => {
    const created: Callable = new Callable((args, self) =>
      nest(frames, () => {
        charge(steps);
        const frame: Frame = {
          variables: createVariables(layout.size),
          outer: outerFrame,
          scope: outerFrame.scope,
          self: isArrow ? outerFrame.self : self,
          result: undefined,
        };
        if (own >= 0) frame.variables[own] = created;
        if (list >= 0) frame.variables[list] = args;
        targets.forEach((assign, index) => {
          assign(frame, index === rest ? args.slice(index) : args[index]);
        });
        run(frame);
        return frame.result;
      }),
    );
    return created;
  };
}

function compileBody(body: SyntaxNode, names: Names, compiler: Compiler): Execute {
  if (body.type === 'BlockStatement') return compileStatements(body.body, names, compiler);
  const value = compiler.expression(body, names);
  return (frame) => {
    frame.result = value(frame);
    return 'return';
  };
}

/** Creates the frame of a block that has variables of its own. */
export const nestFrame = (frame: Frame, size: number): Frame => ({
  variables: createVariables(size),
  outer: frame,
  scope: frame.scope,
  self: frame.self,
  result: undefined,
});
