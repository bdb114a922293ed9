import { hexColour } from './hex-colour';

test.each([
  ['#0fccce', '#0fccce'],
  ['#0CC', '#00cccc'],
  ['rgb(15, 204, 206)', '#0fccce'],
  ['rgb(15 204 206)', '#0fccce'],
  ['Teal', '#008080'],
  ['rgb(15, 204, 260)', 'rgb(15, 204, 260)'],
  ['#0fcc', '#0fcc'],
  ['tael', 'tael'],
])('converts %s to %s', (colour, hex) => {
  expect(hexColour(colour)).toBe(hex);
});
