import { english } from '../labels/english';
import { positionText, timeText } from './position-text';

const view = {
  totalFrames: 240,
  frameRate: 60,
  markers: [
    { name: 'Open', first: 0, last: 20 },
    { name: 'Half', first: 10, last: 20 },
  ],
};

test.each([
  [0, 'Open, frame 0 of 239'],
  [12, 'Open, Half, frame 12 of 239'],
  [90, '1.5 seconds, frame 90 of 239'],
  [239, '4.0 seconds, frame 239 of 239'],
])('frame %i is %s', (frame, text) => {
  expect(positionText(frame, view)).toBe(text);
});

test('decimals are written as the language writes them', () => {
  const labels = { ...english, locale: 'de' };
  expect(positionText(90, view, labels)).toBe('1,5 seconds, frame 90 of 239');
  expect(timeText(90, 60, labels)).toBe('1,5 s');
});

test('without a rate of frames it is the beginning', () => {
  expect(timeText(0, 0)).toBe('0.0 s');
});
