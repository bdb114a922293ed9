import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { copySources } from './copy-project';

test('copies the sources, and neither packages nor built files', () => {
  const copy = copySources();
  expect(readFileSync(join(copy, 'app/page.tsx'))).toEqual(readFileSync('app/page.tsx'));
  for (const folder of ['node_modules', 'out', '.next', 'generated', '.git'])
    expect(existsSync(join(copy, folder))).toBe(false);
  rmSync(copy, { recursive: true });
});
