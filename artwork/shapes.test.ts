import { lottiePrinter } from './animations/lottie-printer';
import { isometric } from './geometry/isometric';
import { label } from './parts/annotation';
import { svgPrinter } from './scenes/svg-printer';
import { areas, copy, disc, drum, lines, moved, type Shape, transformed } from './shapes';

const project = isometric([100, 50], 10);
const draw = lottiePrinter(project, {
  ink: '#000000',
  top: '#ffffff',
  left: '#eeeeee',
  right: '#dddddd',
  glass: '#cccccc',
});
const svg = svgPrinter(project, 10);

const square: Shape = areas(
  [
    [
      [0, 0, 0],
      [2, 0, 0],
      [2, 2, 0],
    ],
  ],
  'paper',
  { width: 2 },
);

test('svgPrinter draws areas with relative coordinates, classes and a width', () => {
  expect(svg(square)).toBe('<path d="M100 50l17.3 10 -17.3 10z" class="fill-paper" stroke-width="2"></path>');
});

test('lottiePrinter draws areas with the color that a tone has in the animation', () => {
  expect(draw(square)).toMatchObject([
    {
      ty: 'gr',
      it: [
        {
          ty: 'sh',
          ks: {
            k: {
              c: true,
              v: [
                [100, 50],
                [117.32, 60],
                [100, 70],
              ],
            },
          },
        },
        { ty: 'st', c: { k: [0, 0, 0, 1] }, w: { k: 2 } },
        { ty: 'fl', c: { k: [1, 1, 1, 1] } },
        { ty: 'tr' },
      ],
    },
  ]);
});

test('both printers draw lists from back to front, and shapes that depend on the projection', () => {
  const dependent: Shape = (projection) => lines([[projection(1, 0), [0, 0]]]);
  const list: Shape = [square, [dependent]];
  expect(svg(list)).toBe(svg(square) + svg(dependent));
  expect(draw(list)).toEqual([...draw(square), ...draw(dependent)]);
});

test('svgPrinter draws the shapes of a copied shape once', () => {
  const copies = [copy('a', square, [1, 1, 0]), copy('a', square, [2, 2, 0])];
  const markup = svg(copies);
  expect(markup.match(/<path/g)).toHaveLength(1);
  expect(markup).toContain('<use href="#a" x="100" y="60"></use><use href="#a" x="100" y="70"></use>');
});

test('svgPrinter draws moved shapes at their place', () => {
  expect(svg(moved([1, 1, 0], [square]))).toContain('d="M100 60l');
});

test('lottiePrinter gives a single shape its transform without another group', () => {
  const [only, ...others] = draw(transformed({ opacity: 50 }, square));
  expect(others).toEqual([]);
  expect(only).toMatchObject({ it: [{ ty: 'sh' }, { ty: 'st' }, { ty: 'fl' }, { ty: 'tr', o: { k: 50 } }] });
});

test.each<[string, Shape]>([
  ['text', label([0, 0], 'A')],
  ['copy', copy('a', square, [0, 0, 0])],
  ['group', moved([0, 0, 0], [square])],
])('lottiePrinter throws if an animation contains a shape of the type %s', (type, shape) => {
  expect(() => draw(shape)).toThrow(type);
});

test('lottiePrinter throws if a drum is not upright, or an animation has no such color', () => {
  expect(() => draw(drum([0, 0, 0], 'x', 1, 1))).toThrow('upright');
  expect(() => draw(disc([0, 0, 0], 1, 'z', { fill: 'edge' }))).toThrow('edge');
});

test('svgPrinter throws if a scene contains a transformed shape or an animated color', () => {
  expect(() => svg(transformed({ opacity: 50 }, square))).toThrow('transformed');
  expect(() => svg(disc([0, 0, 0], 1, 'z', { fill: { sid: 'top' } }))).toThrow('top');
});
