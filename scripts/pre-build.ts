import './env-files';
import { readdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { writeDrawings } from './drawings/write-drawings';
import { writeWorker } from './player/write-worker';
import { writeTypeface } from './typeface/write-typeface';

/** Every module of the content. */
async function content(): Promise<unknown[]> {
  const files = (await readdir('content')).filter((name) => /^[\w-]+\.ts$/.test(name));
  return Promise.all(files.map((name) => import(pathToFileURL(resolve('content', name)).href)));
}

/** Makes what the pages are built of beside their sources. */
await Promise.all([
  writeDrawings('generated/drawings'),
  writeTypeface('generated/typeface.css', await content()),
  writeWorker('generated/player-worker.js'),
]);
