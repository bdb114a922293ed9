import { keepUnitsTogether } from './keep-units-together';
import type { Post } from './types';

export const posts: readonly Post[] = keepUnitsTogether([
  {
    id: 'nine-degrees',
    title: 'Nine degrees is cold enough',
    description:
      'Raising the chilled-water flow from 6 °C to 9 °C saves about 3 % of compressor power per degree. How to check that every coil can still do its work.',
    picture: {
      scene: 'post-chilled-water',
      alt: 'A chiller, a store, a pump and an air handler on a chilled-water loop with valves',
    },
    published: '2026-09-08',
    text: [
      'Most chilled-water plant in schools leaves the works set to 6 °C, because that is the figure on the data sheet. The coils were sized for the hottest afternoon of a bad year, and on every other day they have surface to spare. Each degree more at the flow saves about 3 % of compressor power, because the compressor lifts the heat through a smaller difference in temperature.',
      'A coil cools by the difference between air and water. Take air at 26 °C. Water that comes in at 6 °C and leaves at 12 °C is 17 K colder on average; at 9 °C and 15 °C it is 14 K colder. The same coil then gives about four fifths of its cooling. The question is which of your coils ever need the last fifth.',
    ],
    figure: {
      scene: 'post-coil-valves',
      alt: 'A bar chart of 38 coils in order of their highest valve position: 37 bars end below a line at 70 %, and the last bar reaches 100 %',
      caption:
        'The highest valve position of 38 coils in a warm fortnight at Foundry Street. The last one serves the server room.',
    },
    sections: [
      {
        title: 'Log three things for a fortnight',
        text: [
          'Before you touch the set-point, pick a warm fortnight in term and log three things every ten minutes: the valve position at each coil, the temperature of the room that it serves, and the temperature of the return at the plant.',
          'A coil whose valve never passes 70 % has room for warmer water. A coil that stays at 100 % has none, and there is usually one: a server room, a kitchen, a lecture theatre. If the return is colder than 10 °C, water is passing coils without doing any work. Look for a bypass that was left open, and close it first.',
        ],
      },
      {
        title: 'Then go up one degree a week',
        text: [
          'At Foundry Street one coil of 38 was at its limit. We fitted a larger one for £1,900 and raised the flow from 6 °C to 9 °C, one degree a week. A week is long enough to see a hot afternoon. Write down the date of each step, and go back one if a room drifts by more than 1 K. Nobody rang.',
          'Three degrees are worth about 9 % of compressor power. That is a small part of the 43 % that the college saves on cooling; new compressors and pumps did the rest. But these three degrees need no crane, and they work on the plant that you have.',
        ],
      },
      {
        title: 'Where to stop',
        text: [
          'Warmer water dries the air less. In a room at 24 °C and 60 % humidity, air that leaves a coil at 14 °C instead of 12 °C loses about half as much moisture. If your rooms are humid in August, stop at 8 °C. Archives, laboratories and rooms with chilled ceilings need their own sums before the first degree.',
          'Don’t skip the log. Without it, 9 °C is as much a guess as 6 °C.',
        ],
      },
    ],
  },
  {
    id: 'half-term',
    title: 'Who heats half-term?',
    description:
      'Eleven weeks a year a school is locked, and its plant often isn’t told. Five lines of a timetable, and what they were worth in one building.',
    picture: { scene: 'post-controls', alt: 'A control panel with lines to sensors in four rooms' },
    published: '2026-02-03',
    text: [
      'A school is locked for eleven weeks a year. In 23 of the 31 buildings that we logged last year, the plant ran through at least six of them. Nobody wanted that: the timetable in the controller was the one of the year in which it was installed.',
      'You can see it without a visit. Ask for the half-hourly meter data of the last February half-term, and lay that week over the week before. If the days look alike, the plant doesn’t know about the holiday. If only the nights do, something is held on: a pump, a fan, or frost protection that is set too high.',
    ],
    figure: {
      scene: 'post-school-year',
      alt: 'A school year as 52 boxes in four rows, from September to August: 11 weeks are filled, and 6 of these are hatched, among them the three half-terms and both weeks of Easter',
      caption:
        'One of the 23 buildings, week by week. The school was locked for eleven weeks; the plant ran in six of them. Two weeks of the summer break were let.',
    },
    sections: [
      {
        title: 'Five lines settle it',
        text: [
          'Term dates, inset days, lettings, the caretaker’s hours, and frost. Write them as dates, not as “week 8”, and enter the next two years at once: most councils publish term dates that far ahead. Let one person own the list, and put the name on the door of the panel.',
          'Frost protection belongs in the list, because without it someone will leave the heating on to be safe. Two stages are enough. Below 3 °C outside, the pumps run, so that no water stands still. Below 8 °C in the coldest room, the heating comes on until that room is at 10 °C. In mild weather a brick building cools by about 1 K a day, so at half-term the second stage never starts.',
        ],
      },
      {
        title: 'Plan the first morning',
        text: [
          'A school that has cooled to 12 °C takes most of a day to warm through, because the walls are cold and not only the air. Start on Sunday at noon, not on Monday at 05:00. Most controllers can learn the time from the coldest classroom: the setting is called optimum start, and in half of our surveys it is off.',
        ],
      },
      {
        title: 'What it was worth',
        text: [
          'At Weir Park the five lines took an afternoon and were worth 220 MWh a year, half of what the whole project saved. At the school’s tariffs that is about £27,000.',
          'One thing did not work. We asked staff to press a button when they stay late, and they did so for three weeks. Since then the room booking tells the plant: a hall that is booked until 21:00 is warm until 21:00, and the classrooms above it are not.',
        ],
      },
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
    published: '2025-11-11',
    text: [
      'Ask your supplier for half-hourly data. It is yours, and one ordinary Tuesday in June is enough to begin with. You get 48 numbers: the energy of each half hour in kWh. Double a number, and you have the average load in kW. Plot the day from midnight to midnight, and look at three places.',
    ],
    figure: {
      scene: 'post-load-curves',
      alt: 'Two curves of a school’s electric load over 24 hours: the upper one peaks at 640 kW and the lower one at 397 kW. Numbers mark 03:00, 06:00 and 13:30',
      caption:
        'The school on our home page on a day in June, before our work (upper curve) and after it (filled).',
    },
    sections: [
      {
        title: '1. The base at 03:00',
        text: [
          'At 03:00 only servers, fridges and standby should run. More than a fifth of the daily peak at that hour means plant that nobody switched off. Our school passes this test even before the work, with 96 kW of 640 kW, and there was still something to find: two extract fans and a pump. At 68 kW, it now saves 28 kW in every hour of the night, or about 80 MWh a year.',
        ],
      },
      {
        title: '2. The slope at 06:00',
        text: [
          'Then the curve climbs. A cliff says that everything starts at once, because somebody once typed 06:00 into every line of the timetable. A slope says that plant starts when a room needs it. Between 06:00 and 08:00, our curve used to climb by 240 kW. Now it climbs by 183 kW, because a cool hall waits for its first lesson.',
        ],
      },
      {
        title: '3. The peak after lunch',
        text: [
          'The peak sets what you pay for capacity. Its time says what makes it. A peak at noon is mostly the kitchen. A peak between 13:00 and 15:00 in June is mostly cooling, because walls and roof pass on the heat of the sun with a delay. Here it falls from 640 kW to 397 kW, and it is flatter: the chillers no longer start together.',
        ],
      },
      {
        title: 'Compare it with a Sunday',
        text: [
          'Last, lay a Sunday over the Tuesday. If you can’t tell the two apart before 07:00, begin with the timetable, not with new plant. It is the cheapest thing that you can change, and it makes the next curve easier to read.',
          'One day proves little, of course. Take a day in January too, and a day in the holidays. If all three tell the same story, you know where to send someone with a torch.',
        ],
      },
    ],
  },
]);
