/** @jest-environment node */
import { schemaDefaults } from '@/e2e/player/harness/schema-defaults';
import type { Animation } from '../lottie';
import { normalize } from './normalize';

const { pairs, unknown } = schemaDefaults();

function normalized(file: object): Animation {
  const animation = structuredClone(file) as Animation;
  normalize(animation);
  return animation;
}

test('of every optional field of the format’s schema the default is known', () => {
  expect(pairs.length).toBeGreaterThan(70);
  expect(unknown).toEqual([]);
});

/** What lottie-web has a default of its own for, the same one: left as it is. That it draws the same the browser tests prove. */
const OF_LOTTIE_WEB = /[.](lc|lj|ml|n|ao|sr|h|c)$/;

test.each(pairs.filter(({ hasSchemaDefault, field }) => hasSchemaDefault && !OF_LOTTIE_WEB.test(field)))(
  '$field: left out it is what the schema says',
  ({ without, with: stated }) => {
    expect(normalized(without)).toEqual(normalized(stated));
  },
);
