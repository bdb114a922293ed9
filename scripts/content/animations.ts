import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { animations, isDrawnHere } from '@/artwork/animations/all';
import { iconSvg } from '@/artwork/icons';
import { explain } from '@/player/document/errors/explain';
import { failureFrom } from '@/player/document/errors/failure';
import { parseAnimation } from '@/player/document/parse';
import { describeAnimation } from '../animation-files/describe';
import { animationText, linkedImages } from '../animation-files/read-animation';
import { isFile } from '../is-file';
import { posterFiles, posterSource } from '../posters/poster-files';
import { sourceHashAttribute } from '../posters/source-hash';
import { type ContentIssue, type Field, quoted } from './issues';

type Entry = { src: string; width: number; height: number };

/**
 * Reports animations that are missing, can't be played, have other proportions than stated, or lack a current
 * poster.
 */
export function animationIssues(fields: readonly Field[], directory = 'public'): ContentIssue[] {
  return fields
    .filter(({ name }) => name === 'animation')
    .flatMap(({ file, path, value }): ContentIssue[] => {
      const { src, width, height } = value as Entry;
      const source = `${directory}${src}`;
      const noSrc = (reason: string, expected: string) => [
        { file, path: `${path}.src`, actual: `${quoted(src)}${reason}`, expected },
      ];
      if (!isFile(source))
        return noSrc('', 'the path of a JSON or .lottie file in public/, like /animations/day.json');
      const read = readAnimation(source);
      if (read.reason !== undefined) return noSrc(read.reason, 'a Lottie animation');
      if (!/^\/animations\/[^/]+\.(json|lottie)$/.test(src))
        return noSrc('', 'the path of a file in public/animations/ itself');
      const { text, animation } = read;
      const poster = `${directory}${src.replace('/animations/', '/posters/').replace(/\.\w+$/, '.svg')}`;
      if (!isFile(poster))
        return noSrc(', which has no still picture', `one that has ${poster}: ${DRAW_POSTERS}`);
      if (!readFileSync(poster, 'utf8').includes(sourceHashAttribute(text)))
        return noSrc(
          ', whose still picture was drawn from another animation',
          `one that ${poster} was drawn from: ${DRAW_POSTERS}`,
        );
      const missing = linkedImages(animation, source, directory).filter(({ exists }) => !exists);
      if (missing.length > 0)
        return missing.flatMap(({ address }) =>
          noSrc(
            `, whose image ${address} is not in ${directory}/`,
            'one whose images lie beside it where it says, or in the file itself',
          ),
        );
      if (animation.w / animation.h === width / height) return [];
      const expected = `in the animation's own proportion, ${animation.w} × ${animation.h}`;
      return [{ file, path: `${path}.width`, actual: `${width} × ${height}`, expected }];
    });
}

const DRAW_POSTERS = 'run "npm run assets -- posters"';

function readAnimation(file: string) {
  try {
    const text = animationText(file);
    return { text, animation: parseAnimation(text) };
  } catch (error) {
    return { reason: unplayable(error) };
  }
}

const unplayable = (error: unknown) => `, which can't be played (${explain(failureFrom(error)).message})`;

/** Reports unused animation files that can't be played, and files that would share a poster. */
export function animationFileIssues(fields: readonly Field[], directory = 'public'): ContentIssue[] {
  const files = posterFiles(directory);
  const named = fields.filter(({ name }) => name === 'src').map(({ value }) => value);
  return files.flatMap(({ name, file, poster }, index): ContentIssue[] => {
    const issue = (reason: string, expected: string) => [
      {
        file: `${directory}/animations`,
        path: 'a file',
        actual: `${quoted(basename(file))}${reason}`,
        expected,
      },
    ];
    if (files.findIndex((other) => other.name === name) !== index)
      return issue(
        `, whose still picture would be ${poster}, as that of the other file called ${name} is`,
        'one with a name of its own',
      );
    if (named.includes(`/animations/${basename(file)}`)) return [];
    try {
      posterSource(file, directory);
      return [];
    } catch (error) {
      return issue(unplayable(error), 'a Lottie animation, or elsewhere');
    }
  });
}

/**
 * Reports generated files that are out of date with the colors and the logo. Files from other tools are not
 * compared.
 */
export function drawnFileIssues(): ContentIssue[] {
  const own = Object.entries(animations)
    .map(([name, draw]) => ({ file: `public/animations/${name}.json`, text: () => JSON.stringify(draw()) }))
    .filter(({ file }) => isDrawnHere(file));
  return [...own, { file: 'app/icon.svg', text: () => iconSvg }]
    .filter(({ file, text }) => !isFile(file) || readFileSync(file, 'utf8') !== text())
    .map(({ file }) => ({
      file,
      path: 'the file',
      actual: isFile(file) ? 'not what its sources draw with the current colors and logo' : 'not there',
      expected: 'drawn anew: run "npm run assets"',
    }));
}

/**
 * Describes features of the site's animations that are not drawn, and the result. They don't stop a build.
 */
export function animationNotes(): string[] {
  return posterFiles().flatMap(({ file }) =>
    describeAnimation(file, 'public').notDrawn.map((sentence) => `${file}: ${sentence}`),
  );
}
