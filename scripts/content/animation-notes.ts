import { describeAnimation } from '../animation-files/describe';
import { posterFiles } from '../posters/poster-files';

/** What of the site's animations is not drawn, and what is seen in its place: nothing that keeps the site from its visitors. */
export function animationNotes(): string[] {
  return posterFiles().flatMap(({ file }) =>
    describeAnimation(file, 'public').notDrawn.map((sentence) => `${file}: ${sentence}`),
  );
}
