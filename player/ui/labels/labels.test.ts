/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { english } from './english';
import { fill, type PlayerLabels } from './labels';

test('values stand in their places, once and in any order', () => {
  expect(fill('{frame} of {last}: {place}', { place: '{frame}', frame: 3, last: 9 })).toBe('3 of 9: {frame}');
  expect(fill('{frame} {other}', { frame: 0 })).toBe('0 {other}');
});

test('a list that lacks a word, or a word that lacks a place, is an error of types', () => {
  const { play: _play, ...rest } = english;
  // @ts-expect-error `play` is missing
  const lacksWord: PlayerLabels = rest;
  // @ts-expect-error `{name}` is missing
  const lacksPlace: PlayerLabels = { ...english, lost: 'It could not be loaded.' };
  // @ts-expect-error of three places one is missing
  const lacksOne: PlayerLabels = { ...english, position: '{place}, frame {frame}' };
  expect([lacksWord, lacksPlace, lacksOne]).toHaveLength(3);
});

const sources = ['..', '../controls'].flatMap((folder) =>
  readdirSync(join(__dirname, folder))
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .map((file) => readFileSync(join(__dirname, folder, file), 'utf8')),
);

test.each(Object.keys(english))('%s is read somewhere', (key) => {
  const read = new RegExp(`labels(\\(\\))?\\??\\.${key}\\b|\\{ ${key} \\} = useLabels|'${key}'\\]`, 'i');
  expect(sources.filter((source) => read.test(source))).not.toEqual([]);
});
