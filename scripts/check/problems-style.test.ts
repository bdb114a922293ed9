import { problemsStyle } from './problems-style';

test('problemsStyle escapes quotes, backslashes and line breaks, and is empty without problems', () => {
  const style = problemsStyle(['content/a.ts  a is "\\n"', 'line 2\nline 3'], true);
  expect(style).toContain(
    String.raw`"2 problems found.\a content/a.ts  a is \22 \5c n\22 \a line 2\a line 3"`,
  );
  expect(problemsStyle(['x'], false)).toContain('1 problem found. More can appear when these are fixed');
  expect(problemsStyle([], true)).toBe('');
});
