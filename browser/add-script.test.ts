/** @jest-environment jsdom */
import { addScript } from './add-script';

test('addScript adds a script with its integrity and attributes when the page is idle', () => {
  jest.useFakeTimers();
  const setting = { src: 'https://provider.example/a.js', integrity: 'sha384-abc' };
  addScript({ ...setting, attributes: { 'data-id': '7' } }, document.body);
  expect(document.querySelector('script')).toBeNull();
  jest.runAllTimers();
  const script = document.body.querySelector('script');
  expect(script).toMatchObject({ ...setting, async: true, crossOrigin: 'anonymous' });
  expect(script?.getAttribute('data-id')).toBe('7');
});
