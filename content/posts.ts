import { keepUnitsTogether } from './keep-units-together';
import { shownEntries } from './schedule';
import { site } from './site';
import type { Post } from './types';

const allPosts: readonly Post[] = keepUnitsTogether([
  {
    id: 'nine-degrees',
    title: 'Nine degrees is cold enough',
    description:
      'Raising the chilled-water flow from 6 °C to 9 °C saves about 3 % of compressor power per degree. How to check that every coil can still do its work.',
    picture: {
      scene: 'post-chilled-water',
      alt: 'A chiller, a store, a pump and an air handler on a chilled-water loop with valves',
    },
    text: [
      'Most chilled-water plant in schools leaves the works set to 6 °C, because that is the figure on the data sheet. The coils were sized for the hottest afternoon of a bad year, and on every other day they have surface to spare. Each degree more at the flow saves about 3 % of compressor power.',
      'Before you touch the set-point, log three things for a fortnight: the valve position at each coil, the room that it serves, and the return temperature. A coil whose valve never passes 70 % has room for warmer water. A coil that stays at 100 % has none, and there is usually one: a server room, a kitchen, a lecture theatre.',
      'At Foundry Street one coil of 38 was at its limit. We fitted a larger one for £1,900 and raised the flow from 6 °C to 9 °C, one degree a week. Nobody rang. If your rooms are humid in August, stop at 8 °C, because a coil at 9 °C dries the air less.',
    ],
  },
  {
    id: 'half-term',
    title: 'Who heats half-term?',
    description:
      'Eleven weeks a year a school is locked, and its plant often isn’t told. Five lines of a timetable, and what they were worth in one building.',
    picture: { scene: 'post-controls', alt: 'A control panel with lines to sensors in four rooms' },
    text: [
      'A school is locked for eleven weeks a year. In 23 of the 31 buildings that we logged last year, the plant ran through at least six of them. Nobody wanted that: the timetable in the controller was the one of the year in which it was installed.',
      'Five lines settle it: term dates, inset days, lettings, the caretaker’s hours and frost. Write them as dates, not as “week 8”, and let one person own them. Frost protection belongs in the list, because without it someone will leave the heating on to be safe.',
      'At Weir Park the five lines took an afternoon and were worth 220 MWh a year, half of what the whole project saved. One thing did not work: we asked staff to press a button when they stay late, and they did so for three weeks. Since then the room booking tells the plant.',
    ],
  },
  {
    id: 'reading-a-curve',
    title: 'Reading a load curve in a minute',
    description:
      'The base at 03:00, the slope at 06:00, the peak after lunch: what each says about a building, with a curve to try it on.',
    picture: {
      scene: 'post-energy',
      alt: 'The curve of a day’s electric load over the building that it comes from',
    },
    text: [
      'Ask your supplier for half-hourly data. It is yours, and one ordinary Tuesday in June is enough to begin with. Plot it from midnight to midnight and look at three places.',
      'At 03:00 only servers, fridges and standby should run. More than a fifth of the daily peak at that hour means plant that nobody switched off. At 06:00 the curve climbs: a cliff says that everything starts at once, a slope says that plant starts when a room needs it. After lunch comes the peak, which sets what you pay for capacity.',
      'Then compare it with a Sunday. If you can’t tell the two apart before 07:00, begin with the timetable, not with new plant. The curve on our home page falls from 640 kW at the peak before our work to 397 kW after it.',
    ],
  },
]);

export const posts = shownEntries(allPosts, site.timeZone);
