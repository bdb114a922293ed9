import { waitFor } from '@testing-library/react';
import { INVALID, SIXTY_FRAMES } from '@/testing/render-player';
import './element';
import type { NorthlightPlayerElement } from './element';

const settle = () => jest.advanceTimersByTimeAsync(0);

/** Adds HTML to the page, and returns the element for the player in it. */
async function add(html: string) {
  document.body.insertAdjacentHTML('beforeend', html);
  await settle();
  return [...document.querySelectorAll('northlight-player')].at(-1) as NorthlightPlayerElement;
}

const src = SIXTY_FRAMES.replaceAll('"', '&quot;');
const rootIn = (element: Element) => element.querySelector('.player') as HTMLElement;

afterEach(() => document.body.replaceChildren());

test('the element plays with the options in its attributes', async () => {
  const element = await add(
    `<northlight-player src="${src}" label="5" autoplay loop="3" width="4" height="3" loading="eager" align="[0, 1]" poster="/a.svg" keep-last-frame="false"></northlight-player>`,
  );
  expect([element.state, element.loop, element.align, element.keepLastFrame]).toEqual([
    'playing',
    3,
    [0, 1],
    false,
  ]);
  expect(element.querySelector('[role=img]')).toHaveAttribute('aria-label', '5');
  expect(element.querySelector('.player-box')).toHaveAttribute('viewBox', '0 0 4 3');
  element.setAttribute('label', 'Circle');
  element.removeAttribute('width');
  element.toggleAttribute('hover', true);
  expect(element.querySelector('.player-hover')).toHaveAttribute('aria-label', 'Circle');
  expect(element.querySelector('.player-box')).toHaveAttribute('viewBox', '0 0 16 9');
});

test('the element has the methods and properties of the handle, and emits its events', async () => {
  const element = document.createElement('northlight-player');
  const events: [string, unknown][] = [];
  for (const type of [
    'load',
    'ready',
    'play',
    'pause',
    'statechange',
    'backgroundchange',
    'volumechange',
    'frame',
  ])
    element.addEventListener(type, (event) => events.push([type, (event as CustomEvent).detail]));
  Object.assign(element, { src: JSON.parse(SIXTY_FRAMES), label: 'Square', loading: 'eager' });
  element.play();
  document.body.append(element);
  await settle();
  element.pause();
  element.setBackground('red');
  element.setMuted(false);
  element.seek(20);
  expect([element.state, element.frame, element.totalFrames, element.renderer]).toEqual([
    'paused',
    20,
    60,
    'svg',
  ]);
  expect(events.map(([type]) => type).filter((type) => type !== 'frame')).toEqual([
    'load',
    'statechange',
    'ready',
    'statechange',
    'play',
    'statechange',
    'pause',
    'backgroundchange',
    'volumechange',
  ]);
  expect(events).toContainEqual(['statechange', 'paused']);
  expect(events).toContainEqual(['frame', expect.objectContaining({ frame: 20 })]);
});

test('an empty string as a boolean property counts as true, as Vue sets it', async () => {
  const element = document.createElement('northlight-player');
  Object.assign(element, { src: SIXTY_FRAMES, label: '', autoplay: '', loop: '', loading: 'eager' });
  document.body.append(element);
  await settle();
  expect([element.state, element.loop, element.label]).toEqual(['playing', true, '']);
});

test('properties that were set before the element was defined take effect', async () => {
  const frame = document.body.appendChild(document.createElement('iframe'));
  const other = frame.contentDocument as Document;
  // The element isn't defined in this document.
  const element = other.createElement('northlight-player') as NorthlightPlayerElement;
  Object.assign(element, { src: SIXTY_FRAMES, label: 'Square', loading: 'eager', speed: 2 });
  document.body.append(element);
  customElements.upgrade(element);
  await settle();
  expect([element.state, element.speed]).toEqual(['stopped', 2]);
  element.label = 'Circle';
  expect(element.querySelector('[role=img]')).toHaveAttribute('aria-label', 'Circle');
});

test('the element keeps playing when it is moved, and ends when it is removed', async () => {
  const element = await add(`<northlight-player src="${src}" label="Square" autoplay loop loading="eager">`);
  const events: string[] = [];
  for (const type of ['load', 'play', 'freeze', 'stop'])
    element.addEventListener(type, () => events.push(type));
  const root = rootIn(element);
  document.body.appendChild(document.createElement('section')).append(element);
  await settle();
  expect([element.state, rootIn(element) === root, ...events]).toEqual(['playing', true]);
  element.remove();
  await settle();
  expect([element.state, element.childElementCount]).toEqual(['loading', 0]);
  expect(await element.playSegment([0, 5])).toBe(false);
  document.body.append(element);
  await settle();
  expect([element.state, ...events]).toEqual(['playing', 'load', 'play']);
});

test('the element waits for its src, and shows failures', async () => {
  const element = await add('<northlight-player label="Square" loading="eager"></northlight-player>');
  expect(element).toBeEmptyDOMElement();
  element.src = INVALID;
  await waitFor(() => expect(element.querySelector('[role=alert]')).toHaveTextContent('Square'));
  expect(element.state).toBe('error');
});

test('two elements don’t use each other’s players', async () => {
  const outer = await add(
    `<northlight-player label="Outer" loading="eager"><p><northlight-player src="${src}" label="Inner" loading="eager"></northlight-player></p></northlight-player>`,
  );
  const parent = outer.parentElement?.closest('northlight-player') as NorthlightPlayerElement;
  parent.src = SIXTY_FRAMES;
  await settle();
  expect([...document.querySelectorAll('[role=img]')].map((one) => one.getAttribute('aria-label'))).toEqual([
    'Inner',
    'Outer',
  ]);
  parent.remove();
});
