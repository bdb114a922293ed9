import { toCloneable } from './to-cloneable';

test('toCloneable copies settings as JSON, and replaces those without a JSON representation with {}', () => {
  const circular: Record<string, unknown> = {};
  circular.self = circular;
  const settings = {
    themeId: undefined,
    segment: [0, 5],
    slots: { color: { p: { k: [1, 0, 0] }, onChange() {} } },
    ...{ circular, large: 1n, callback() {} },
  };
  expect(structuredClone(toCloneable(settings))).toEqual({
    themeId: undefined,
    segment: [0, 5],
    slots: { color: { p: { k: [1, 0, 0] } } },
    ...{ circular: {}, large: {}, callback: {} },
  });
});
