import type { Animation } from './lottie';
import { isHeardAt, levelAt, soundsOf, timeAt } from './sounds';

const RATE = 30;
const BASE = 'https://example.com/day/file.json';
const TONE = { id: 'tone', u: 'audio/', p: 'tone.mp3' };

const audio = (fields: object = {}) => ({ ty: 6, refId: 'tone', ip: 0, op: 60, st: 0, sr: 1, ...fields });
const composition = (refId: string, fields: object = {}) => audio({ ty: 0, refId, ...fields });

const soundsIn = (layers: object[], assets: object[] = [TONE]) =>
  soundsOf({ w: 1, h: 1, fr: RATE, ip: 0, op: 60, layers, assets } as Animation, BASE);

/** Returns the seconds in the audio file at frames, or `null` where the only layer isn't heard. */
function timesAt(frames: readonly number[], layers: object[], assets?: object[]) {
  const [sound] = soundsIn(layers, assets);
  return frames.map((frame) => (sound && isHeardAt(sound, frame) ? timeAt(sound, frame, RATE) : null));
}

test('an audio layer is heard from ip to op, and its file starts at st', () => {
  const layers = [audio({ ip: 15, op: 45, st: 0 })];
  expect(timesAt([14, 15, 30, 44.9, 45], layers)).toEqual([null, 0.5, 1, expect.closeTo(1.497), null]);
  expect(timesAt([29, 30, 45], [audio({ st: 30 })])).toEqual([null, 0, 0.5]);
});

test('a stretched layer plays its file slower', () => {
  const layers = [audio({ st: 15, sr: 2 })];
  expect(timesAt([15, 45], layers)).toEqual([0, 0.5]);
  expect(soundsIn(layers)).toMatchObject([{ rate: 0.5 }]);
});

test('an audio layer of a composition starts later, ends earlier and is stretched with the composition', () => {
  const inner = { id: 'inner', layers: [audio({ ip: 5, op: 30, st: 5 })] };
  const outer = { id: 'outer', layers: [composition('inner', { st: 10, op: 100 })] };
  const assets = [TONE, inner, outer];
  // Frame 35 of the file is frame 15 of the outer composition, and frame 5 of the inner one.
  const timesOf = (frames: number[], fields: object) =>
    timesAt(frames, [composition('outer', fields)], assets);
  expect(timesOf([34, 35, 50, 60], { st: 20, op: 99 })).toEqual([null, 0, 0.5, null]);
  expect(timesOf([34, 35, 50, 60], { st: 20, op: 50 })).toEqual([null, 0, null, null]);
  expect(timesOf([29, 30, 60, 80], { st: 0, sr: 2, op: 99 })).toEqual([null, 0, 0.5, null]);
});

test('each use of a composition is heard', () => {
  const assets = [TONE, { id: 'inner', layers: [audio()] }];
  const layers = [composition('inner'), composition('inner', { st: 30 })];
  expect(soundsIn(layers, assets)).toMatchObject([{ start: 0 }, { start: 30 }]);
});

test('layers are silent if they are hidden, remapped, empty, played backwards, too fast or too slow', () => {
  const silent = [{ hd: true }, { tm: { k: 1 } }, { op: 0 }, { op: 'x' }, { refId: 'none' }];
  expect(soundsIn([...silent, { sr: -1 }, { sr: 0.1 }, { sr: 5 }].map(audio))).toEqual([]);
  const assets = [TONE, { id: 'inner', layers: [audio()] }];
  expect(soundsIn([composition('inner', { hd: true }), composition('inner', { tm: {} })], assets)).toEqual(
    [],
  );
});

test.each([
  [TONE, 'https://example.com/day/audio/tone.mp3'],
  [{ ...TONE, u: '', p: 'data:audio/mpeg;base64,AAAA', e: 1 }, 'data:audio/mpeg;base64,AAAA'],
  [{ ...TONE, u: 'https://cdn.example.com/' }, 'https://cdn.example.com/tone.mp3'],
  [{ ...TONE, id: 7, p: 'javascript:alert(1)', u: '' }, undefined],
  [{ ...TONE, p: 5 }, undefined],
  [{ ...TONE, p: '', u: '' }, undefined],
])('the address of %j is %j', (asset, address) => {
  expect(soundsIn([audio({ refId: `${asset.id}` })], [asset])[0]?.address).toBe(address);
});

test.each<[unknown, number[]]>([
  [undefined, [1, 1, 1]],
  [{ lv: { k: 50 } }, [0.5, 0.5, 0.5]],
  [{ lv: { k: [25, 75] } }, [0.25, 0.25, 0.25]],
  [{ lv: { k: [400] } }, [1, 1, 1]],
  [{ lv: { k: ['loud'] } }, [0, 0, 0]],
  [
    {
      lv: {
        k: [
          { t: 10, s: [0] },
          { t: 30, s: [100] },
        ],
      },
    },
    [0, 0.5, 1],
  ],
  [{ lv: { k: [{ t: 10, s: [0], e: [100] }, { t: 30 }] } }, [0, 0.5, 1]],
  [
    {
      lv: {
        k: [
          { t: 10, s: [20], h: 1 },
          { t: 30, s: [100] },
        ],
      },
    },
    [0.2, 0.2, 1],
  ],
])('the levels of %j at the frames 0, 20 and 40 are %j', (au, levels) => {
  const [sound] = soundsIn([audio({ au })]);
  expect([0, 20, 40].map((frame) => sound && levelAt(sound, frame))).toEqual(levels);
});

test('the keyframes of a level move with the composition', () => {
  const au = {
    lv: {
      k: [
        { t: 0, s: [0] },
        { t: 20, s: [100] },
      ],
    },
  };
  const assets = [TONE, { id: 'inner', layers: [audio({ au, st: 5 })] }];
  const [sound] = soundsIn([composition('inner', { st: 10, sr: 2 })], assets);
  expect(sound && levelAt(sound, 30)).toBe(0.5);
});

test('a file with endlessly nested compositions or many layers has at most 32 sounds', () => {
  const nested = [TONE, { id: 'inner', layers: [composition('inner'), composition('inner'), audio()] }];
  expect(soundsIn([composition('inner')], nested).length).toBeLessThanOrEqual(32);
  expect(soundsIn(Array(5000).fill(audio()))).toHaveLength(32);
});
