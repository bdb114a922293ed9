import { isometric, moveAlong, movedTo, type Point, projected, projectedDrum } from './isometric';

const project = isometric([100, 50], 10);
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

test('projected() projects places, and returns points of the drawing unchanged', () => {
  expect(projected(project, [1, 2, 3])).toEqual(project(1, 2, 3));
  expect(projected(project, [1, 2])).toEqual([1, 2]);
});

test('movedTo() returns a projection whose origin is at a place', () => {
  expect(movedTo(project, [1, 2, 3])(4, 5, 6)).toEqual(project(5, 7, 9));
  expect(movedTo(project, [1, 2, 3])(0, 0)).toEqual(project(1, 2, 3));
});

test.each(['x', 'y', 'z'] as const)(
  'projectedDrum() along %s has an outline with the width of its ends',
  (axis) => {
    const { far, near, rx, ry, edge } = projectedDrum(project, {
      from: [2, 2, 0],
      axis,
      radius: 1,
      length: 4,
    });
    expect(far).toEqual(project(2, 2, 0));
    expect(near).toEqual(project(...moveAlong([2, 2, 0], axis, 4)));
    expect(ry / rx).toBeCloseTo(Math.tan(Math.PI / 6));
    expect(Math.hypot(...edge)).toBeCloseTo(rx);
    expect(edge[0] * (near[0] - far[0]) + edge[1] * (near[1] - far[1])).toBeCloseTo(0);
  },
);
