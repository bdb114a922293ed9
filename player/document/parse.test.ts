import { explain } from './errors/explain';
import { failureFrom } from './errors/failure';
import type { Animation } from './lottie';
import { checkAnimation, parseAnimation } from './parse';

const animation: Animation = { w: 100, h: 50, fr: 30, ip: 0, op: 60, layers: [{}] };

test('checkAnimation returns a valid animation unchanged', () => {
  expect(checkAnimation(animation)).toBe(animation);
});

function refusal(data: unknown) {
  try {
    checkAnimation(data);
    return null;
  } catch (thrown) {
    return explain(failureFrom(thrown));
  }
}

test.each([
  [null, 'The file is null; it must be one JSON object.'],
  [[], 'The file is []; it must be one JSON object.'],
  [{ ...animation, w: undefined }, 'w is missing; it must be a number of pixels above 0.'],
  [{ ...animation, h: '50' }, 'h is "50"; it must be a number of pixels above 0.'],
  [{ ...animation, fr: -30 }, 'fr is -30; it must be a number of frames per second above 0.'],
  [{ ...animation, ip: null }, 'ip is null; it must be a number.'],
  [{ ...animation, op: 0 }, 'op is 0; it must be a number above ip, which is 0.'],
  [{ ...animation, op: Infinity }, 'op is Infinity; it must be a number above ip, which is 0.'],
  [{ ...animation, layers: [] }, 'layers is []; it must be a list of one or more objects.'],
  [{ ...animation, layers: {} }, 'layers is {}; it must be a list of one or more objects.'],
  [{ ...animation, layers: [{}, 3] }, 'layers[1] is 3; it must be an object.'],
])(
  'checkAnimation rejects %j with a message that contains the invalid field, its value and the requirement',
  (data, message) => {
    expect(refusal(data)).toEqual({ code: 'invalid', message });
  },
);

/** A list that is nested so deeply that no engine can serialize it. */
const nested = JSON.parse(`${'['.repeat(20_000)}${']'.repeat(20_000)}`);

test.each([nested, ...['w', 'ip', 'op', 'layers'].map((field) => ({ ...animation, [field]: nested }))])(
  'checkAnimation omits a deeply nested value from the message about an invalid field',
  (data) => {
    expect(refusal(data)?.message).toMatch(/ is an object; it must be /);
  },
);

test('checkAnimation accepts a frame rate of 100,000', () => {
  expect(() => checkAnimation({ ...animation, fr: 100_000 })).not.toThrow();
});

test('parseAnimation returns a new object on each call', () => {
  const text = JSON.stringify(animation);
  expect(parseAnimation(text)).toMatchObject(animation);
  expect(parseAnimation(text)).not.toBe(parseAnimation(text));
});

test('parseAnimation rejects JSON with too many values', () => {
  const withList = (count: number) =>
    JSON.stringify({ ...animation, list: Array(count).fill(0), text: ','.repeat(9) });
  expect(() => parseAnimation(withList(1_900_000))).not.toThrow();
  expect(() => parseAnimation(withList(2_100_000))).toThrow(
    expect.objectContaining({ code: 'invalid', reason: 'too much', what: 'jsonValues' }),
  );
});

test('parseAnimation rejects JSON that is nested too deeply for a browser', () => {
  const deep = (start: string, end: string) => `{"a":${start.repeat(60_000)}${end.repeat(60_000)}}`;
  const tooDeep = expect.objectContaining({ code: 'invalid', reason: 'too much' });
  for (const start of ['[', '["]",', '["\\"]",', '{"}":['])
    expect(() => parseAnimation(deep(start, start.startsWith('{') ? ']}' : ']'))).toThrow(tooDeep);
  for (const text of [
    deep('"[",', ''),
    `"\\"${'['.repeat(60_000)}"`,
    '['.repeat(40_000) + ']'.repeat(40_000),
  ])
    expect(() => parseAnimation(text)).not.toThrow(tooDeep);
});
