/** The number of samples in a second. */
const RATE = 8000;

/** Returns a file with a quiet tone of 220 Hz, in one channel with 8 bits per sample. */
export function wav(seconds: number): Buffer {
  const length = Math.round(seconds * RATE);
  const header = Buffer.alloc(44);
  header.write('RIFF');
  header.writeUInt32LE(36 + length, 4);
  header.write('WAVEfmt ', 8);
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(RATE, 24);
  header.writeUInt32LE(RATE, 28);
  header.writeUInt16LE(1, 32);
  header.writeUInt16LE(8, 34);
  header.write('data', 36);
  header.writeUInt32LE(length, 40);
  const samples = Buffer.alloc(length).map(
    (_, index) => 128 + 20 * Math.sin((2 * Math.PI * 220 * index) / RATE),
  );
  return Buffer.concat([header, samples]);
}
