import { withCompileHint } from './compile-hints';

test('a large script asks to be compiled while it loads, and is otherwise as it was', () => {
  const script = 'f();'.repeat(20_000);
  const [first, ...rest] = withCompileHint(script).split('\n');
  expect(first).toBe('//# allFunctionsCalledOnLoad');
  expect(rest.join('\n')).toBe(script);
});

test('a small one carries nothing', () => {
  expect(withCompileHint('f()')).toBe('f()');
});
