import { transformFor, viewBoxFor } from './fit';

const animation = { width: 100, height: 50 };
const box = { width: 400, height: 400 };

test('transformFor returns null if neither fit nor align is set', () => {
  expect(transformFor({}, animation, box)).toBeNull();
});

test.each([
  ['contain', { scaleX: 4, scaleY: 4, x: 0, y: 100 }],
  ['cover', { scaleX: 8, scaleY: 8, x: -200, y: 0 }],
  ['fill', { scaleX: 4, scaleY: 8, x: 0, y: 0 }],
  ['none', { scaleX: 1, scaleY: 1, x: 150, y: 175 }],
] as const)('transformFor centers the animation if fit is "%s"', (fit, transform) => {
  expect(transformFor({ fit }, animation, box)).toEqual(transform);
});

test('transformFor uses "contain" for fit if only align is set', () => {
  expect(transformFor({ align: [0, 1] }, animation, box)).toEqual({ scaleX: 4, scaleY: 4, x: 0, y: 200 });
});

test('transformFor crops the animation according to align if fit is "cover"', () => {
  expect(transformFor({ fit: 'cover', align: [0.25, 0.5] }, animation, box)).toMatchObject({ x: -100, y: 0 });
});

test('transformFor keeps the animation’s size in CSS pixels at any pixel density if fit is "none"', () => {
  const view = { width: 800, height: 800 };
  expect(transformFor({ fit: 'none', align: [1, 1] }, animation, view, 2)).toEqual({
    scaleX: 2,
    scaleY: 2,
    x: 600,
    y: 700,
  });
});

test('transformFor replaces invalid values of fit and align with the defaults', () => {
  const placement = { fit: 'zoom', align: [7, Number.NaN] } as never;
  expect(transformFor(placement, animation, box)).toEqual(transformFor({ fit: 'contain' }, animation, box));
  expect(transformFor({ fit: 'toString' } as never, animation, box)).toMatchObject({ scaleX: 4 });
});

test.each([
  ['contain', '0 -25 100 100'],
  ['cover', '25 0 50 50'],
  ['fill', '0 0 100 50'],
  ['none', '-150 -175 400 400'],
] as const)('for fit "%s", viewBoxFor returns "%s"', (fit, viewBox) => {
  const transform = transformFor({ fit }, animation, box);
  expect(transform && viewBoxFor(transform, box)).toBe(viewBox);
});
