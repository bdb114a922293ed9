import { range } from '../geometry/range';
import { run } from '../geometry/runs';
import { bus } from './campus/bus';
import { chart, readings } from './campus/chart';
import { clock } from './campus/clock-display';
import { chiller, duties, mains } from './campus/cooling';
import { at, DAY, HOUR } from './campus/day';
import { draw } from './campus/draw';
import { energyCentre, photovoltaics, store } from './campus/energy-centre';
import { bikeShed, border, grounds } from './campus/grounds';
import { building, lights, type Use } from './campus/lit-building';
import { shadows } from './campus/shadows';
import { blocks, inPicture, storey } from './campus/site-plan';
import { sky, sunHeight } from './campus/sky';
import { daylight } from './campus/tones';
import { type Tree, trees } from './campus/trees';
import { type Animation, animation, follow, layer, slots } from './lottie';

const hours = range(24).map((hour) => ({
  tm: hour * HOUR,
  cm: `${String(hour).padStart(2, '0')}:00`,
  dr: 0,
}));

const behind: Tree[] = [
  [-17, 4, 1.1],
  [-16, 14, 1.3],
  [-17, 27, 1],
  [-17, 38, 1.2],
  [-6, -8, 1.2],
  [6, -7, 1],
  [16, -8, 1.25],
  [29, -18, 1.1],
  [30, -29, 1.3],
  [66, -30, 1.2],
  [67, -20, 1],
  [-36, 52, 1.2],
  [-25, 60, 1],
  [-36, 66, 1.35],
  [-35, 80, 1.1],
];

const inFront: Tree[] = [
  [22, 44, 1],
  [22, 53, 1.1],
  [59, 26, 1.1],
  [67, 23, 1],
  [86, -62, 1.1],
  [93, -17, 1.2],
  [102, -17, 1],
  [112, -17, 1.15],
  [92, -6, 1.3],
  [4, 74, 1.1],
  [12, 70, 1.25],
];

/**
 * Returns the hours in which a classroom is lit: for cleaning before dawn, for lessons, and in some rooms for
 * clubs after school.
 */
function lessons(room: number, floor: number): Use {
  const cleaning = [5 + floor * 0.55 + (room % 5) * 0.1, 5.45 + floor * 0.55 + (room % 5) * 0.1] as const;
  const lesson = [7.5 + ((room * 7) % 5) * 0.2, 15.3 + ((room * 5) % 6) * 0.18] as const;
  const club = [17, 18.4 + (room % 3) * 0.5] as const;
  return room % 7 === 2 ? [cleaning, lesson, club] : [cleaning, lesson];
}

/** Returns the hours in which a laboratory is lit. One in six laboratories is also used in the evening. */
function laboratories(room: number, floor: number): Use {
  const cleaning = [6.2 + floor * 0.3 + (room % 4) * 0.08, 6.6 + floor * 0.3 + (room % 4) * 0.08] as const;
  const lesson = [8 + ((room * 3) % 5) * 0.15, 15.4 + ((room * 5) % 4) * 0.25] as const;
  return room % 6 === 4 ? [cleaning, [lesson[0], 20.6]] : [cleaning, lesson];
}

/**
 * Returns the hours in which the sports hall is lit: in the morning and in the afternoon. The ground floor is
 * also lit from six to ten in the evening.
 */
function sports(room: number, floor: number): Use {
  const day = [8.6 + (room % 3) * 0.3, 12 + (room % 2) * 0.4] as const;
  const afternoon = [13.2 + (room % 3) * 0.1, 15.6] as const;
  return floor === 0 ? [day, afternoon, [18, 21.9]] : [day, afternoon];
}

const SIZE = [1200, 675] as const;

/**
 * A day in June at a school: the campus at the top, and its electric load in kW at the bottom. The sky by day
 * and the area of the chart are transparent.
 */
export function dayOnCampus(): Animation {
  const { teaching, sciences, hall, energyCentre: centre } = blocks;
  const roof = 3 * storey;
  const sunlight = follow((frame) => 85 * sunHeight(frame / HOUR) ** 1.3, at(21.5), {
    start: at(4.5),
    tolerance: 1,
  });
  const day = animation(
    'A day on campus',
    SIZE,
    DAY,
    [
      ...sky(SIZE),
      grounds(),
      inPicture(layer('shadows', draw(shadows([hall, teaching, sciences, centre])))),
      trees('trees behind', behind),
      layer('hall', draw(building(hall))),
      layer('lights, hall', draw(lights(hall, 3, sports))),
      layer('teaching block', draw(building(teaching))),
      layer('lights, teaching block', draw(lights(teaching, 3, lessons))),
      layer('sciences', draw(building(sciences))),
      layer('lights, sciences', draw(lights(sciences, 3, laboratories))),
      layer('photovoltaics', draw(photovoltaics(sciences, sunlight))),
      layer('second chiller', draw(chiller({ x: 3, y: 11, z: roof, w: 7, d: 16, h: 2.6 }, 3, duties.second))),
      layer('lead chiller', draw(chiller({ x: 3, y: 32, z: roof, w: 7, d: 16, h: 2.6 }, 3, duties.lead))),
      layer('energy centre', draw(energyCentre(centre))),
      layer('chilled-water store', draw(store([-4, 76], 4, 9))),
      layer(
        'chilled water',
        draw(
          mains(
            [
              run([12.4, 12, roof + 0.4], 'y57.3 z1 y78 x-11'),
              run([9.4, 52, roof + 0.4], 'y57.3 z1 y74 x-1'),
            ],
            duties.lead,
          ),
        ),
      ),
      layer('bicycle shed', draw(bikeShed())),
      inPicture(layer('school bus', draw(bus()))),
      trees('trees in front', inFront),
      border(),
      ...chart(),
      clock(),
      readings(),
    ],
    hours,
  );
  return { ...day, slots: slots(daylight) };
}
