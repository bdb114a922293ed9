import { readFileSync } from 'node:fs';
import { animations, isGenerated } from '@/artwork/animations/all';
import { iconSvg } from '@/artwork/icons';
import { isFile } from '../shared/is-file';

/** The icon from which all other icons are drawn. */
export const ICON = 'app/icon.svg';

let drawn: Map<string, string> | undefined;

/**
 * Returns the texts of the animations that this project generates, by file. Omits files that were made with other
 * tools.
 */
export function generatedAnimations(): ReadonlyMap<string, string> {
  drawn ??= new Map(
    Object.entries(animations)
      .map(([name, draw]) => [`public/animations/${name}.json`, draw] as const)
      .filter(([file]) => isGenerated(file))
      .map(([file, draw]) => [file, JSON.stringify(draw())]),
  );
  return drawn;
}

/** Returns the animations and the icon that are missing, or differ from what their source code draws. */
export function outdatedFiles(): Map<string, string> {
  const files = [...generatedAnimations(), [ICON, iconSvg] as const];
  return new Map(files.filter(([file, text]) => !isFile(file) || readFileSync(file, 'utf8') !== text));
}
