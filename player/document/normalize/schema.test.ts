import { schemaDefaults } from '@/testing/schema-defaults';
import type { Animation } from '../lottie';
import { normalize } from './normalize';

const { pairs, unknown } = schemaDefaults();

function normalized(file: object): Animation {
  const animation = structuredClone(file) as Animation;
  normalize(animation);
  return animation;
}

test('each optional field in the schema of the Lottie format has a default value', () => {
  expect(pairs.length).toBeGreaterThan(70);
  expect(unknown).toEqual([]);
});

/**
 * Fields that no rule adds, because lottie-web has the same default values as the schema. Browser tests
 * compare the rendering with and without these fields.
 */
const LOTTIE_WEB_DEFAULTS = /[.](lc|lj|ml|n|ao|sr|h|c)$/;

test.each(
  pairs.filter(({ hasSchemaDefault, field }) => hasSchemaDefault && !LOTTIE_WEB_DEFAULTS.test(field)),
)(
  'normalizing returns the same result for a file without $field and for a file with the schema’s default',
  ({ without, with: stated }) => {
    expect(normalized(without)).toEqual(normalized(stated));
  },
);
