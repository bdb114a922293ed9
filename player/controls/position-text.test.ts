import { positionText } from './position-text';

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
