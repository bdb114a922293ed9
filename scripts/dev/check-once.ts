import './env-files';
// Loaded in advance, because it is slow. Nothing here may import the content, which is read after it has changed.
import 'sharp';

/** Responds to the first message with the problems of the content, and exits. */
process.once('message', async () => {
  const { contentLines } = await import('../content/content-lines');
  const lines = await contentLines().then(
    ({ lines }) => lines,
    () => ['A field is missing or misspelt: "npm run check" names it and its line.'],
  );
  process.send?.(lines, () => process.exit());
});
