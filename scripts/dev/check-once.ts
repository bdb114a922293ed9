import './env-files';
// Slow modules, loaded before the check is requested. None of them imports content, which may still change.
import 'svgo/browser';
import '../animation-files/describe';
import { checkContent } from '../content/check-content';
import '../photos/photo-file';

/** Responds to the first message with the problems of the content, and exits. */
process.once('message', async () => {
  const problems = await checkContent();
  process.send?.(problems, () => process.exit());
});
