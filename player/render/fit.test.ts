import { transformFor, viewBoxFor } from './fit';

const picture = { width: 100, height: 50 };
const box = { width: 400, height: 400 };

test('a host that says nothing leaves it to lottie-web', () => {
  expect(transformFor({}, picture, box)).toBeNull();
});

test.each([
  ['contain', { scaleX: 4, scaleY: 4, x: 0, y: 100 }],
  ['cover', { scaleX: 8, scaleY: 8, x: -200, y: 0 }],
  ['fill', { scaleX: 4, scaleY: 8, x: 0, y: 0 }],
  ['none', { scaleX: 1, scaleY: 1, x: 150, y: 175 }],
] as const)('%s, in the middle', (fit, transform) => {
  expect(transformFor({ fit }, picture, box)).toEqual(transform);
});

test('align alone aligns what is contained', () => {
  expect(transformFor({ align: [0, 1] }, picture, box)).toEqual({ scaleX: 4, scaleY: 4, x: 0, y: 200 });
});

test('what is cropped is cropped by the same shares', () => {
  expect(transformFor({ fit: 'cover', align: [0.25, 0.5] }, picture, box)).toMatchObject({ x: -100, y: 0 });
});

test('its own size is one pixel for one of CSS, at any density', () => {
  const view = { width: 800, height: 800 };
  expect(transformFor({ fit: 'none', align: [1, 1] }, picture, view, 2)).toEqual({
    scaleX: 2,
    scaleY: 2,
    x: 600,
    y: 700,
  });
});

test('a value that is none counts as left out', () => {
  const placement = { fit: 'zoom', align: [7, Number.NaN] } as never;
  expect(transformFor(placement, picture, box)).toEqual(transformFor({ fit: 'contain' }, picture, box));
  expect(transformFor({ fit: 'toString' } as never, picture, box)).toMatchObject({ scaleX: 4 });
});

test.each([
  ['contain', '0 -25 100 100'],
  ['cover', '25 0 50 50'],
  ['fill', '0 0 100 50'],
  ['none', '-150 -175 400 400'],
] as const)('an SVG shows of %s', (fit, viewBox) => {
  const transform = transformFor({ fit }, picture, box);
  expect(transform && viewBoxFor(transform, box)).toBe(viewBox);
});
