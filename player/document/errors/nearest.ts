import { longHex } from '../paints';

/** The maximum number of names that a key is compared with. */
const MAX_COMPARED = 2000;

const NONE: { name?: string; distance: number } = { distance: Infinity };

/** Returns what is most like a key of the prop `colors`: one of the colors, or of the names, that the file has. */
export function nearestTo(key: string, known: readonly string[]): string | undefined {
  const distance = key.startsWith('#') ? colorDistance : editDistance;
  const wanted = key.split(' / ').find((name) => !known.includes(name)) ?? key;
  const distances = known.slice(0, MAX_COMPARED).map((name) => ({ name, distance: distance(wanted, name) }));
  return distances.reduce((nearest, one) => (one.distance < nearest.distance ? one : nearest), NONE).name;
}

function colorDistance(one: string, other: string): number {
  const channels = (color: string) => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  const [a, b] = [channels(longHex(one)), channels(other)];
  return a.reduce((sum, channel, index) => sum + Math.abs(channel - (b[index] ?? 0)), 0);
}

/** Returns how many letters must be added, removed or replaced to turn one name into another, in any case. */
export function editDistance(one: string, other: string): number {
  const [a, b] = [one, other].map((name) => name.slice(0, 40).toLowerCase()) as [string, string];
  let row = [...b, ''].map((_, index) => index);
  for (const [index, letter] of [...a].entries()) {
    const next = [index + 1];
    for (const [at, other] of [...b].entries())
      next.push(
        Math.min((next[at] ?? 0) + 1, (row[at + 1] ?? 0) + 1, (row[at] ?? 0) + (letter === other ? 0 : 1)),
      );
    row = next;
  }
  return row.at(-1) ?? 0;
}
