import { screenshotName } from '../e2e/visual/screenshot-sets';

test.each([
  ['/', 'home-390-dark.png'],
  ['/home1', 'home1-390-dark.png'],
  ['/services/design/plant', 'services-design-plant-390-dark.png'],
])('screenshotName for the page %s returns %s', (path, name) => {
  expect(screenshotName(path, 390, 'dark')).toBe(name);
});
