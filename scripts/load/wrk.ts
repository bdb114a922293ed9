import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findProgram, type Program } from '../programs';

export const wrk: Program = { names: ['wrk'], paths: ['/opt/homebrew/bin/wrk'], packages: ['wrk'] };

/** What wrk measured. */
export type LoadResult = {
  requests: number;
  seconds: number;
  socketErrors: number;
  /** Answers with status 400 or higher. */
  statusErrors: number;
  /** Percentiles of the milliseconds from request to response. */
  p50: number;
  p99: number;
};

/** Loads a server by wrk: 64 open connections, each requesting one path after the other. */
export async function runWrk(origin: string, paths: readonly string[], seconds: number): Promise<LoadResult> {
  const program = findProgram(wrk);
  if (!program) throw new Error('wrk is not installed');
  const directory = await mkdtemp(join(tmpdir(), 'load-'));
  const list = join(directory, 'paths.txt');
  await writeFile(list, paths.map((path) => `${path}\n`).join(''));
  const args = ['-t2', '-c64', `-d${seconds}s`, '-s', 'scripts/load/requests.lua', origin, '--', list];
  const { stdout } = await promisify(execFile)(program, args);
  await rm(directory, { recursive: true });
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '');
}
