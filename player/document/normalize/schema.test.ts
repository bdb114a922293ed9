/** @jest-environment node */

import type { Animation } from '../lottie';
import { schemaDefaults } from '../test-schema-defaults';
import { normalize } from './normalize';

const { pairs, unknown } = schemaDefaults();

function normalized(file: object): Animation {
  const animation = structuredClone(file) as Animation;
  normalize(animation);
  return animation;
}

test('has a default for every optional field of the format’s schema', () => {
  expect(pairs.length).toBeGreaterThan(70);
  expect(unknown).toEqual([]);
});

/**
 * Fields for which lottie-web has the same default, so that no rule adds it. Browser tests compare the
 * rendering.
 */
const LOTTIE_WEB_DEFAULTS = /[.](lc|lj|ml|n|ao|sr|h|c)$/;

test.each(
  pairs.filter(({ hasSchemaDefault, field }) => hasSchemaDefault && !LOTTIE_WEB_DEFAULTS.test(field)),
)(
  'normalizes a file without $field like a file with the default of the schema',
  ({ without, with: stated }) => {
    expect(normalized(without)).toEqual(normalized(stated));
  },
);
