import { keepUnitsTogether } from './keep-units-together';

test.each([
  ['28.6 °C before', '28.6_°C before'],
  ['640 kW down to 397 kW', '640_kW down to 397_kW'],
  ['1.2 MWh, 14,000 m² and 26 %.', '1.2_MWh, 14,000_m² and 26_%.'],
  ['30 km away, 12 l/s at 250 Pa for 48 s', '30_km away, 12_l/s at 250_Pa for 48_s'],
  ['3 min and 3 m', '3_min and 3_m'],
  ['2 × 60 kW heat pumps', '2_×_60_kW heat pumps'],
  ['On 20 April 2027, in May 2026 or on 3 June', 'On 20_April_2027, in May_2026 or on 3_June'],
  ['4 months, 3 tanks and 2 halls', '4 months, 3 tanks and 2 halls'],
])('keepUnitsTogether converts "%s" to "%s", where _ is a non-breaking space', (text, kept) => {
  expect(keepUnitsTogether(text)).toBe(kept.replaceAll('_', '\u00a0'));
});

test('keepUnitsTogether converts strings in lists and objects, and does not change other values', () => {
  expect(keepUnitsTogether({ list: ['5 m', 7], width: 3, none: null, on: true })).toEqual({
    list: ['5\u00a0m', 7],
    width: 3,
    none: null,
    on: true,
  });
});
