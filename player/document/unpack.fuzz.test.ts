import fc from 'fast-check';
import { gzipSync, strToU8, type Zippable, zipSync } from 'fflate';
import { fuzz, fuzzSeconds } from '@/testing/fuzz';
import { explain } from './errors/explain';
import { failureFrom } from './errors/failure';
import { parseAnimation } from './parse';
import { readAnimation } from './read-animation';
import { unpack } from './unpack';

/** The duration of a run for each kind of file. */
const SECONDS = fuzzSeconds(2);

/** The maximum CPU time for unpacking a file twice, in milliseconds. Other programs don't affect this time. */
const LIMIT = 3000;

const IDS = ['a', 'b', 'A', 'c/d', '..', '', 'constructor', '__proto__', 'é'];
const FOLDERS = [
  'a',
  'animations',
  'i',
  'images',
  't',
  'themes',
  'f',
  's',
  'packed/a',
  'a/i',
  './i',
  'i\\x',
  '.',
  'constructor/a',
  '__proto__/a',
];

const id = fc.oneof(fc.constantFrom(...IDS), fc.string());
const value = fc.oneof(
  fc.constantFrom<unknown>(null, 1e300, [], {}, { toString: 1 }, 'a.png', '/f/b.ttf', 'data:,'),
  id,
  fc.jsonValue(),
);
const record = (names: readonly string[]) =>
  fc.dictionary(fc.constantFrom(...names), value, { maxKeys: names.length });
const listOf = (names: readonly string[]) =>
  fc.oneof({ weight: 9, arbitrary: fc.array(record(names)) }, value);

const manifest = fc.record({
  animations: listOf(['id', 'initialTheme']),
  themes: listOf(['id']),
  initial: fc.oneof(record(['animation']), value),
  states: value,
});
const animation = fc.record({
  w: fc.constant(1),
  assets: listOf(['id', 'u', 'p', 'e', 'layers']),
  slots: fc.oneof(fc.dictionary(id, fc.record({ p: record(['p', 'u']) })), value),
  fonts: fc.oneof(fc.record({ list: listOf(['fPath', 'fFamily']) }), value),
});
const theme = fc.record({ rules: listOf(['id', 'type', 'value']) });
const content = fc.oneof(
  fc.oneof(manifest, animation, theme).map((data) => strToU8(JSON.stringify(data))),
  fc.uint8Array({ maxLength: 2000 }),
  fc.constantFrom(0, 1000, 300_000).map((size) => new Uint8Array(size)),
);
const file = fc.tuple(fc.constantFrom(...FOLDERS), id, fc.constantFrom('.json', '.png', '.ttf', ''), content);

const archives = fc
  .tuple(fc.option(manifest), fc.option(animation), fc.array(file), fc.constantFrom<0 | 9>(0, 9))
  .map(([listed, first, files, level]) => {
    const entries: Zippable = {};
    if (listed) entries['manifest.json'] = strToU8(JSON.stringify(listed));
    if (first) entries['a/a.json'] = strToU8(JSON.stringify(first));
    for (const [folder, name, extension, contents] of files)
      entries[`${folder}/${name}${extension}`] = contents;
    return zipSync(entries, { level });
  });

const gzips = fc
  .array(
    fc.oneof(
      animation.map((data) => strToU8(JSON.stringify(data))),
      content,
    ),
    { minLength: 1, maxLength: 3 },
  )
  .map((members) => Buffer.concat(members.map((member) => gzipSync(member))));

/** Random changes to bytes, most of them near the end, where an archive lists its files. */
const edits = fc.array(
  fc.record({
    kind: fc.constantFrom('byte', 'number', 'cut', 'copy'),
    at: fc.nat(),
    isNearEnd: fc.boolean(),
    length: fc.nat(300),
    value: fc.oneof(fc.nat(0xffffffff), fc.constantFrom(0, 1, 0xffff, 0x7fffffff, 0xffffffff)),
  }),
  { maxLength: 6 },
);

type Edit = typeof edits extends fc.Arbitrary<(infer Item)[]> ? Item : never;

function mutate(bytes: Uint8Array, changes: readonly Edit[]): Buffer {
  let changed = Buffer.from(bytes);
  for (const { kind, at, isNearEnd, length, value } of changes) {
    if (changed.length < 8) break;
    const index = isNearEnd
      ? changed.length - 4 - (at % Math.min(300, changed.length - 4))
      : at % (changed.length - 4);
    if (kind === 'byte') changed[index] = value;
    else if (kind === 'number') changed.writeUInt32LE(value, index);
    else {
      const [start, end] = [changed.subarray(0, index), changed.subarray(index)];
      changed = Buffer.concat(
        kind === 'cut' ? [start, end.subarray(length)] : [start, end.subarray(0, length), end],
      );
    }
  }
  return changed;
}

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation());

/**
 * Reads a file as a player does, and with `readAnimation`, and compares the results. If the archive doesn't contain the
 * requested animation, a player warns, and `readAnimation` fails.
 */
async function check(file: Buffer, animationId?: string) {
  const started = process.cpuUsage();
  const warn = jest.mocked(console.warn).mockClear();
  const inPlayer = await Promise.resolve()
    .then(() => unpack(new Uint8Array(file).buffer, animationId))
    .then(parseAnimation)
    .catch((thrown) => explain(failureFrom(thrown)));
  const isMissing = warn.mock.calls.some(([message]) => message.startsWith('animationId is'));
  const read = await Promise.resolve()
    .then(() => readAnimation(file, { animationId }))
    .catch(({ code, message }) => ({ code, message }));
  expect(read).toEqual(
    isMissing ? { code: 'invalid', message: expect.stringMatching(/^animationId is/) } : inPlayer,
  );
  expect(read).not.toMatchObject({ code: 'renderer' });
  const { user, system } = process.cpuUsage(started);
  expect((user + system) / 1000).toBeLessThan(LIMIT);
}

test.each([
  ['archive', archives, 'PK'],
  ['gzip file', gzips, '\u001f\u008b'],
])(
  'a changed %s is unpacked in time, or fails with an error code',
  async (_kind, files, signature) => {
    const values = fc.tuple(files, edits, fc.option(id, { nil: undefined }));
    const checkChanged = ([bytes, changes, animationId]: [Uint8Array, Edit[], string?]) => {
      const changed = mutate(bytes, changes);
      changed.write(signature, 'latin1');
      return check(changed, animationId);
    };
    await fuzz(values, checkChanged, SECONDS);
  },
  (SECONDS + 30) * 1000,
);
