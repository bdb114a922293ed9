import { checkContent } from './content/check-content';
import { sentence } from './content/fields';

const faults = checkContent();
for (const fault of faults) console.error(sentence(fault));
if (faults.length > 0) {
  console.error(`\n${faults.length} to put right in the content. What each message means: docs/content.md`);
  process.exitCode = 1;
} else {
  console.log('The content is in order');
}
