import { quantity, shares } from './quantity';

test.each([
  ['346 MWh a year', 346, ' MWh a year'],
  ['£198,000 a year', 198_000, '£ a year'],
  ['2.9 kWh', 2.9, ' kWh'],
  ['9 of 64', 9, ' of 64'],
  ['17', 17, ''],
])('quantity finds the number and the unit of “%s”', (text, value, unit) => {
  expect(quantity(text)).toEqual({ value, unit });
});

test('quantity returns undefined for text without a number', () => {
  expect(quantity('none')).toBeUndefined();
});

test.each([
  ['346 MWh', '152 MWh', { before: 100, after: 43.9 }],
  ['2.9 kWh', '5.1 kWh', { before: 56.9, after: 100 }],
  ['9 of 64', '0 of 64', { before: 100, after: 0 }],
  ['0', '0', { before: 0, after: 0 }],
])('shares returns “%s” and “%s” in percent of the larger value', (before, after, expected) => {
  expect(shares(before, after)).toEqual(expected);
});
