import { keepUnitsTogether } from './keep-units-together';
import { site } from './site';
import type { HomePage, PageMeta } from './types';

export const meta: PageMeta = {
  title: site.name,
  pageName: 'Building services',
  description:
    'Building services for schools and universities: cooling, heating, air and power designed, managed and maintained, and less spent on energy. An answer within 24 hours.',
  share: { theme: 'light', scene: 'campus', title: 'Chill. Manage. Save.' },
};

export type HomeSection = HomePage['sections'][number];

/**
 * The names of all sections except the first, in page order. A section's name is also its fragment
 * (`/#services`).
 */
export const sections: readonly HomeSection[] = ['services', 'energy', 'projects', 'contact', 'partners'];

export const hero: HomePage['hero'] = keepUnitsTogether({
  tag: 'Building services for education',
  layers: 'Systems to light up in the drawing',
  allLayers: 'Show all systems',
  words: [
    {
      word: 'CHILL',
      line: 'Classrooms that hold 24 °C in July.',
      layer: 'chilled-water',
      system: 'Chilled water',
      shown: 'Two chillers, two stores and three pumps, with one main to the classrooms.',
    },
    {
      word: 'MANAGE',
      line: 'Plant that runs when the timetable does.',
      layer: 'controls',
      system: 'Controls',
      shown: 'One panel, a sensor in every building, and a timetable that the plant follows.',
    },
    {
      word: 'SAVE',
      line: 'A quarter or more off the energy you buy.',
      layer: 'energy',
      system: 'Energy',
      shown: 'Solar panels on two roofs, the substation, and the meter that shows the saving.',
    },
  ],
  lead: 'We design, manage and maintain the cooling, heating, air and power of 140 school and university buildings, and cut what they spend on energy. Surveys from £3,800.',
  actions: [
    { label: 'Talk to an engineer', href: '/#contact' },
    { label: 'See five projects', href: '/#projects' },
  ],
  picture: {
    scene: 'campus',
    alt: 'A campus in isometric projection: teaching blocks, hall and energy centre, joined by chilled-water mains, control lines and power',
  },
});

export const services: HomePage['services'] = keepUnitsTogether({
  title: 'Services',
  lead: 'One team from first survey to the thousandth service visit, so nobody can blame the drawings.',
  more: 'Read more',
  less: 'Read less',
  moreOn: 'on {service}',
  list: [
    {
      id: 'project-management',
      title: 'Project management',
      picture: {
        scene: 'project-management',
        alt: 'A chiller lifted by crane on to a school’s roof, beside the one that is there',
      },
      summary:
        'We plan plant replacement around the school year and stay until it runs. Term time is for teaching, so noisy work happens in the breaks.',
      more: {
        text: 'One engineer holds programme, budget and site from the survey to the end of the first year in use, and reports to you on one page every Friday.',
        items: [
          'A programme in weeks of term, with temporary plant where a break is too short',
          'Tenders compared line by line, open book',
          'Commissioning witnessed by us, handover in a day with your caretakers',
        ],
      },
    },
    {
      id: 'maintenance-management',
      title: 'Maintenance management',
      picture: {
        scene: 'maintenance-management',
        alt: 'A pump taken apart along its shaft, beside the one that goes on running',
      },
      summary:
        'We look after 1,900 pieces of plant on a schedule set by running hours, not by the calendar. If something fails, an engineer is on site within 4 hours.',
      more: {
        text: 'You see every visit, reading and cost in one register that stays yours, and a ten-year plan that says what will need replacing and when.',
        items: [
          'Statutory checks: F-gas, legionella, pressure systems, gas safety',
          '96 % of faults closed at the first visit last year',
          'Spare parts for critical plant held within 30 km of your site',
        ],
      },
    },
    {
      id: 'design-services',
      title: 'Design services',
      picture: {
        scene: 'design-services',
        alt: 'A corridor cut open: a duct, pipes and cables over its ceiling grid, with the dimensions they need',
      },
      summary:
        'We draw cooling, heating, ventilation and power for buildings that have to stay open. Every design starts with a term of measured data rather than a rule of thumb.',
      more: {
        text: 'Drawings are made to be built from: coordinated in three dimensions, sized from your meter data, and checked on site before tender.',
        items: [
          'Feasibility in three weeks: options, costs, savings, risks',
          'Full design to RIBA stage 4, with load and noise calculations',
          'As-built records that match what is behind the ceiling',
        ],
      },
    },
  ],
  credentials: [
    { name: 'F-gas', text: 'Company certificate for all refrigerants' },
    { name: 'Gas Safe', text: 'Registered for boilers and kitchens' },
    { name: 'ISO 9001', text: 'Audited once a year' },
    { name: '£10 million', text: 'Public liability insurance' },
    { name: 'DBS', text: 'Enhanced checks for everyone on site' },
    { name: '120 km', text: 'Around Leeds is where we work' },
  ],
});

export const energy: HomePage['energy'] = keepUnitsTogether({
  title: 'Energy management',
  lead: 'Play a day on campus, or drag along its curve: one June school day, modelled before our work and after it. The curve is the electric load; what you see above it is why.',
  animation: {
    src: '/animations/day-on-campus.json',
    width: 1200,
    height: 675,
    label:
      'A day on campus: a school through 24 hours, and below it the electric load it causes, before and after',
    followsScheme: true,
    // 13:30, the time of the peak.
    initialPercent: 56.3,
    hours: [0, 24],
  },
  stats: [
    {
      value: '38',
      unit: '%',
      label: 'lower peak: 640 kW down to 397 kW at 13:30',
      hourly: { figure: 'load', label: 'lower load: {before}\u00a0kW down to {after}\u00a0kW at {time}' },
    },
    {
      value: '2.1',
      unit: 'MWh',
      label: 'less electricity on this one day',
      hourly: { figure: 'saving', label: 'less electricity on this day by {time}' },
    },
    {
      value: '24.2',
      unit: '°C',
      label: 'in the warmest classroom, 28.6 °C before',
      hourly: { figure: 'classroom', label: 'in the warmest classroom, {before}\u00a0°C before' },
    },
  ],
  note: 'Modelled from half-hourly data of a 14,000 m² school.',
});

export const projectsSection: HomePage['projectsSection'] = keepUnitsTogether({
  title: 'Projects',
  lead: 'Five places to learn, each measured for at least a year before and after.',
  quoted: ['weir-park', 'foundry-street'],
  next: { label: 'What a survey costs', href: '/home1#questions' },
});

export const partnersSection: HomePage['partnersSection'] = keepUnitsTogether({
  title: 'Partners',
  lead: 'Eight makers whose plant we fit and service. We take no commission from any of them.',
  carousel: 'Partners’ marks',
  previous: 'Previous marks',
  next: 'Next marks',
  pause: 'Pause the marks',
  play: 'Play the marks',
});
