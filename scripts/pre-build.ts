import './env-files';
import { writeDrawings } from './drawings/write-drawings';

/** Makes what the pages are built of beside their sources. */
await writeDrawings('generated/drawings');
