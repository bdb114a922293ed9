import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RunningServer, type ServeOptions, serve } from '../serve';

/** Copies an export, so that a build can write over it. @returns the copy's folder */
export async function copyExport(directory: string): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), 'preview-'));
  await cp(directory, copy, { recursive: true });
  return copy;
}

/** Serves an export as it is now, whatever becomes of its folder, as serve.ts does. The copy goes when the server is closed. */
export async function serveCopy({
  directory = 'out',
  ...options
}: ServeOptions = {}): Promise<RunningServer> {
  const copy = await copyExport(directory);
  const server = await serve({ directory: copy, ...options });
  return {
    ...server,
    async close() {
      await server.close();
      await rm(copy, { recursive: true });
    },
  };
}
