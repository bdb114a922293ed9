import { keepUnitsTogether } from './keep-units-together';
import { site } from './site';
import type { Home1Page, PageMeta } from './types';

export const hero: Home1Page['hero'] = keepUnitsTogether({
  tag: 'For estates teams',
  title: 'Your plant, replaced by September.',
  lead: `${site.name} surveys in autumn, builds in the summer break and hands over a building that costs less to run, with the meter readings to show it.`,
  action: { label: 'Ask for a survey', href: '/home1#contact' },
  animation: {
    src: '/animations/hover-plant.json',
    width: 800,
    height: 600,
    label: 'A chilled-water plant: fans turn and water flows while you point at it, or press it',
    followsScheme: true,
  },
});

export const meta: PageMeta = {
  title: 'For estates teams',
  description:
    'A survey in two days, plant replaced in the breaks, and savings that your own meters show. How a project with us runs, step by step.',
  canonical: '/',
  share: { theme: 'dark', scene: 'college', title: hero.title },
};

export const process: Home1Page['process'] = keepUnitsTogether({
  title: 'Five steps: a year to build, a year to prove',
  months: ['Nov', 'Dec', 'Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep'],
  steps: [
    {
      title: 'Survey',
      text: 'Two engineers walk the building with you and fit loggers.',
      time: 'November, 2 days',
      span: [1, 1],
    },
    {
      title: 'Measure',
      text: 'A term of temperatures, flows and half-hourly load.',
      time: 'To March, 14 weeks',
      span: [2, 5],
    },
    {
      title: 'Design',
      text: 'Three options with cost, saving and risk in three weeks; then the one you choose.',
      time: 'To May, 6 weeks',
      span: [6, 7],
    },
    {
      title: 'Build',
      text: 'Plant ordered early, fitted while the school is empty.',
      time: 'July and August, 6 weeks',
      span: [9, 10],
    },
    {
      title: 'Prove',
      text: 'The same meters, a year on, in a report of four pages.',
      time: 'From September, a year',
      span: [11, 11],
    },
  ],
});

export const stats: Home1Page['stats'] = keepUnitsTogether({
  title: 'What we promise, and what it costs',
  main: [
    {
      value: '3',
      unit: 'years',
      label:
        'of guaranteed saving, measured by your meters. If it falls short, we pay the difference at your tariff.',
    },
    {
      value: '£3,800',
      unit: 'a survey',
      label: 'of a primary school, fixed before we start. It is credited if we build what it recommends.',
    },
  ],
  list: [
    { value: '140', unit: 'buildings', label: 'in our care, from 900 m² to 31,000 m²' },
    { value: '9.6', unit: 'GWh', label: 'less energy bought last year than before our work' },
    { value: '4', unit: 'h', label: 'from a call to an engineer on site, at most' },
    { value: '0', unit: 'days', label: 'of teaching lost to our work' },
  ],
});

export const teasers: Home1Page['teasers'] = keepUnitsTogether({
  title: 'Done before, in buildings like yours',
  projects: ['harbour-lane', 'foundry-street', 'millrace-hall'],
  all: { label: 'All five projects', href: '/#projects' },
});

export const questions: Home1Page['questions'] = keepUnitsTogether({
  title: 'Questions and answers',
  list: [
    {
      question: 'What does a survey cost?',
      answer:
        'From £3,800 for a primary school to £14,000 for a laboratory, fixed before we start. It is credited if we build what it recommends.',
    },
    {
      question: 'Who guarantees the saving?',
      answer:
        'We do, for three years, measured by your meters and corrected for weather and opening hours. If it falls short, we pay the difference at your tariff.',
    },
    {
      question: 'Can you work while the school is open?',
      answer:
        'Yes, on what makes no noise and cuts nothing off: controls, sensors, plant rooms outside. Cranes, drilling and shut-downs are for breaks and weekends, and temporary plant bridges the rest.',
    },
    {
      question: 'Do you replace plant that could be repaired?',
      answer:
        'No. In 6 of the last 20 surveys we advised to repair and retune. A good pump from 2009 is still a good pump.',
    },
    {
      question: 'Can our caretakers run it afterwards?',
      answer:
        'Yes. Handover is a day in the plant room with the people who will use it, a one-page guide on the wall and a telephone number that an engineer answers.',
    },
  ],
});

export type CampaignSection = Home1Page['sections'][number];

/**
 * The names of all sections except the first, in page order. A section's name is also its fragment
 * (`/home1#process`).
 */
export const sections: readonly CampaignSection[] = ['figures', 'process', 'work', 'questions', 'contact'];
