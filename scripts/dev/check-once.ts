import './env-files';
// What the check is slow to load, before it is asked for: the content alone is read when it has changed.
import '../content/files';
import '../photos/photo-file';
import { contentLines } from '../content/content-lines';

/** Answers the first message with what is to be put right in the content, and ends. */
process.once('message', async () => {
  const lines = await contentLines().then(
    ({ lines }) => lines,
    () => ['A field is missing or misspelt: "npm run check" says which, and in what line.'],
  );
  process.send?.(lines, () => process.exit());
});
