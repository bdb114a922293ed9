import { keepUnitsTogether } from './keep-units-together';
import type { Project } from './types';

export const projectTexts = {
  explore: 'Explore',
  brief: 'The brief',
  steps: 'What we did',
  results: 'Measured results',
  facts: { size: 'Size', cost: 'Cost', built: 'Built in', payback: 'Pays back in' },
  columns: { measure: 'Measure', before: 'Before', after: 'After', change: 'Change' },
};

export const projects: readonly Project[] = keepUnitsTogether([
  {
    id: 'harbour-lane',
    name: 'Harbour Lane',
    place: 'Primary school',
    size: '2,300 m², 420 pupils',
    cost: '£350k to £450k',
    built: 'Easter 2024',
    payback: '14 years, against new boilers',
    picture: {
      scene: 'primary-school',
      alt: 'A two-storey primary school cut open: classrooms with desks, heat pumps before the hall, ventilation units on the roof',
    },
    work: 'Gas boilers replaced by 2 × 60 kW air-source heat pumps, and fresh air that follows CO₂ in 14 classrooms.',
    saving: { value: '56', unit: '%', label: 'less energy a year' },
    brief:
      'Two boilers from 1991 heated the whole school to 21 °C from 05:00, used or not. Classrooms reached 1,900 ppm of CO₂ by 11:00, and windows stayed shut in winter to keep the heat in.',
    steps: [
      'Logged temperature and CO₂ in 14 classrooms for one full term before drawing anything.',
      'Replaced the boilers with two 60 kW heat pumps and enlarged 31 radiators so that water at 50 °C is enough.',
      'Fitted heat-recovery ventilation to each classroom, opened by CO₂ above 800 ppm and closed by an empty room.',
      'Cut over in the two weeks of the Easter break; the school opened on the Monday as planned.',
    ],
    results: [
      { measure: 'Energy bought', before: '346 MWh a year', after: '152 MWh a year', change: '−56 %' },
      { measure: 'Carbon', before: '65 t CO₂e a year', after: '30 t CO₂e a year', change: '−35 t' },
      { measure: 'CO₂ in class at 11:00', before: '1,900 ppm', after: '780 ppm', change: '−1,120 ppm' },
    ],
    method: 'Meter readings, September to August, before and after; corrected for degree days.',
    quote: {
      text: 'No child has asked me to open a window this winter, and no teacher has asked for a heater.',
      role: 'Head teacher',
    },
  },
  {
    id: 'weir-park',
    name: 'Weir Park',
    place: 'Secondary school',
    size: '11,400 m², 1,250 pupils',
    cost: '£100k to £130k',
    built: 'Autumn 2024',
    payback: '27 months',
    picture: {
      scene: 'secondary-school',
      alt: 'A three-storey secondary school with a sports hall: air handlers on the roof and control lines to each floor',
    },
    work: 'Four ageing control panels joined into one system, 212 points retuned, and a timetable that the building follows.',
    saving: { value: '26', unit: '%', label: 'less energy a year' },
    brief:
      'The plant was sound; nobody had told it about the timetable. The sports hall was ventilated all night for a badminton club that had moved away, and every half-term holiday was heated like a school week.',
    steps: [
      'Read two years of half-hourly meter data and found 290 MWh a year used while the school was locked.',
      'Replaced four panels with one open-protocol controller and kept the cabling.',
      'Retuned 212 points: set-points, dead bands, frost protection, fan speeds.',
      'Linked the room booking to the plant, so that an evening in the hall heats the hall and not the school.',
    ],
    results: [
      { measure: 'Energy bought', before: '1,640 MWh a year', after: '1,210 MWh a year', change: '−26 %' },
      { measure: 'Energy cost', before: '£198,000 a year', after: '£146,000 a year', change: '−£52,000' },
      { measure: 'Used while locked', before: '290 MWh a year', after: '70 MWh a year', change: '−76 %' },
    ],
    method: 'Half-hourly meter data, twelve months before and after, at unchanged tariffs.',
    quote: {
      text: 'I type a lettings change on Friday, and on Saturday the right rooms are warm.',
      role: 'Head of estates',
    },
  },
  {
    id: 'foundry-street',
    name: 'Foundry Street',
    place: 'College',
    size: '16,800 m², 3,900 students',
    cost: '£450k to £500k',
    built: 'Summer 2024',
    payback: '10 years, call-outs included',
    picture: {
      scene: 'college',
      alt: 'A college around a courtyard: two chillers on the plant deck with pumps and a chilled-water main into the building',
    },
    work: 'Chilled-water plant, 2 × 450 kW, replaced over one summer term break without a lost teaching day.',
    saving: { value: '43', unit: '%', label: 'less electricity for cooling' },
    brief:
      'Two chillers of 1998 ran at full speed or not at all and failed on the warmest days. The server room shared their loop, so the plant could not be off for longer than a night.',
    steps: [
      'Put a hired 200 kW chiller on the car park for the server room before touching anything.',
      'Craned out the old plant in one Saturday and set two 450 kW machines with variable-speed compressors on the same feet.',
      'Raised the chilled-water flow from 6 °C to 9 °C after checking each coil.',
      'Made the pumps follow the load: 2 × 15 kW that now average 4.2 kW.',
    ],
    results: [
      {
        measure: 'Electricity for cooling',
        before: '410 MWh a year',
        after: '233 MWh a year',
        change: '−43 %',
      },
      { measure: 'Cooling per kWh', before: '2.9 kWh', after: '5.1 kWh', change: '+76 %' },
      { measure: 'Call-outs, May to September', before: '17', after: '1', change: '−16' },
    ],
    method: 'Sub-meters on plant and pumps, two summers before and two after.',
    quote: {
      text: 'They asked for one Saturday with a crane, and one Saturday is what it took.',
      role: 'Head of estates',
    },
  },
  {
    id: 'calder-building',
    name: 'Calder Building',
    place: 'University laboratory',
    size: '6,200 m², 64 fume cupboards',
    cost: '£600k to £700k',
    built: '2024',
    payback: '7 years',
    picture: {
      scene: 'university-laboratory',
      alt: 'A laboratory floor with benches and fume cupboards: extract ducts lead to a heat-recovery unit with two stacks',
    },
    work: 'Fume cupboards that draw air only while a sash is open, and a heat-recovery loop between extract and supply.',
    saving: { value: '38', unit: '%', label: 'less energy a year' },
    brief:
      'Sixty-four fume cupboards drew the same air at midnight as at noon: twelve changes an hour, heated and thrown away. The safety office would accept no change that it could not measure.',
    steps: [
      'Measured face velocity at every cupboard and agreed 0.4 m/s with the safety office as the floor.',
      'Fitted sash sensors and fast dampers; extract now follows what is open, down to six changes an hour at night.',
      'Joined extract and supply by a 310 kW run-around coil.',
      'Recommissioned lab by lab over 16 weekends, with an alarm at each cupboard.',
    ],
    results: [
      { measure: 'Energy bought', before: '3,050 MWh a year', after: '1,890 MWh a year', change: '−38 %' },
      { measure: 'Air drawn at night', before: '74,000 m³/h', after: '37,000 m³/h', change: '−50 %' },
      { measure: 'Cupboards under 0.4 m/s', before: '9 of 64', after: '0 of 64', change: '−9' },
    ],
    method: 'Building meters over twelve months; face velocity logged every minute.',
    quote: {
      text: 'I see the face velocity of every cupboard on one screen, and so does the auditor.',
      role: 'Laboratory safety officer',
    },
  },
  {
    id: 'millrace-hall',
    name: 'Millrace Hall',
    place: 'Student residence',
    size: '8,900 m², 312 rooms',
    cost: '£500k to £550k',
    built: 'Spring 2024',
    payback: '9 years',
    picture: {
      scene: 'student-residence',
      alt: 'A student residence in section: five floors of study bedrooms above a plant room with heat pumps and hot-water stores',
    },
    work: 'Hot water for 312 showers from 3 × 80 kW heat pumps that take back the heat of the water going down the drain.',
    saving: { value: '460', unit: 'MWh', label: 'less energy a year' },
    brief:
      'Six in ten units of energy went into hot water, half of it lost in pipes that ran hot all day past empty rooms. The residence could not close: 40 rooms stay let through the summer.',
    steps: [
      'Moved the hot-water stores next to the risers and took 380 m of circulating pipe out of use.',
      'Recovered heat from shower drains at 28 °C as the source for three 80 kW heat pumps.',
      'Halved the electric panel heaters’ hours with window contacts and a 19 °C default that residents can raise.',
      'Worked riser by riser; no room was without hot water for longer than four hours.',
    ],
    results: [
      { measure: 'Energy bought', before: '1,020 MWh a year', after: '560 MWh a year', change: '−45 %' },
      { measure: 'Energy for one shower', before: '2.6 kWh', after: '0.9 kWh', change: '−65 %' },
      { measure: 'Wait for hot water', before: '48 s', after: '11 s', change: '−37 s' },
    ],
    method: 'Heat and electricity meters over two academic years, at 96 % occupancy in both.',
    quote: {
      text: 'Nobody moved out for a day, and nobody has written to me about cold showers since.',
      role: 'Accommodation manager',
    },
  },
]);
