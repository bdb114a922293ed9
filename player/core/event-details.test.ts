/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createPlayback } from '../runtime/playback';
import type { PlayerEvent } from '../types';
import { EVENTS } from './event-details';
import { withDefaults } from './settings';
import { TRANSITIONS } from './transitions';

const sources = readdirSync(__dirname)
  .filter((file) => !file.includes('.test.'))
  .map((file) => readFileSync(join(__dirname, file), 'utf8'))
  .join('\n');
const emitted = [...sources.matchAll(/\bemit\('(\w+)'/g)].map(([, event]) => event);

test.each(Object.keys(EVENTS))('something emits %s', (event) => {
  expect([
    ...Object.values(TRANSITIONS).flatMap((rows) => rows.flatMap((row) => row.events)),
    ...emitted,
  ]).toContain(event);
});

test('an event outside of any other change is heard at once', () => {
  const heard: PlayerEvent[] = [];
  const settings = {
    ...withDefaults({ src: '', label: '' }),
    onEvent: (event: PlayerEvent) => heard.push(event),
  };
  createPlayback(() => settings).emit('frame');
  expect(heard).toEqual(['frame']);
});
