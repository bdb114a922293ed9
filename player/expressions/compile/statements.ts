import type { DoWhileStatement, ForInStatement, ForOfStatement, WhileStatement } from 'acorn';
import { charge, Stop } from '../meter';
import { isSame } from '../operators';
import { Dictionary, ExpressionError, isTrue, SandboxObject, Thrown, type Value } from '../values';
import type { Compiler, Table } from './compiler';
import type { Completion, Evaluate, Execute, Frame } from './frame';
import { compileStatements, nestFrame } from './functions';
import type { Names } from './names';
import { containsFunction, type SyntaxNode, stepsOf, UnsupportedSyntax } from './syntax';
import { listOf } from './variables';

/** Compiles code with variables of its own, which need a frame if a function could use them later. */
function compileScope(node: SyntaxNode, outer: Names, compile: (names: Names) => Execute): Execute {
  const hasFrame = containsFunction(node);
  const names = outer.nest(hasFrame);
  const run = compile(names);
  if (!hasFrame) return run;
  return (frame) => {
    const inner = nestFrame(frame, names.layout.size);
    const completion = run(inner);
    frame.result = inner.result;
    return completion;
  };
}

/** Compiles a `while` loop, or a `do` loop, whose first iteration runs without the test. */
const compileWhile = (
  node: WhileStatement | DoWhileStatement,
  names: Names,
  compiler: Compiler,
  isTestedFirst: boolean,
) =>
  compileLoop(
    compiler.statement(node.body, names),
    stepsOf(node),
    compiler.expression(node.test, names),
    null,
    isTestedFirst,
  );

/** Compiles a loop. `next` runs after each iteration, also after `continue`. */
function compileLoop(
  body: Execute,
  steps: number,
  test: Evaluate | null,
  next: Evaluate | null,
  isTestedFirst = true,
): Execute {
  return (frame) => {
    for (let isFirst = true; ; isFirst = false) {
      charge(steps);
      if (test && (isTestedFirst || !isFirst) && !isTrue(test(frame))) return undefined;
      const completion = body(frame);
      if (completion === 'break') return undefined;
      if (completion === 'return') return completion;
      next?.(frame);
    }
  };
}

/** Compiles `for (… in …)` and `for (… of …)`. */
function compileIteration(
  node: ForInStatement | ForOfStatement,
  outer: Names,
  compiler: Compiler,
  itemsOf: (value: Value) => Value[],
): Execute {
  const { left, right, body } = node;
  const items = compiler.expression(right, outer);
  return (() => {
    const isDeclared = left.type === 'VariableDeclaration';
    const pattern = isDeclared ? left.declarations[0]?.id : left;
    if (!pattern) throw new UnsupportedSyntax(node);
    // Each iteration has variables of its own.
    const run = compileScope(node as SyntaxNode, outer, (names) => {
      if (isDeclared && left.kind !== 'var') compileStatements([left], names, compiler);
      const assign = compiler.target(pattern, names);
      const execute = compiler.statement(body, names);
      return (frame) => {
        assign(frame, item);
        return execute(frame);
      };
    });
    let item: Value;
    const steps = stepsOf(node);
    return (frame: Frame) => {
      for (const value of itemsOf(items(frame))) {
        charge(steps);
        item = value;
        const completion = run(frame);
        if (completion === 'break') return undefined;
        if (completion === 'return') return completion;
      }
      return undefined;
    };
  })();
}

function keysOf(value: Value): Value[] {
  if (value instanceof SandboxObject) return value.keys();
  return Array.isArray(value) || typeof value === 'string' ? [...Object.keys(value)] : [];
}

/** Returns what `catch` receives. @throws what expressions can't catch */
function caught(thrown: unknown): Value {
  if (thrown instanceof Thrown) return thrown.value;
  if (!(thrown instanceof ExpressionError)) throw thrown;
  return new Dictionary([
    ['name', 'Error'],
    ['message', thrown.message],
  ]);
}

const nothing: Execute = () => undefined;

export const STATEMENTS: Table<Execute> = {
  EmptyStatement: () => nothing,
  // The functions of a block are created when it starts.
  FunctionDeclaration: () => nothing,

  ExpressionStatement(node, names, compiler) {
    const value = compiler.expression(node.expression, names);
    const steps = stepsOf(node);
    return (frame) => {
      charge(steps);
      value(frame);
      return undefined;
    };
  },

  VariableDeclaration(node, names, compiler) {
    const isVar = node.kind === 'var';
    const steps = stepsOf(node);
    const declarations = node.declarations
      .filter(({ init }) => init || !isVar)
      .map(({ id, init }) => ({
        assign: compiler.target(id, names),
        value: init ? compiler.expression(init, names) : undefined,
      }));
    return (frame) => {
      charge(steps);
      for (const { assign, value } of declarations) assign(frame, value?.(frame));
      return undefined;
    };
  },

  BlockStatement: (node, outer, compiler) =>
    compileScope(node, outer, (names) => compileStatements(node.body, names, compiler)),

  IfStatement({ test, consequent, alternate }, names, compiler) {
    const condition = compiler.expression(test, names);
    const yes = compiler.statement(consequent, names);
    const no = alternate ? compiler.statement(alternate, names) : nothing;
    return (frame) => {
      charge(1);
      return isTrue(condition(frame)) ? yes(frame) : no(frame);
    };
  },

  ForStatement: (node, outer, compiler) =>
    compileScope(node, outer, (names) => {
      const { init, test, update, body } = node;
      const start =
        init?.type === 'VariableDeclaration'
          ? compileStatements([init], names, compiler)
          : init && compiler.expression(init, names);
      const loop = compileLoop(
        compiler.statement(body, names),
        stepsOf(node),
        test ? compiler.expression(test, names) : null,
        update ? compiler.expression(update, names) : null,
      );
      return (frame) => {
        start?.(frame);
        return loop(frame);
      };
    }),

  WhileStatement: (node, names, compiler) => compileWhile(node, names, compiler, true),
  DoWhileStatement: (node, names, compiler) => compileWhile(node, names, compiler, false),

  ForInStatement: (node, names, compiler) => compileIteration(node, names, compiler, keysOf),
  ForOfStatement: (node, names, compiler) => compileIteration(node, names, compiler, listOf),

  ReturnStatement({ argument }, names, compiler) {
    const value = argument ? compiler.expression(argument, names) : null;
    return (frame) => {
      frame.result = value?.(frame);
      return 'return';
    };
  },

  BreakStatement: (node) => jump(node, 'break'),
  ContinueStatement: (node) => jump(node, 'continue'),

  ThrowStatement({ argument }, names, compiler) {
    const value = compiler.expression(argument, names);
    return (frame) => {
      throw new Thrown(value(frame));
    };
  },

  TryStatement({ block, handler, finalizer }, names, compiler) {
    const run = compiler.statement(block, names);
    const recover =
      handler &&
      compileScope(handler, names, (inner) => {
        const { param, body } = handler;
        if (param?.type === 'Identifier') inner.declare(param.name);
        const assign = param ? compiler.target(param, inner) : undefined;
        const execute = compiler.statement(body, inner);
        return (frame) => {
          assign?.(frame, error);
          return execute(frame);
        };
      });
    const end = finalizer ? compiler.statement(finalizer, names) : null;
    let error: Value;
    const attempt: Execute = (frame) => {
      if (!recover) return run(frame);
      try {
        return run(frame);
      } catch (thrown) {
        error = caught(thrown);
        return recover(frame);
      }
    };
    if (!end) return attempt;
    return (frame) => {
      let completion: Completion;
      try {
        completion = attempt(frame);
      } catch (thrown) {
        // An expression that has been stopped runs nothing more.
        if (thrown instanceof Stop) throw thrown;
        const ended = end(frame);
        if (ended) return ended;
        throw thrown;
      }
      const { result } = frame;
      const ended = end(frame);
      if (!ended) frame.result = result;
      return ended ?? completion;
    };
  },

  SwitchStatement: (node, outer, compiler) =>
    compileScope(node, outer, (names) => {
      const { discriminant, cases } = node;
      const value = compiler.expression(discriminant, names);
      const tests = cases.map(({ test }) => test && compiler.expression(test, names));
      const bodies = cases.map(({ consequent }) => compileStatements(consequent, names, compiler));
      const byDefault = cases.findIndex(({ test }) => !test);
      return (frame) => {
        charge(stepsOf(node) >> 1);
        const given = value(frame);
        const found = tests.findIndex((test) => test && isSame(given, test(frame)));
        const first = found < 0 ? byDefault : found;
        for (const body of first < 0 ? [] : bodies.slice(first)) {
          const completion = body(frame);
          if (completion) return completion === 'break' ? undefined : completion;
        }
        return undefined;
      };
    }),
};

/** Compiles `break` and `continue`, without labels. */
function jump(node: SyntaxNode & { label?: unknown }, completion: Completion): Execute {
  if (node.label) throw new UnsupportedSyntax(node);
  return () => completion;
}
