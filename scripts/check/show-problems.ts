import '../shared/env-files';
import { writeFileSync } from 'node:fs';
import { checkContent } from './check-content';
import { PROBLEMS_STYLE, problemsStyle } from './problems-style';

// Prints the problems of the content, and shows them on the pages of `npm run dev`.
const { problems, notes, isComplete } = await checkContent();
for (const message of [...notes, ...problems]) console.error(message);
writeFileSync(PROBLEMS_STYLE, problemsStyle(problems, isComplete));
