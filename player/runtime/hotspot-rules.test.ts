import { hotspotBox, hotspotFailure } from './hotspot-rules';

test.each([
  ['a large layer', { left: 10, top: 20, right: 110, bottom: 70 }, [10, 20, 100, 50]],
  ['a small layer', { left: 10, top: 20, right: 14, bottom: 30 }, [0, 13, 24, 24]],
])('the box of a hotspot over %s has at least 24 pixels on each side', (_, box, expected) => {
  const { left, top, width, height } = hotspotBox(box);
  expect([left, top, width, height]).toEqual(expected);
});

const onPress = () => {};

test.each([
  [{ layer: 'Door', label: 'Open', onPress }, undefined],
  [{ layer: 'Door', label: 'Open', href: '/door' }, undefined],
  [{ layer: 'Door', label: 'Open', href: 'https://[' }, undefined],
  [{ layer: 'Door', onPress }, 'label'],
  [{ layer: 'Door', label: ' ', onPress }, 'label'],
  [{ layer: 'Door', label: 'Open' }, 'onPress'],
  [{ layer: 'Door', label: 'Open', href: 'JavaScript:alert(1)', onPress }, 'href'],
  [{ layer: 'Door', label: 'Open', href: '\u0001java\tscript:alert(1)' }, 'href'],
  [null, 'label'],
])('the wrong field of the hotspot %j is %s', (entry, problem) => {
  expect(hotspotFailure(entry)?.problem).toBe(problem);
});
