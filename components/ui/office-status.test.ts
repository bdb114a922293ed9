/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';
import { thirdPartyScript } from '@/content/site';

const source = readFileSync('public/snippets/office-status.js', 'utf8');
const { 'data-open-text': open = '', 'data-closed-text': closed = '' } = thirdPartyScript.attributes;

/** Runs the script at the given time. Returns the element into which the script has written the status. */
function textAt(now: string) {
  jest.useFakeTimers({ now: new Date(now) });
  const script = document.createElement('script');
  for (const [name, value] of Object.entries(thirdPartyScript.attributes)) script.setAttribute(name, value);
  const place = document.createElement('div');
  document.body.replaceChildren(place);
  place.append(script);
  const current = jest.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  new Function(source)();
  current.mockRestore();
  return place;
}

test.each([
  ['2026-01-05T08:00:00Z', open, '08:00'],
  ['2026-07-06T16:59:00Z', open, '17:59'],
  ['2026-07-06T17:00:00Z', closed, '18:00'],
  ['2026-01-03T12:00:00Z', closed, '12:00'],
  ['2026-01-04T12:00:00Z', closed, '12:00'],
])('the office status at %s is "%s", with the local time %s', (now, text, time) => {
  expect(textAt(now).textContent).toBe(text.replace('{time}', time));
});

test('the office status changes at closing time', () => {
  const place = textAt('2026-07-06T16:59:30Z');
  jest.advanceTimersByTime(30_000);
  expect(place.textContent).toBe(closed.replace('{time}', '18:00'));
});
