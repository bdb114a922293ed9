import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { INVALID, renderPlayer, SIXTY_FRAMES } from '@/testing/render-player';
import type { PlayerControlsProps } from '../player-props';
import { EVERY_BUTTON } from './buttons';
import { PlayerControls } from './player-controls';

/** Returns the accessible names of the buttons and inputs in the bar, in order. */
const partNames = (bar: HTMLElement) =>
  [...bar.querySelectorAll('button, input')].map((part) => part.ariaLabel);

describe('the bar', () => {
  test('the bar contains the default controls in the documented order', async () => {
    const { bar } = await renderPlayer();
    expect(partNames(bar)).toEqual([
      'Play',
      'Stop',
      'Repeat',
      'Seek',
      'Frame',
      'Background',
      'Snapshot',
      'Keyboard shortcuts',
    ]);
  });

  test('the bar contains the buttons in the order of the buttons prop, and always contains the slider', async () => {
    const { bar, update } = await renderPlayer({ buttons: ['snapshot', 'play'] });
    expect(partNames(bar)).toEqual(['Seek', 'Snapshot', 'Play', 'Keyboard shortcuts']);
    await update({ buttons: ['stop'] });
    expect(partNames(bar)).toEqual(['Stop', 'Seek', 'Keyboard shortcuts']);
    await update({ buttons: ['play', 'frame', 'repeat', 'stop'] });
    expect(partNames(bar).slice(0, 5)).toEqual(['Play', 'Seek', 'Frame', 'Repeat', 'Stop']);
  });

  test('the buttons change the state of the player and show the new state', async () => {
    const { user, button, events, status, wait } = await renderPlayer();
    await user.click(button('Play'));
    await user.click(button('Pause'));
    await user.click(button('Stop'));
    await wait(400);
    expect(status).toHaveTextContent('Stopped');
    expect(events).toEqual(['load', 'ready', 'play', 'pause', 'stop']);
    expect(button('Repeat')).toHaveAttribute('aria-pressed', 'false');
    await user.click(button('Repeat'));
    expect(button('Repeat')).toHaveAttribute('aria-pressed', 'true');
  });

  test('the repeat button restores the app’s number of iterations when it is switched on again', async () => {
    const { user, button, events, wait } = await renderPlayer({ loop: 2 });
    await user.click(button('Repeat'));
    await user.click(button('Repeat'));
    await user.click(button('Play'));
    await wait(3000);
    expect(events).toEqual(['load', 'ready', 'play', 'loop', 'complete']);
  });

  test('the bar is disabled after an error until a valid source loads', async () => {
    const { bar, button, update } = await renderPlayer({ src: INVALID });
    expect(await screen.findByRole('alert')).not.toBeEmptyDOMElement();
    for (const part of bar.querySelectorAll('button, input')) expect(part).toBeDisabled();
    await update({ src: SIXTY_FRAMES });
    expect(button('Play')).toBeEnabled();
  });

  test.each([
    ['Background', 'slider', 'Red'],
    ['Snapshot', 'button', 'Copy PNG'],
  ])('input to the bar and to the open popover %s has no effect after an error', async (name, role, part) => {
    const { slider, field, open, update, handle, background } = await renderPlayer({ background: '#ffffff' });
    const control = within(await open(name)).getByRole(role, { name: part });
    await update({ src: INVALID });
    for (const input of [slider, field as HTMLElement, control])
      fireEvent.input(input, { target: { value: '12' } });
    fireEvent.wheel(control, { deltaY: -300 });
    await update({ src: SIXTY_FRAMES });
    expect([handle.frame, background()]).toEqual([0, '#ffffff']);
  });

  test('a removed control passes the focus to the control that takes its place', async () => {
    const { button, field, slider, press, open, update } = await renderPlayer();
    await press(button('Stop'), '{Enter}');
    await update({ buttons: ['play', 'repeat', 'frame', 'background', 'snapshot'] });
    expect(button('Repeat')).toHaveFocus();
    await press(field as HTMLElement, '1');
    await update({ buttons: ['play', 'repeat', 'background', 'snapshot'] });
    expect(button('Background')).toHaveFocus();
    await open('Background');
    await update({ buttons: ['play', 'snapshot'] });
    expect(button('Snapshot')).toHaveFocus();
    await update({ buttons: [] });
    expect(slider).toHaveFocus();
  });

  test('a form that contains the player neither resets, validates nor submits its controls', async () => {
    const { box, field, slider, background, press, call, open } = await renderPlayer();
    const form = document.body.appendChild(document.createElement('form'));
    form.append(box.parentElement as HTMLElement);
    await call((handle) => handle.seek(30));
    const popover = within(await open('Background'));
    fireEvent.change(popover.getByRole('textbox'), { target: { value: '#123456' } });
    const values = () =>
      [slider, field as HTMLElement, ...popover.getAllByRole('slider'), popover.getByRole('textbox')].map(
        (control) => (control as HTMLInputElement).value,
      );
    const before = values();
    form.reset();
    expect(values()).toEqual(before);
    expect(background()).toBe('#123456');
    await press(field as HTMLElement, '999');
    expect(form.checkValidity()).toBe(true);
    expect([...new FormData(form)]).toEqual([]);
    form.replaceWith(box.parentElement as HTMLElement);
  });

  test('the debug overlay shows the state, the frame and the lottie-web build', async () => {
    const { field } = await renderPlayer({ debug: true });
    const overlay = await screen.findByLabelText('Debug');
    expect(overlay).toHaveTextContent('stopped');
    expect(overlay).toHaveTextContent('test-build');
    fireEvent.change(field as HTMLElement, { target: { value: '12' } });
    expect(overlay).toHaveTextContent('12 of 60');
  });
});

describe('keyboard shortcuts', () => {
  test('keyboard shortcuts work while the focus is on the animation', async () => {
    const { button, handle, box, press } = await renderPlayer();
    const stage = within(box).getByRole('img', { name: 'Square' });
    await press(stage, 'k');
    expect(handle.state).toBe('playing');
    await press(stage, 'k{End}{ArrowLeft}');
    expect([handle.state, handle.frame]).toEqual(['paused', 58]);
    await press(stage, 'sl');
    expect(handle.state).toBe('stopped');
    expect(button('Repeat')).toHaveAttribute('aria-pressed', 'true');
  });

  test('shortcuts don’t scroll the page, and holding down Space toggles playback only once', async () => {
    const { box, handle, events } = await renderPlayer();
    const stage = within(box).getByRole('img', { name: 'Square' });
    const isPrevented = (key: string, repeat = false) => !fireEvent.keyDown(stage, { key, repeat });
    expect([isPrevented(' '), isPrevented(' ', true), isPrevented(' ', true)]).toEqual([true, true, true]);
    expect(events).toEqual(['load', 'ready', 'play']);
    for (const key of ['k', 'End', 'ArrowLeft']) expect(isPrevented(key)).toBe(true);
    expect([handle.state, handle.frame]).toEqual(['paused', 58]);
  });

  test('Space presses the focused button once, without also acting as a shortcut', async () => {
    const { button, events, handle, press } = await renderPlayer();
    await press(button('Play'), ' ');
    expect(events).toEqual(['load', 'ready', 'play']);
    await press(button('Repeat'), ' ');
    expect(button('Repeat')).toHaveAttribute('aria-pressed', 'true');
    expect(handle.state).toBe('playing');
  });

  test('keyboard shortcuts don’t work with Ctrl, outside the player, or in text fields and sliders of a popover', async () => {
    const { button, field, events, background, call, open, press, user } = await renderPlayer();
    const popover = await open('Background');
    await press(within(popover).getByRole('textbox', { name: 'Color' }), 'k s l?');
    fireEvent.keyDown(within(popover).getByRole('slider', { name: 'Red' }), { key: 'ArrowLeft' });
    await user.keyboard('{Escape}');
    await press(field as HTMLElement, 'k');
    await press(button('Play'), '{Control>}k{/Control}');
    await call(() => button('Play').blur());
    await user.keyboard('k');
    expect(events).toEqual(['load', 'ready']);
    expect(background()).toBe('transparent');
  });

  test('the shortcuts prop changes the player’s shortcuts, the list of shortcuts and aria-keyshortcuts', async () => {
    const { button, handle, box, press } = await renderPlayer({
      shortcuts: { play: ['p'], back: [','], forward: ['.'], stop: [], help: ['h'] },
    });
    const stage = within(box).getByRole('img', { name: 'Square' });
    await press(stage, '..,ks {ArrowRight}?');
    expect([handle.frame, handle.state]).toEqual([1, 'paused']);
    await press(stage, 'p');
    expect(handle.state).toBe('playing');
    expect(button('Pause')).toHaveAttribute('aria-keyshortcuts', 'p');
    expect(button('Stop')).not.toHaveAttribute('aria-keyshortcuts');
    await press(stage, 'h');
    const list = screen.getByRole('dialog', { name: 'Keyboard shortcuts' });
    expect(
      within(list)
        .getAllByRole('definition')
        .map((action) => action.textContent),
    ).toEqual([
      'Play or pause',
      'One frame back or forward',
      'Back by a tenth',
      'To 0 %, 10 %, … 90 %',
      'First or last frame',
      'Repeat on or off',
      'This list',
    ]);
    expect(within(list).getAllByRole('term')[0]).toHaveTextContent('P');
  });

  test('on right-to-left pages, the arrow keys for back and forward are swapped, but no other keys', async () => {
    const sheet = document.head.appendChild(document.createElement('style'));
    sheet.textContent = '* { direction: rtl }';
    const { button, handle, press, call } = await renderPlayer({ shortcuts: { stop: ['ArrowLeft'] } });
    await call((handle) => handle.seek(30));
    expect(button('Stop')).toHaveAttribute('aria-keyshortcuts', 'ArrowLeft');
    await press(button('Stop'), '{ArrowRight}');
    expect(handle.frame).toBe(29);
    await press(button('Stop'), '{ArrowLeft}');
    expect(handle.frame).toBe(0);
    await press(button('Stop'), '?');
    const keysOf = (action: string) =>
      [...(screen.getByText(action).parentElement?.querySelectorAll('kbd') ?? [])].map(
        (key) => key.textContent,
      );
    expect(keysOf('Stop')).toEqual(['←']);
    expect(keysOf('One frame back or forward')).toEqual(['→', ',', '.']);
    sheet.remove();
  });

  test('shortcuts={false} disables all shortcuts, but not the standard keys of buttons and the slider', async () => {
    const { bar, button, handle, box, slider, events, press, queryButton, update } = await renderPlayer({
      shortcuts: false,
    });
    await press(within(box).getByRole('img', { name: 'Square' }), 'k sl{ArrowRight}{End}?');
    expect(events).toEqual(['load', 'ready']);
    expect(bar.querySelector('button[aria-keyshortcuts]')).toBeNull();
    expect(queryButton('Keyboard shortcuts')).toBeNull();
    await press(slider, '{ArrowRight}');
    expect(handle.frame).toBe(1);
    await press(button('Play'), ' ');
    expect(handle.state).toBe('playing');
    await update({ shortcuts: undefined });
    await press(button('Pause'), 'k');
    expect(handle.state).toBe('paused');
  });

  test('Enter in an input doesn’t submit a form that contains the player', async () => {
    const onSubmit = jest.fn((event: Event) => event.preventDefault());
    const { box, field, slider, open, press } = await renderPlayer();
    const form = document.body.appendChild(document.createElement('form'));
    form.append(box.parentElement as HTMLElement, document.createElement('button'));
    form.addEventListener('submit', onSubmit);
    for (const input of [slider, field as HTMLElement]) await press(input, '{Enter}');
    for (const input of (await open('Background')).querySelectorAll('input')) await press(input, '{Enter}');
    expect(onSubmit).not.toHaveBeenCalled();
    await press(form.lastElementChild as HTMLElement, '{Enter}');
    expect(onSubmit).toHaveBeenCalledTimes(1);
    form.replaceWith(box.parentElement as HTMLElement);
  });
});

describe('the speed button', () => {
  test('the speed button shows the speed and sets the selected speed', async () => {
    const { user, button, open, call, handle, wait } = await renderPlayer({ buttons: EVERY_BUTTON });
    const popover = await open('Speed: 1×', 'Speed');
    expect(within(popover).getByRole('button', { pressed: true })).toHaveTextContent('1×');
    await user.click(within(popover).getByRole('button', { name: '2×' }));
    expect(popover).toBeEmptyDOMElement();
    expect(button('Speed: 2×')).toHaveTextContent('2×');
    expect(button('Speed: 2×')).toHaveFocus();
    await call((handle) => handle.play());
    await wait(32);
    const before = handle.frame;
    await wait(96);
    expect(handle.frame - before).toBeCloseTo(12, -1);
    expect(within(await open('Speed: 2×', 'Speed')).getByRole('button', { pressed: true })).toHaveTextContent(
      '2×',
    );
  });

  test('the speed button shows the speed that the app has set', async () => {
    const { button, open, call, update } = await renderPlayer({ buttons: ['speed'], speed: 0.75 });
    expect(button('Speed: 0.75×')).toBeVisible();
    await update({ speed: 3 });
    await call((handle) => handle.setSpeed(-1));
    const popover = await open('Speed: 3×', 'Speed');
    expect(within(popover).queryByRole('button', { pressed: true })).toBeNull();
  });
});

test('the mute button mutes and unmutes, and follows the app', async () => {
  const { user, button, queryButton, call, update } = await renderPlayer({ buttons: ['play', 'mute'] });
  await user.click(button('Unmute'));
  expect(button('Mute')).toHaveFocus();
  expect(queryButton('Unmute')).toBeNull();
  await call((handle) => handle.setMuted(true));
  expect(button('Unmute')).toBeVisible();
  await update({ muted: false });
  expect(button('Mute')).toBeVisible();
});

describe('the full-screen button', () => {
  const setSupport = (value: boolean) =>
    Object.defineProperty(document, 'fullscreenEnabled', { value, configurable: true });
  const request = jest.fn(() => Promise.reject(new TypeError('refused')));

  beforeEach(() => {
    setSupport(true);
    Element.prototype.requestFullscreen = request;
    request.mockClear();
  });

  test('the full-screen button and its shortcut are missing when the browser does not support full screen', async () => {
    setSupport(false);
    const { button, queryButton, press } = await renderPlayer({ buttons: EVERY_BUTTON });
    expect(button('Speed: 1×')).toBeVisible();
    expect(queryButton('Full screen')).toBeNull();
    await press(button('Play'), 'f');
    expect(request).not.toHaveBeenCalled();
  });

  test('the full-screen button stays unchanged when the browser rejects the full-screen request', async () => {
    const { user, button } = await renderPlayer({ buttons: EVERY_BUTTON });
    await user.click(button('Full screen'));
    expect(request).toHaveBeenCalledTimes(1);
    expect(button('Full screen')).toHaveFocus();
  });
});

test('in an app’s wrapper with its own data-state and class, all controls still apply to the whole player', async () => {
  const request = jest.fn(async function (this: Element) {});
  Element.prototype.requestFullscreen = request;
  Object.defineProperty(document, 'fullscreenEnabled', { value: true, configurable: true });
  const controls = (props: PlayerControlsProps) => (
    <div className="player" data-state="open">
      <PlayerControls {...props} />
    </div>
  );
  const { box, user, handle, button, open } = await renderPlayer({ controls, buttons: EVERY_BUTTON });
  const stage = within(box).getByRole('img');
  act(() => stage.focus());
  await user.keyboard('{End}');
  expect(handle.frame).toBe(59);
  await user.click(stage);
  expect(handle.state).toBe('playing');
  await user.click(button('Full screen'));
  expect(request.mock.contexts).toEqual([box]);
  await open('Snapshot');
  act(() => handle.seek(10));
  expect(fireEvent.wheel(stage, { deltaY: -100 })).toBe(false);
  expect(handle.frame).toBe(11);
});

test('PlayerControls that an app renders itself name the prop in which they belong', () => {
  jest.spyOn(console, 'error').mockImplementation();
  const message = 'PlayerControls must be rendered by a Player, as its `controls` prop.';
  expect(() => render(<PlayerControls {...({} as PlayerControlsProps)} />)).toThrow(message);
  expect(() => render(<PlayerControls player={{ current: null }} />)).toThrow(message);
});
