import { reportProblems } from './report-problems';

/** The time in milliseconds after which development servers have also added the styles of a page. */
const WAIT = 3000;

/** Reports once if the player's style sheet is missing. @param root contains a player */
export function checkStyles(root: ParentNode) {
  setTimeout(() => {
    const stage = root.querySelector('.player-stage');
    if (!stage?.isConnected || getComputedStyle(stage).display === 'flex') return;
    const problem =
      'The style sheet is missing; import @northlight/player/styles.css once, or add it to the shadow root.';
    reportProblems({ label: 'Player' }, [problem]);
  }, WAIT);
}
