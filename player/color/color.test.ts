import fc from 'fast-check';
import { clampChannel, formatHex, parseColor, parseSerialized } from './color';

const channel = fc.integer({ min: 0, max: 255 });
const rgb = fc.record({ r: channel, g: channel, b: channel });

test('parseColor accepts hex and rgb() notation in any case, with surrounding spaces', () => {
  expect(parseColor('#fa0')).toEqual({ r: 255, g: 170, b: 0 });
  expect(parseColor(' #FF8000 ')).toEqual({ r: 255, g: 128, b: 0 });
  expect(parseColor('rgb(1,2,3)')).toEqual({ r: 1, g: 2, b: 3 });
  expect(parseColor('\tRGB( 10 ,20 , 30 )\n')).toEqual({ r: 10, g: 20, b: 30 });
});

test('clampChannel rounds a channel and limits it to 0–255', () => {
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
])('parseColor returns null for %j', (text) => {
  expect(parseColor(text)).toBeNull();
});

test('parsing a formatted color returns the same color in hex and rgb() notation', () => {
  fc.assert(
    fc.property(rgb, (color) => {
      expect(parseColor(formatHex(color))).toEqual(color);
      expect(parseColor(`rgb(${color.r}, ${color.g}, ${color.b})`)).toEqual(color);
    }),
  );
});

test.each([
  ['#0a141e', { r: 10, g: 20, b: 30, opacity: 1 }],
  ['rgb(10, 20, 30)', { r: 10, g: 20, b: 30, opacity: 1 }],
  ['rgba(10, 20, 30, 0.25)', { r: 10, g: 20, b: 30, opacity: 0.25 }],
  ['rgba(0, 0, 0, 0)', { r: 0, g: 0, b: 0, opacity: 0 }],
  ['color(srgb 0.2 0.4 1)', { r: 51, g: 102, b: 255, opacity: 1 }],
  ['color(srgb 1.09 -0.22 none / 0.5)', { r: 255, g: 0, b: 0, opacity: 0.5 }],
  ['color(srgb 1 2e-7 0 / none)', { r: 255, g: 0, b: 0, opacity: 0 }],
  ['color(display-p3 1 0 0)', null],
  ['oklch(0.5 0.1 20)', null],
])('parseSerialized reads %j', (text, color) => {
  expect(parseSerialized(text)).toEqual(color);
});
