import { errorReporter, vitalReport } from './report';

const at = (lines: readonly string[]) =>
  Object.assign(new TypeError('a is null'), { stack: lines.join('\n') });

test('errorReporter reports the message and the stack of an error without queries and fragments', () => {
  const chrome = ['TypeError: a is null', '    at f (https://x.example/_next/a.js?dpl=1:10:20)'];
  const firefox = ['f@https://x.example/profile?name=Ada%20L#message:1:2', 'g@https://x.example/a.js:3:4'];
  const report = errorReporter();
  expect(report({ error: at(chrome), message: 'Uncaught TypeError: a is null' }, '/profile')).toEqual({
    type: 'error',
    page: '/profile',
    message: 'TypeError: a is null',
    stack: 'TypeError: a is null\n    at f (https://x.example/_next/a.js:10:20)',
  });
  expect(report({ reason: at(firefox) }, '/')).toMatchObject({
    stack: 'f@https://x.example/profile:1:2\ng@https://x.example/a.js:3:4',
  });
});

test.each([
  ['Failed to load "https://x.example/a?mail=a@b.example".', 'Failed to load "https://x.example/a".'],
  ['Failed: https://x.example/a?b=c:d#e', 'Failed: https://x.example/a'],
  ['Unexpected token ? in JSON', 'Unexpected token ? in JSON'],
])('errorReporter reports the message %s as %s', (reason, message) => {
  expect(errorReporter()({ reason }, '/')).toMatchObject({ message, stack: '' });
});

test('errorReporter reports the place of an error that has no stack', () => {
  const details = {
    message: 'Uncaught SyntaxError',
    filename: 'https://x.example/?a=b',
    lineno: 3,
    colno: 4,
  };
  expect(errorReporter()({ ...details, error: null }, '/')).toMatchObject({
    message: 'Uncaught SyntaxError',
    stack: 'https://x.example/:3:4',
  });
});

test('errorReporter shortens long messages and stacks', () => {
  const error = Object.assign(new Error('m'.repeat(9000)), { stack: 's'.repeat(9000) });
  const { message, stack } = errorReporter()({ error }, '/') ?? {};
  expect([message?.length, stack?.length]).toEqual([300, 2000]);
});

test.each(['chrome-extension://abc/a.js', 'moz-extension://abc/a.js', 'safari-web-extension://abc/a.js'])(
  'errorReporter ignores errors in %s',
  (file) => {
    expect(errorReporter()({ error: at([`    at f (${file}:1:2)`]) }, '/')).toBeUndefined();
    expect(errorReporter()({ message: 'a', filename: file, lineno: 1, colno: 2 }, '/')).toBeUndefined();
  },
);

test('errorReporter reports each error once, and at most 10 errors per page view', () => {
  const report = errorReporter();
  const errors = Array.from({ length: 12 }, (_, n) => `error ${n}`);
  const reports = [...errors, ...errors].map((reason) => report({ reason }, '/'));
  expect(reports.flatMap((each) => each?.message ?? [])).toEqual(errors.slice(0, 10));
  expect(errorReporter()({ reason: 'error 0' }, '/')).toBeDefined();
});

test('vitalReport omits performance entries, which contain elements and URLs', () => {
  const measured = { name: 'LCP', value: 1200, rating: 'good', id: 'v6-1' } as const;
  const metric = { ...measured, delta: 1, navigationType: 'navigate', navigationId: 1 } as const;
  expect(vitalReport({ ...metric, entries: [] }, '/')).toEqual({ type: 'vital', page: '/', ...measured });
});
