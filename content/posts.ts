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
  },
  {
    id: 'half-term',
    title: 'Who heats half-term?',
    description:
      'Eleven weeks a year a school is locked, and its plant often isn’t told. Five lines of a timetable, and what they were worth in one building.',
    picture: { scene: 'post-controls', alt: 'A control panel with lines to sensors in four rooms' },
  },
  {
    id: 'reading-a-curve',
    title: 'Reading a load curve in a minute',
    description:
      'The base at three in the morning, the slope at six, the peak after lunch: what each says about a building, with a curve to try it on.',
    picture: {
      scene: 'post-energy',
      alt: 'The curve of a day’s electric load over the building that it comes from',
    },
  },
]);
