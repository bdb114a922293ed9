import { readFileSync } from 'node:fs';
import { animations, isDrawnHere } from '@/artwork/animations/all';
import { iconSvg } from '@/artwork/icons';
import { isFile } from '../is-file';
import type { Fault } from './fields';

/** Files drawn from the colours and the mark that were drawn from others. What was made elsewhere is left alone. */
export function assetFaults(): Fault[] {
  const drawn = Object.entries(animations).map(([name, draw]) => ({
    file: `public/animations/${name}.json`,
    text: () => JSON.stringify(draw()),
  }));
  const own = drawn.filter(({ file }) => isDrawnHere(file));
  return [...own, { file: 'app/icon.svg', text: () => iconSvg }]
    .filter(({ file, text }) => read(file) !== text())
    .map(({ file }) => ({
      file,
      path: 'the file',
      is: isFile(file) ? 'not what its drawing makes of the colours and the mark now' : 'not there',
      must: 'drawn anew: run "npm run assets"',
    }));
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
