/** @jest-environment node */
import { depthsOf } from './player-requests';

const code = { type: 'script', stack: {} };

test('depthsOf returns the depths of imported modules and of files requested by scripts', () => {
  const depths = depthsOf([
    { url: 'page', initiator: { type: 'other' }, start: 0, end: 10 },
    { url: 'main', initiator: { type: 'parser', url: 'page' }, start: 10, end: 20 },
    { url: 'style', initiator: { type: 'parser', url: 'page' }, start: 10, end: 20 },
    { url: 'imported', initiator: { type: 'script', url: 'main' }, start: 20, end: 30 },
    { url: 'file', initiator: code, start: 30, end: 40 },
    { url: 'worker', initiator: { type: 'other', url: 'page' }, start: 30, end: 40 },
    { url: 'slow style', initiator: { type: 'parser', url: 'page' }, start: 30, end: 40 },
    { url: 'module', initiator: code, start: 41, end: 50 },
  ]);
  expect(Object.fromEntries(depths)).toEqual({
    page: 1,
    main: 2,
    style: 2,
    imported: 3,
    file: 4,
    worker: 4,
    'slow style': 2,
    module: 5,
  });
});
