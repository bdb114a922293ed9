import { hexColor } from './hex-color';

test.each([
  ['#0fccce', '#0fccce'],
  ['#0CC', '#00cccc'],
  ['rgb(15, 204, 206)', '#0fccce'],
  ['rgb(15 204 206)', '#0fccce'],
  ['Teal', '#008080'],
  ['rgb(15, 204, 260)', 'rgb(15, 204, 260)'],
  ['#0fcc', '#0fcc'],
  ['tael', 'tael'],
])('hexColor(%j) returns %j', (color, hex) => {
  expect(hexColor(color)).toBe(hex);
});
