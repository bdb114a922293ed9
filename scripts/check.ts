import { sentence } from './content/fields';

/** What the program that reads TypeScript says of a file it can't read. */
type SyntaxProblem = { text: string; location: { file: string; line: number; lineText: string } | null };

try {
  const { checkContent } = await import('./content/check-content');
  const faults = checkContent();
  for (const fault of faults) console.error(sentence(fault));
  if (faults.length > 0) {
    console.error(`\n${faults.length} to put right in the content. What each message means: docs/content.md`);
    process.exitCode = 1;
  } else {
    console.log('The content is in order');
  }
} catch (error) {
  const problems: readonly SyntaxProblem[] = (error as { errors?: SyntaxProblem[] }).errors ?? [];
  if (problems.length === 0) throw error;
  for (const { text, location } of problems) {
    console.error(`${location?.file}, line ${location?.line}: ${text}\n  ${location?.lineText.trim()}`);
  }
  console.error(
    '\nA quote, a comma or a bracket is missing there or shortly before. docs/content.md says more.',
  );
  process.exitCode = 1;
}
