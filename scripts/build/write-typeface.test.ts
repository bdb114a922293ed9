import { win32 } from 'node:path';
import { cssPath } from './write-typeface';

test('cssPath returns a Windows path with forward slashes', () => {
  const path = win32.relative('C:\\site\\generated', 'C:\\site\\node_modules\\font\\files\\a.woff2');
  expect(cssPath(path)).toBe('../node_modules/font/files/a.woff2');
});
