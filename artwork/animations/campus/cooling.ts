import { type Box, leftWall, type Place, type Point, rightWall } from '../../geometry/isometric';
import { accumulate, follow, type Layer, layer } from '../lottie';
import { cooling, DAY, HOUR } from './day';
import { site } from './site-plan';
import { fan, lines, pipe, solid } from './solid';

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
export function chiller(nm: string, box: Box, fans: number, duty: Duty): Layer {
  const pitch = box.d / fans;
  const [wall, end] = [rightWall(site, box), leftWall(site, box)];
  const louvres = Array.from({ length: Math.floor(box.d / 0.9) }, (_, n): Point[] => [
    wall(0.6 + n * 0.9, 0.5),
    wall(0.6 + n * 0.9, box.h - 0.5),
  ]);
  const panel: Point[][] = [
    [end(box.w / 2, 0.4), end(box.w / 2, box.h - 0.4)],
    [end(0.6, box.h / 2), end(box.w - 0.6, box.h / 2)],
  ];
  const rotation = travelled(duty, 520);
  const brightness = (frame: number) => 18 + 82 * Math.min(1, duty(frame / HOUR) * 1.5);
  const strength = follow(brightness, DAY, { every: 30, tolerance: 1 });
  return layer(nm, [
    solid(box),
    lines([...louvres, ...panel], 0.75, 70),
    ...Array.from({ length: fans }, (_, n) => {
      const centre = site(box.x + box.w / 2, box.y + pitch * (n + 0.5), (box.z ?? 0) + box.h);
      return fan(centre, Math.min(pitch, box.w) * 0.4, { rotation, strength });
    }),
  ]);
}

/**
 * The chilled-water pipes. The flow is a small minimum plus an amount that is proportional to the cooling
 * load.
 */
export function mains(nm: string, routes: readonly (readonly Place[])[], duty: Duty): Layer {
  const flow = travelled((hour) => -0.12 - duty(hour), 90);
  return layer(
    nm,
    routes.map((route) => pipe(route, flow)),
  );
}
