import { isAllowedLicence } from './allowed-licence';

const allowed = new Set(['MIT', 'Apache-2.0', 'CC-BY-3.0']);

test.each([
  'MIT',
  'MIT*',
  'MIT OR GPL-3.0',
  'GPL-3.0 OR MIT',
  '(MIT AND CC-BY-3.0)',
  'MIT AND (GPL-3.0 OR Apache-2.0)',
  '(GPL-3.0 AND MIT) OR Apache-2.0',
  'GPL-3.0 AND MIT OR Apache-2.0',
])('%s is allowed: one of what is offered, all of what is asked for', (expression) => {
  expect(isAllowedLicence(expression, allowed)).toBe(true);
});

test.each([
  'GPL-3.0',
  'MIT AND GPL-3.0',
  'GPL-3.0 AND MIT',
  '(MIT OR Apache-2.0) AND GPL-3.0',
  'GPL-3.0 OR (MIT AND AGPL-3.0)',
  'GPL-2.0 WITH Classpath-exception-2.0',
  'MIT,GPL-3.0',
  'MIT GPL-3.0',
  '(MIT',
  'UNKNOWN',
  '',
])('%s is not', (expression) => {
  expect(isAllowedLicence(expression, allowed)).toBe(false);
});
