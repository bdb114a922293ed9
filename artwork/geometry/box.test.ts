import { corners, faces, floor, hatch, leftWall, quad, raised, rightWall } from './box';
import { isometric } from './isometric';

const box = { x: 1, y: 2, w: 4, d: 3, h: 2 };
const project = isometric([0, 0], 10);

test('faces() returns the three sides of a box that meet at its upper front corner', () => {
  const { top, left, right } = faces(box);
  for (const face of [top, left, right]) {
    expect(face).toHaveLength(4);
    expect(face).toContainEqual([5, 5, 2]);
  }
});

test('leftWall() and rightWall() measure from the wall’s lower left corner on screen', () => {
  expect(leftWall(box)(0, 0)).toEqual([1, 5, 0]);
  expect(rightWall(box)(0, 0)).toEqual([5, 5, 0]);
  for (const wall of [leftWall(box), rightWall(box)]) {
    const [start, end, , above] = quad(wall, 0, 0, 2, 1).map((place) => project(...place));
    expect(end?.[0]).toBeGreaterThan(start?.[0] ?? 0);
    expect(above?.[0]).toBeCloseTo(start?.[0] ?? 0);
    expect(above?.[1]).toBeLessThan(start?.[1] ?? 0);
  }
});

test('floor() returns a rectangle at the z coordinate of the box', () => {
  expect(floor({ x: 0, y: 0, z: 3, w: 1, d: 1 })[0]).toEqual([0, 0, 3]);
});

test('raised() keeps the top of the box', () => {
  expect(raised({ ...box, z: 1 }, 0.5)).toEqual({ ...box, z: 1.5, h: 1.5 });
});

test('hatch() returns lines between opposite sides of an area of the scene or the drawing', () => {
  expect(hatch(corners(0, 0, 4, 2), 1)).toEqual([
    [
      [2, 0],
      [2, 2],
    ],
  ]);
  expect(hatch(floor({ x: 0, y: 0, z: 3, w: 4, d: 2 }), 1)).toEqual([
    [
      [2, 0, 3],
      [2, 2, 3],
    ],
  ]);
});
