import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PlayerLabels } from '../../types';
import { english, resolveLabels } from './english';
import { fill, shortLabel } from './labels';

test('fill replaces placeholders in any order, but keeps placeholders without a value', () => {
  expect(fill('{frame} of {last}: {place}', { place: '{frame}', frame: 3, last: 9 })).toBe('3 of 9: {frame}');
  expect(fill('{frame} {other}', { frame: 0 })).toBe('0 {other}');
});

test.each([
  ['A day on campus: a school through 24 hours', 'A day on campus'],
  ['Square', 'Square'],
  ['', ''],
  ['Version 2.0 of the logo', 'Version 2.0 of the logo'],
  ['1,200 birds, drawn by hand', '1,200 birds'],
  ['Dr. Ada at work. She counts', 'Dr. Ada at work'],
  ['A red cat.', 'A red cat'],
  ['校园的一天：学校', '校园的一天'],
])('shortLabel(%j) returns %j', (label, phrase) => {
  expect(shortLabel(label)).toBe(phrase);
});

describe('resolveLabels', () => {
  test('resolveLabels returns the English labels if no labels are given', () => {
    expect(resolveLabels()).toEqual(english);
    expect(resolveLabels({})).toEqual(english);
  });

  test('resolveLabels uses English labels for missing or undefined labels', () => {
    expect(resolveLabels({ play: 'Spielen', pause: undefined })).toEqual({ ...english, play: 'Spielen' });
  });

  test('resolveLabels uses English labels for those that aren’t strings, as they can be in JSON', () => {
    const labels = JSON.parse('{ "play": "Spielen", "controlsOf": null, "seek": 3, "lost": {} }');
    expect(resolveLabels(labels)).toEqual({ ...english, play: 'Spielen' });
    expect(resolveLabels(JSON.parse('null'))).toEqual(english);
  });

  test('resolveLabels keeps a valid locale, and replaces an invalid locale with the English one', () => {
    expect(resolveLabels({ locale: 'de-AT' }).locale).toBe('de-AT');
    expect(resolveLabels({ locale: 'en_US', stop: 'Halt' })).toEqual({ ...english, stop: 'Halt' });
  });
});

test('a missing label or required placeholder is a type error', () => {
  const { play: _play, ...rest } = english;
  // @ts-expect-error `play` is missing
  const lacksLabel: PlayerLabels = rest;
  // @ts-expect-error `{name}` is missing
  const lacksPlaceholder: Partial<PlayerLabels> = { lost: 'It could not be loaded.' };
  // @ts-expect-error `{last}` is missing
  const lacksOne: Partial<PlayerLabels> = { position: '{place}, frame {frame}' };
  expect([lacksLabel, lacksPlaceholder, lacksOne]).toHaveLength(3);
});

const sources = ['..', '../../ui/controls'].flatMap((folder) =>
  readdirSync(join(__dirname, folder))
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .map((file) => readFileSync(join(__dirname, folder, file), 'utf8')),
);

test.each(Object.keys(english))('the label %s is used in the sources of the user interface', (key) => {
  const read = new RegExp(`labels(\\(\\))?\\??\\.${key}\\b|\\{ ${key} \\} = useLabels|'${key}'\\]`, 'i');
  expect(sources.filter((source) => read.test(source))).not.toEqual([]);
});
