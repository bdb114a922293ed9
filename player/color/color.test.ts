import fc from 'fast-check';
import { clampChannel, formatHex, parseColour } from './color';

const channel = fc.integer({ min: 0, max: 255 });
const rgb = fc.record({ r: channel, g: channel, b: channel });

test('each notation names its colour, in any case and with spaces around', () => {
  expect(parseColour('#fa0')).toEqual({ r: 255, g: 170, b: 0 });
  expect(parseColour(' #FF8000 ')).toEqual({ r: 255, g: 128, b: 0 });
  expect(parseColour('rgb(1,2,3)')).toEqual({ r: 1, g: 2, b: 3 });
  expect(parseColour('\tRGB( 10 ,20 , 30 )\n')).toEqual({ r: 10, g: 20, b: 30 });
});

test('a channel is brought into its range', () => {
  expect([-1, 0, 127.6, 255, 256].map(clampChannel)).toEqual([0, 0, 128, 255, 255]);
});

test.each([
  '',
  '#',
  '#12',
  '#1234',
  '#12345',
  '#1234567',
  '#12345678',
  '#ggg',
  'fa0',
  'red',
  'transparent',
  'rgb(1, 2)',
  'rgb(1, 2, 3, 4)',
  'rgb(1 2 3)',
  'rgb(1.5, 2, 3)',
  'rgb(300, 0, 0)',
  'rgb(-5, 0, 0)',
  'rgb(10%, 2%, 3%)',
  'rgb(1, 2, 3',
  'rgb (1, 2, 3)',
  'rgba(1, 2, 3, 1)',
  'hsl(1, 2%, 3%)',
  '#fff; color: red',
  '#fff #000',
])('%j names none', (text) => {
  expect(parseColour(text)).toBeNull();
});

test('every colour survives being written and read, in both notations', () => {
  fc.assert(
    fc.property(rgb, (colour) => {
      expect(parseColour(formatHex(colour))).toEqual(colour);
      expect(parseColour(`rgb(${colour.r}, ${colour.g}, ${colour.b})`)).toEqual(colour);
    }),
  );
});
