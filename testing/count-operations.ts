/** The methods that read a whole array or string. */
const METHODS: readonly (readonly [prototype: object, names: readonly (string | symbol)[]])[] = [
  [
    Array.prototype,
    [
      ...[
        'at',
        'concat',
        'entries',
        'every',
        'filter',
        'find',
        'findIndex',
        'findLast',
        'flat',
        'flatMap',
        'forEach',
      ],
      ...[
        'includes',
        'indexOf',
        'join',
        'keys',
        'map',
        'reduce',
        'reverse',
        'slice',
        'some',
        'sort',
        'splice',
      ],
      ...['toSorted', 'toString', 'unshift', Symbol.iterator],
    ].filter((name) => name !== 'at'),
  ],
  [
    String.prototype,
    ['includes', 'indexOf', 'match', 'replace', 'replaceAll', 'slice', 'split', 'startsWith', 'trim'],
  ],
];

/** The functions that read a whole object, and return or receive an array or a string of its size. */
const FUNCTIONS: readonly (readonly [owner: object, names: readonly string[]])[] = [
  [Object, ['assign', 'entries', 'keys', 'values']],
  [JSON, ['parse', 'stringify']],
];

/**
 * Returns how many items of arrays, fields of objects and characters of text a function reads, or could read, with the
 * built-in functions. Unlike the duration, this number is the same in each run.
 */
export function countOperations(run: () => void): number {
  let count = 0;
  const restore: (() => void)[] = [];
  const replace = (
    owner: object,
    name: string | symbol,
    lengthOf: (self: unknown, result: unknown, first: unknown) => unknown,
  ) => {
    const original = Reflect.get(owner, name);
    const replacement = function (this: unknown, ...values: unknown[]) {
      const result = original.apply(this, values);
      count += Number(lengthOf(this, result, values[0])) || 1;
      return result;
    };
    Reflect.defineProperty(owner, name, { configurable: true, writable: true, value: replacement });
    restore.push(() =>
      Reflect.defineProperty(owner, name, { configurable: true, writable: true, value: original }),
    );
  };
  for (const [prototype, names] of METHODS)
    for (const name of names)
      replace(prototype, name, (self, result) => Object(name === 'slice' ? result : self).length);
  for (const [owner, names] of FUNCTIONS)
    for (const name of names)
      replace(owner, name, (_self, result, first) => Object(result).length ?? Object(first).length);
  try {
    run();
  } finally {
    for (const undo of restore) undo();
  }
  return count;
}
