import './env-files';
// Loaded before the check is requested, since they take long. None of them imports content, which may change until then.
import 'svgo/browser';
import '../animation-files/describe';
import { checkContent } from '../content/check-content';
import '../photos/photo-file';

/** Answers the first message with the problems of the content, and ends. */
process.once('message', async () => {
  const problems = await checkContent();
  process.send?.(problems, () => process.exit());
});
