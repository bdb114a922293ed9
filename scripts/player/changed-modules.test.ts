import { changedModules } from './changed-modules';

const before = new Map([
  ['mask.js', 'a'],
  ['utils/bez.js', 'a'],
  ['utils/old.js', 'a'],
  ['same.js', 'a'],
]);
const after = new Map([
  ['mask.js', 'b'],
  ['utils/bez.js', 'b'],
  ['utils/new.js', 'a'],
  ['same.js', 'a'],
]);
const files = new Map([
  ['patches/bez.ts', "import bez from 'lottie-web/player/js/utils/bez.js';"],
  ['types.d.ts', "declare module 'lottie-web/player/js/utils/bez.js';\ndeclare module 'x/unmask.js';"],
  ['replaced.ts', "{ 'mask.js': '', 'same.js': '' }"],
]);

test('changedModules lists changed, added and removed modules with the files that name them', () => {
  expect(changedModules(before, after, files)).toEqual([
    'utils/bez.js: patches/bez.ts, types.d.ts',
    'mask.js: replaced.ts',
    'utils/old.js (removed): no file',
    'utils/new.js (added): no file',
  ]);
});

test('changedModules lists nothing if the versions are equal', () => {
  expect(changedModules(before, before, files)).toEqual([]);
});
