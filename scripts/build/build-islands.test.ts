import { islandScripts } from './build-islands';

const script = (entryPoint: string, imports: Record<string, 'import-statement' | 'dynamic-import'> = {}) => ({
  bytes: 1,
  inputs: {},
  exports: [],
  entryPoint,
  imports: Object.entries(imports).map(([path, kind]) => ({ path, kind })),
});

const input = { bytes: 1, imports: [] };

test('islandScripts returns a module, its static imports, and the part of the player that loads when a player starts', () => {
  const [module, ...imported] = islandScripts(
    {
      inputs: { 'player/dist/canvas-client.js': input },
      outputs: {
        'out/late.js': script('browser/late.ts'),
        'out/client.js': script('player/dist/canvas-client.js', { 'out/shared.js': 'import-statement' }),
        'out/shared.js': script(''),
        'out/player.js': script('browser/player.ts', {
          'out/shared.js': 'import-statement',
          'out/client.js': 'dynamic-import',
          'out/late.js': 'dynamic-import',
        }),
      },
    },
    'browser/player.ts',
    (file) => file.replace('out', '/campus'),
  );
  expect(module).toBe('/campus/player.js');
  expect(imported.sort()).toEqual(['/campus/client.js', '/campus/shared.js']);
});

test('islandScripts throws if the part of the player that loads at the start is not a script of its own', () => {
  const metafile = {
    inputs: { 'player/dist/canvas-client.js': input },
    outputs: { 'out/player.js': script('browser/player.ts') },
  };
  expect(() => islandScripts(metafile, 'browser/player.ts', (file) => file)).toThrow('canvas-client');
});
