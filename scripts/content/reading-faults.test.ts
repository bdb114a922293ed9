import { readingFaults } from './reading-faults';

const faults = (line: string, column: number, what: string) =>
  readingFaults(new Error(`Transform failed\n/a.ts:1:${column}: ERROR: ${what}`), () => line);

test('a quote of the wrong kind is called that', () => {
  expect(faults('a: “CHILL”', 3, 'Unexpected "“"')).toEqual([
    "/a.ts, line 1: the quote “ is one for reading; what surrounds a text is the straight one, '\n  a: “CHILL”",
  ]);
});

test('what is missing is said with its line', () => {
  expect(faults("a: 'x' b: '“y”'", 7, 'Expected "}" but found "b"')[0]).toMatch(
    /^\/a\.ts, line 1: Expected "}" but found "b"\n {2}.*\n {2}A quote, a comma or a bracket is missing/,
  );
});

test('an error of another kind is none of these', () => {
  expect(readingFaults(new Error('x is not a function'), () => '')).toEqual([]);
});
