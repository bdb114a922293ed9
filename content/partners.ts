import type { Partner } from './types';

export const partners: readonly Partner[] = [
  {
    id: 'frigolm',
    name: 'Frigolm',
    makes: 'chillers',
    logo: { file: 'frigolm.svg', width: 244, height: 64 },
  },
  {
    id: 'aerund',
    name: 'Aerund',
    makes: 'air handling units',
    logo: { file: 'aerund.svg', width: 220, height: 64 },
  },
  { id: 'pumbry', name: 'Pumbry', makes: 'pumps', logo: { file: 'pumbry.svg', width: 229, height: 64 } },
  {
    id: 'valdrik',
    name: 'Valdrik',
    makes: 'control valves',
    logo: { file: 'valdrik.svg', width: 240, height: 64 },
  },
  {
    id: 'ductane',
    name: 'Ductane',
    makes: 'ductwork',
    logo: { file: 'ductane.svg', width: 257, height: 64 },
  },
  {
    id: 'kilvolt',
    name: 'Kilvolt',
    makes: 'switchgear',
    logo: { file: 'kilvolt.svg', width: 172, height: 64 },
  },
  { id: 'brisenna', name: 'Brisenna', makes: 'fans', logo: { file: 'brisenna.svg', width: 241, height: 64 } },
  {
    id: 'thermolde',
    name: 'Thermolde',
    makes: 'heat pumps',
    logo: { file: 'thermolde.svg', width: 265, height: 64 },
  },
];
