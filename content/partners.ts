import type { Partner } from './types';

export const partners: readonly Partner[] = [
  {
    id: 'frigolm',
    name: 'Frigolm',
    makes: 'chillers',
    logo: { file: 'frigolm.svg', width: 219, height: 62 },
  },
  {
    id: 'aerund',
    name: 'Aerund',
    makes: 'air handling units',
    logo: { file: 'aerund.svg', width: 214, height: 64 },
  },
  { id: 'pumbry', name: 'Pumbry', makes: 'pumps', logo: { file: 'pumbry.svg', width: 220, height: 60 } },
  {
    id: 'valdrik',
    name: 'Valdrik',
    makes: 'control valves',
    logo: { file: 'valdrik.svg', width: 232, height: 63 },
  },
  {
    id: 'ductane',
    name: 'Ductane',
    makes: 'ductwork',
    logo: { file: 'ductane.svg', width: 248, height: 70 },
  },
  {
    id: 'kilvolt',
    name: 'Kilvolt',
    makes: 'switchgear',
    logo: { file: 'kilvolt.svg', width: 164, height: 70 },
  },
  { id: 'brisenna', name: 'Brisenna', makes: 'fans', logo: { file: 'brisenna.svg', width: 234, height: 57 } },
  {
    id: 'thermolde',
    name: 'Thermolde',
    makes: 'heat pumps',
    logo: { file: 'thermolde.svg', width: 250, height: 68 },
  },
];
