import { win32 } from 'node:path';
import { cssPath } from './write-typeface';

test('writes paths with forward slashes on Windows too', () => {
  const path = win32.relative('C:\\site\\generated', 'C:\\site\\node_modules\\font\\files\\a.woff2');
  expect(cssPath(path)).toBe('../node_modules/font/files/a.woff2');
});
