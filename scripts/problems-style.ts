import { countOf } from './content/issues';

/** The stylesheet that shows problems over pages of `npm run dev`. Next updates it in open pages. */
export const PROBLEMS_STYLE = 'generated/content-problems.css';

/** A style rule that shows the problems over the page; empty if there are none. */
export function problemsStyle(problems: readonly string[]): string {
  if (problems.length === 0) return '';
  const text = [countOf(problems), ...problems].join('\n');
  // A string of CSS can't contain these characters.
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
