import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listFiles } from '../export/read-export';

/** The files of two folders that are not the same byte for byte in both, sorted. */
export async function differingFiles(a: string, b: string): Promise<string[]> {
  const [inA, inB] = [await hashes(a), await hashes(b)];
  return [...new Set([...inA.keys(), ...inB.keys()])]
    .filter((file) => inA.get(file) !== inB.get(file))
    .sort();
}

async function hashes(directory: string): Promise<Map<string, string>> {
  const files = await listFiles(directory);
  const pairs = files.map(async (file): Promise<[string, string]> => {
    const content = await readFile(join(directory, file));
    return [file, createHash('sha256').update(content).digest('hex')];
  });
  return new Map(await Promise.all(pairs));
}
