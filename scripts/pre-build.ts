import './env-files';
import { writeDrawings } from './drawings/write-drawings';
import { writeWorker } from './player/write-worker';

/** Makes what the pages are built of beside their sources. */
await Promise.all([writeDrawings('generated/drawings'), writeWorker('generated/player-worker.js')]);
