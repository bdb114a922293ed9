import { cylinder, faces, floor, isometric, leftWall, type Point, quad, rightWall } from './isometric';

const project = isometric([100, 50], 10);
const box = { x: 1, y: 2, w: 4, d: 3, h: 2 };

const rounded = (points: readonly Point[]) =>
  points.map(([x, y]) => [Math.round(x * 100) / 100, Math.round(y * 100) / 100]);
const slope = ([x1, y1]: Point, [x2, y2]: Point) => (Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI;

test('isometric() projects the origin to the given point, and the x and y axes to lines at 30° to the horizontal', () => {
  expect(project(0, 0)).toEqual([100, 50]);
  expect(slope(project(0, 0), project(5, 0))).toBeCloseTo(30);
  expect(slope(project(0, 0), project(0, 5))).toBeCloseTo(150);
  expect(slope(project(0, 0, 0), project(0, 0, 5))).toBeCloseTo(-90);
});

test('isometric() uses the same scale along all three axes', () => {
  for (const end of [project(1, 0), project(0, 1), project(0, 0, 1)]) {
    expect(Math.hypot(end[0] - 100, end[1] - 50)).toBeCloseTo(10);
  }
});

test('faces() returns the three sides of a box that meet at its upper front corner', () => {
  const { top, left, right } = faces(project, box);
  const corner = rounded([project(5, 5, 2)])[0];
  for (const face of [top, left, right]) {
    expect(face).toHaveLength(4);
    expect(rounded(face)).toContainEqual(corner);
  }
});

test('leftWall() and rightWall() measure from the wall’s lower left corner on screen', () => {
  expect(leftWall(project, box)(0, 0)).toEqual(project(1, 5));
  expect(rightWall(project, box)(0, 0)).toEqual(project(5, 5));
  for (const wall of [leftWall(project, box), rightWall(project, box)]) {
    const [start, end, , above] = quad(wall, 0, 0, 2, 1);
    expect(end?.[0]).toBeGreaterThan(start?.[0] ?? 0);
    expect(above?.[0]).toBeCloseTo(start?.[0] ?? 0);
    expect(above?.[1]).toBeLessThan(start?.[1] ?? 0);
  }
});

test('floor() returns a rectangle at the z coordinate of the box', () => {
  expect(floor(project, { x: 0, y: 0, z: 3, w: 1, d: 1 })[0]).toEqual(project(0, 0, 3));
});

test('cylinder() returns an ellipse for the top, and an outline of the side with the same width', () => {
  const { side, top, rx, ry } = cylinder(project, [2, 2, 0], 1, 4);
  expect(top).toEqual(project(2, 2, 4));
  expect(ry / rx).toBeCloseTo(Math.tan(Math.PI / 6));
  const across = side.map(([x]) => x);
  expect(Math.max(...across) - Math.min(...across)).toBeCloseTo(2 * rx);
  expect(Math.max(...side.map(([, y]) => y))).toBeCloseTo(project(2, 2)[1] + ry);
});
