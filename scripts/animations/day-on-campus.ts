import { building, lights } from './campus/building';
import { chart } from './campus/chart';
import { DAY, HOUR } from './campus/day';
import { blocks } from './campus/site-plan';
import { tone } from './campus/tones';
import { type Animation, animation, fill, group, layer, rectangle } from './lottie';
import { palette } from './palette';

const hours = Array.from({ length: 24 }, (_, hour) => ({
  tm: hour * HOUR,
  cm: `${String(hour).padStart(2, '0')}:00`,
  dr: 0,
}));

/** A June day of a school: what happens on the site above, and what it draws in kW below. */
export function dayOnCampus(): Animation {
  return animation(
    'A day on campus',
    [1200, 675],
    DAY,
    [
      layer('sheet', [group([rectangle(12, 12, 1176, 651), fill(palette.paper)])]),
      layer('sky', [group([rectangle(12, 12, 1176, 406), fill(tone('sky'))])]),
      building('hall', blocks.hall),
      building('teaching block', blocks.teaching),
      building('sciences', blocks.sciences),
      lights('lights, teaching block', blocks.teaching, 3, (room) => [
        [7.6 + (room % 5) * 0.15, 15.4 + (room % 4) * 0.2],
      ]),
      lights('lights, sciences', blocks.sciences, 3, (room) => [
        [7.7 + (room % 4) * 0.15, 15.5 + (room % 3) * 0.2],
      ]),
      ...chart(),
    ],
    hours,
  );
}
