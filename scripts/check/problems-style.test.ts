import { problemsStyle } from './problems-style';

test('problemsStyle escapes quotes, backslashes and line breaks, and returns an empty string without problems', () => {
  const style = problemsStyle(['content/a.ts  a is "\\n"', 'line 2\nline 3']);
  expect(style).toContain(
    String.raw`"2 problems found.\a content/a.ts  a is \22 \5c n\22 \a line 2\a line 3"`,
  );
  expect(problemsStyle([])).toBe('');
});
