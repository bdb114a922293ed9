import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Offsets, in 32-bit words, of the header fields that locate the pixels in an X window dump (X11/XWDFile.h).
 */
const HEADER = { size: 0, bytesPerLine: 12, colors: 19 };

/** The size in bytes of an entry in the color table, which precedes the pixels. */
const COLOR_SIZE = 12;

type Area = { left: number; top: number; width: number; height: number };

export type VirtualScreen = {
  /** The value of the environment variable DISPLAY, such as `:99`. */
  display: string;
  /** Reads the current pixels of an area as RGBA, four bytes per pixel. */
  read(area: Area): Buffer;
  end(): void;
};

/** Starts a virtual screen (Xvfb) on a free display. */
export async function startVirtualScreen(program: string): Promise<VirtualScreen> {
  const folder = mkdtempSync(join(tmpdir(), 'screen-'));
  const child = spawn(program, ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-fbdir', folder], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const end = () => {
    child.kill();
    rmSync(folder, { recursive: true, force: true });
  };
  process.once('exit', end);
  const [number] = await once(child.stdout, 'data');
  return {
    display: `:${String(number).trim()}`,
    read: (area) => readDump(readFileSync(join(folder, 'Xvfb_screen0')), area),
    end,
  };
}

/**
 * Reads an area of an X window dump as RGBA. A pixel in the dump has four bytes: blue, green, red and
 * padding.
 */
function readDump(dump: Buffer, { left, top, width, height }: Area): Buffer {
  const field = (name: keyof typeof HEADER) => dump.readUInt32BE(HEADER[name] * 4);
  const start = field('size') + field('colors') * COLOR_SIZE;
  const pixels = Buffer.alloc(width * height * 4, 255);
  for (let y = 0; y < height; y += 1) {
    const line = start + (top + y) * field('bytesPerLine') + left * 4;
    for (let x = 0; x < width; x += 1) {
      for (const channel of [0, 1, 2])
        pixels[(y * width + x) * 4 + channel] = dump[line + x * 4 + 2 - channel] ?? 0;
    }
  }
  return pixels;
}
