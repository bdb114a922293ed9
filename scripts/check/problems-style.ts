import { summaryOf } from './issues';

/**
 * The stylesheet that shows problems of the content on the pages of `npm run dev`. When this file changes,
 * Next.js updates the styles of open pages.
 */
export const PROBLEMS_STYLE = 'generated/content-problems.css';

/**
 * Returns a style rule that shows the problems over the page, or an empty string if there are no problems.
 * @param isComplete whether the check was able to check all fields
 */
export function problemsStyle(problems: readonly string[], isComplete: boolean): string {
  if (problems.length === 0) return '';
  const text = [summaryOf(problems, isComplete), ...problems].join('\n');
  // A CSS string can contain these characters only as escape sequences.
  const escaped = text.replaceAll(/["\\\n]/g, (character) => `\\${character.charCodeAt(0).toString(16)} `);
  return `body::after {
  content: "${escaped}";
  position: fixed;
  inset: auto 0 0;
  z-index: 2147483647;
  max-height: 40vh;
  overflow: auto;
  padding: 1rem;
  background: #fff;
  color: #9c2a1c;
  font: 15px/1.5 system-ui;
  white-space: pre-wrap;
}
`;
}
