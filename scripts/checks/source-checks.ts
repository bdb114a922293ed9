/** What is checked of the sources without running them: a command line by its heading. */
export const sourceChecks: Readonly<Record<string, string>> = {
  'Format and lint': 'biome check .',
  'Unused files, exports and packages': 'knip',
  Types: 'next typegen && tsc --noEmit',
  Licences: 'tsx scripts/checks/licences.ts',
};
