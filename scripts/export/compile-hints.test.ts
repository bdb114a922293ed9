import { withCompileHint } from './compile-hints';

test('adds only the hint to a large script', () => {
  const script = 'f();'.repeat(20_000);
  const [first, ...rest] = withCompileHint(script).split('\n');
  expect(first).toBe('//# allFunctionsCalledOnLoad');
  expect(rest.join('\n')).toBe(script);
});

test('leaves a small script unchanged', () => {
  expect(withCompileHint('f()')).toBe('f()');
});
