import { basename } from 'node:path';
import type { Animation as AnimationContent } from '@/content/types';
import { linkedImages, readAnimationFile, whyUnplayable } from '../assets/animation-file';
import { outdatedFiles } from '../assets/generated-files';
import { hasColorSlots, posterFiles } from '../assets/poster-files';
import { isFile } from '../shared/is-file';
import { type ContentIssue, type Field, issueOf } from './issues';

/**
 * Reports animations whose file or images are missing, whose file can't be played, or whose proportions are wrong.
 */
export function animationIssues(fields: readonly Field[], directory = 'public'): ContentIssue[] {
  return fields
    .filter(({ name }) => name === 'animation')
    .flatMap((field) => issuesOfAnimation(field, directory));
}

function issuesOfAnimation({ file, path, value }: Field, directory: string): ContentIssue[] {
  const { src, width, height, followsScheme } = value as AnimationContent;
  const issue = (expected: string, reason?: string) =>
    issueOf({ file, path: `${path}.src`, value: src }, expected, reason);
  const source = `${directory}${src}`;
  if (!isFile(source))
    return [issue('the path of a JSON or .lottie file in public/, such as /animations/day-on-campus.json')];
  const unplayable = whyUnplayable(source);
  if (unplayable) return [issue('a Lottie animation', `, which can't be played (${unplayable})`)];
  if (!/^\/animations\/[^/]+\.(json|lottie)$/.test(src))
    return [issue('the path of a file directly in public/animations/')];

  const animation = readAnimationFile(source, {});
  if (followsScheme && !hasColorSlots(source)) {
    const expected = 'left out, because the animation has no slots with the names of the colors in `solid`';
    return [{ file, path: `${path}.followsScheme`, actual: 'true', expected }];
  }

  const missing = linkedImages(animation, source, directory).filter((image) => !image.file);
  if (missing.length > 0)
    return missing.map(({ address }) =>
      issue(
        'an animation whose images are in the file itself or at the paths that the file names',
        `, whose image ${address} is not in ${directory}/`,
      ),
    );
  if (animation.w / animation.h === width / height) return [];
  const expected = `a size with the aspect ratio of the animation, ${animation.w} × ${animation.h}`;
  return [{ file, path: `${path}.width`, actual: `${width} × ${height}`, expected }];
}

/**
 * Reports unused animation files that can't be played, and animation files whose posters
 * would have the same name.
 */
export function* animationFileIssues(
  fields: readonly Field[],
  directory = 'public',
): Generator<ContentIssue> {
  const files = posterFiles(directory);
  const used = fields.filter(({ name }) => name === 'src').map(({ value }) => value);
  for (const [index, { name, file, poster }] of files.entries()) {
    const field = { file: `${directory}/animations`, path: 'a file', value: basename(file) };
    if (files.findIndex((other) => other.name === name) !== index) {
      const reason = `, whose poster would be ${poster}, like the poster of the other file named ${name}`;
      yield issueOf(field, 'a file with a unique name', reason);
    } else if (!used.includes(`/animations/${field.value}`)) {
      const unplayable = whyUnplayable(file);
      if (unplayable)
        yield issueOf(
          field,
          'a Lottie animation, or in a different folder',
          `, which can't be played (${unplayable})`,
        );
    }
  }
}

/**
 * Reports generated files that are missing or outdated. Ignores animations that were made with other tools.
 */
export function* generatedFileIssues(): Generator<ContentIssue> {
  const outdated = [...outdatedFiles().keys()];
  if (outdated.length === 0) return;
  yield {
    file: outdated.join(', '),
    path: 'each file',
    actual: 'missing, or different from what its source code draws with the current colors and logo',
    expected: 'drawn again: "npm start", "npm run build" and "npm run assets" do this',
  };
}
