import { sliderCommand } from './slider-keys';

const step = (frames: number) => ({ type: 'step', frames });

test.each([
  ['ArrowRight', false, step(1)],
  ['ArrowUp', false, step(1)],
  ['ArrowLeft', false, step(-1)],
  ['ArrowDown', false, step(-1)],
  ['ArrowRight', true, step(10)],
  ['ArrowDown', true, step(-10)],
  ['PageUp', false, { type: 'page', pages: 1 }],
  ['PageDown', false, { type: 'page', pages: -1 }],
  ['Home', false, { type: 'seek', to: '0%' }],
  ['End', false, { type: 'seek', to: '100%' }],
  ['k', false, null],
])('sliderCommand for %s (Shift: %s) returns %j', (key, shift, command) => {
  expect(sliderCommand({ key, shift, modified: false, rtl: false })).toEqual(command);
});
