import type { Partner } from './types';

export const partners: readonly Partner[] = [
  {
    id: 'frigolm',
    name: 'Frigolm',
    makes: 'chillers',
    mark: { file: 'frigolm.svg', width: 244, height: 64 },
  },
  {
    id: 'aerund',
    name: 'Aerund',
    makes: 'air handling units',
    mark: { file: 'aerund.svg', width: 220, height: 64 },
  },
  { id: 'pumbry', name: 'Pumbry', makes: 'pumps', mark: { file: 'pumbry.svg', width: 229, height: 64 } },
  {
    id: 'valdrik',
    name: 'Valdrik',
    makes: 'control valves',
    mark: { file: 'valdrik.svg', width: 240, height: 64 },
  },
  {
    id: 'ductane',
    name: 'Ductane',
    makes: 'ductwork',
    mark: { file: 'ductane.svg', width: 257, height: 64 },
  },
  {
    id: 'kilvolt',
    name: 'Kilvolt',
    makes: 'switchgear',
    mark: { file: 'kilvolt.svg', width: 172, height: 64 },
  },
  { id: 'brisenna', name: 'Brisenna', makes: 'fans', mark: { file: 'brisenna.svg', width: 241, height: 64 } },
  {
    id: 'thermolde',
    name: 'Thermolde',
    makes: 'heat pumps',
    mark: { file: 'thermolde.svg', width: 265, height: 64 },
  },
];
