import { type Box, leftWall, rightWall } from '../../geometry/box';
import type { Place } from '../../geometry/isometric';
import { range } from '../../geometry/range';
import { pipe } from '../../parts/pipework';
import { lines, type Shape, solid } from '../../shapes';
import { accumulate, follow } from '../lottie';
import { fan, flowing } from '../moving-parts';
import { cooling, DAY, HOUR } from './day';

/** Returns a machine's load (0 to 1) at an hour of the day. */
type Duty = (hour: number) => number;

/** The lead chiller follows the load. The second chiller adds capacity around noon. */
export const duties: Record<'lead' | 'second', Duty> = {
  lead: (hour) => Math.min(1, cooling(hour) * 1.7),
  second: (hour) => Math.max(0, Math.min(1, cooling(hour) * 2.6 - 1.5)),
};

/**
 * Returns a property whose value at each frame is the rotation or flow since midnight.
 * @param perHour the increase per hour at full load
 */
const travelled = (duty: Duty, perHour: number) =>
  accumulate((frame) => (duty(frame / HOUR) * perHour) / HOUR, DAY);

/** An air-cooled chiller, parallel to the y axis: a louvred box with a row of fans on top. */
export function chiller(box: Box, fans: number, duty: Duty): Shape {
  const { x, y, z = 0, w, d, h } = box;
  const pitch = d / fans;
  const [wall, end] = [rightWall(box), leftWall(box)];
  const louvres = range(Math.floor(d / 0.9)).map((n) => [
    wall(0.6 + n * 0.9, 0.5),
    wall(0.6 + n * 0.9, h - 0.5),
  ]);
  const panel = [
    [end(w / 2, 0.4), end(w / 2, h - 0.4)],
    [end(0.6, h / 2), end(w - 0.6, h / 2)],
  ];
  const rotation = travelled(duty, 520);
  const brightness = (frame: number) => 18 + 82 * Math.min(1, duty(frame / HOUR) * 1.5);
  const strength = follow(brightness, DAY, { every: 30, tolerance: 1 });
  return [
    solid(box),
    lines([...louvres, ...panel], { width: 0.75, opacity: 70 }),
    range(fans).map((n) =>
      fan([x + w / 2, y + pitch * (n + 0.5), z + h], Math.min(pitch, w) * 0.4, { rotation, strength }),
    ),
  ];
}

/**
 * The chilled-water pipes. The flow is a small minimum plus an amount that is proportional to the cooling
 * load.
 */
export function mains(routes: readonly (readonly Place[])[], duty: Duty): Shape {
  const width = 5;
  const water = flowing(
    width,
    travelled((hour) => -0.12 - duty(hour), 90),
  );
  return routes.map((route) => pipe(route, { width, wall: 1.1, water }));
}
