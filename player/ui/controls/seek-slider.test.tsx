import { act, cleanup, fireEvent, within } from '@testing-library/react';
import { MARKERS, renderPlayer } from '@/testing/render-player';

const WITH_MARKER = JSON.stringify({ op: 60, fr: 60, markers: MARKERS });

describe('the seek slider', () => {
  test('arrow and page keys, Home and End move the seek slider by whole frames and update its value text', async () => {
    const { slider, field, handle, events, press } = await renderPlayer();
    for (const [key, frame] of [
      ['{ArrowRight}', 1],
      ['{ArrowUp}', 2],
      ['{ArrowLeft}', 1],
      ['{Shift>}{ArrowRight}{/Shift}', 11],
      ['{PageUp}', 17],
      ['{PageDown}', 11],
      ['{ArrowDown}', 10],
      ['{End}', 59],
      ['{ArrowRight}', 59],
      ['{Home}', 0],
      ['{ArrowLeft}', 0],
    ] as const) {
      await press(slider, key);
      const text = `${(frame / 60).toFixed(1)} seconds, frame ${frame} of 59`;
      expect(slider).toHaveAttribute('aria-valuetext', text);
      expect(field).toHaveValue(frame);
      expect(handle.frame).toBe(frame);
      expect(Number((slider as HTMLInputElement).value)).toBeCloseTo((frame / 59) * 100, 0);
    }
    expect(events).toEqual(['load', 'ready', 'pause']);
  });

  test('the value text of the seek slider describes the current frame even if several frames share a slider value', async () => {
    const { slider, bar, handle, call, press } = await renderPlayer({ src: '{"op": 1440, "fr": 60}' });
    await call((handle) => handle.seek(97));
    await press(slider, '{ArrowRight}');
    expect(handle.frame).toBe(98);
    expect(slider).toHaveAttribute('aria-valuetext', '1.6 seconds, frame 98 of 1439');
    expect(within(bar).getByText('98')).toBeInTheDocument();
    await press(slider, '{Tab}{Shift>}{Tab}{/Shift}');
    expect(slider).toHaveFocus();
    expect(within(bar).getByText('98')).toBeInTheDocument();
  });

  test('moving the slider during playback updates its value text, even without a pointer or a key', async () => {
    const { slider, handle } = await renderPlayer({ loop: true, autoplay: true });
    // Screen readers and switch controls set the value, and only dispatch this event.
    fireEvent.input(slider, { target: { value: '50' } });
    expect([handle.state, handle.frame]).toEqual(['playing', 30]);
    expect(slider).toHaveAttribute('aria-valuetext', '0.5 seconds, frame 30 of 59');
  });

  test('key presses before the animation has loaded move the seek slider from its initial position', async () => {
    const { slider, field, handle, wait } = await renderPlayer({ preload: 'none', initialPercent: 50 });
    for (const key of ['ArrowRight', 'ArrowRight']) fireEvent.keyDown(slider, { key });
    expect(handle.state).toBe('loading');
    await wait(0);
    expect([handle.state, handle.frame]).toEqual(['paused', 32]);
    expect(field).toHaveValue(32);
  });
});

test('the controls show the initial position and the time that the app formats', async () => {
  const { slider, field, handle, press } = await renderPlayer({
    src: '{"op": 1440, "fr": 60}',
    initialPercent: 56.25,
    formatTime: ({ frame }) => `${Math.floor(frame / 60)}:${frame % 60}`,
  });
  expect([handle.state, handle.frame, slider.getAttribute('value')]).toEqual(['stopped', 810, '56.3']);
  expect(field).toHaveValue(810);
  await press(slider, '{ArrowRight}');
  expect(slider).toHaveAttribute('aria-valuetext', '13:31, frame 811 of 1439');
  expect(slider.nextElementSibling).toHaveTextContent('13:31811');
});

describe('the frame field', () => {
  test('the frame field seeks to the typed frame, or to the last frame if the typed number is larger', async () => {
    const { field, handle, press } = await renderPlayer();
    const type = (value: string) => fireEvent.change(field as HTMLElement, { target: { value } });
    type('12');
    expect(handle.frame).toBe(12);
    type('900');
    expect(handle.frame).toBe(59);
    expect(field).toHaveValue(900);
    await press(field as HTMLElement, '{Enter}');
    expect(field).toHaveValue(59);
    type('');
    expect(handle.frame).toBe(59);
    fireEvent.blur(field as HTMLElement);
    expect(field).toHaveValue(59);
  });

  test('before the animation has loaded, the frame field shows 0, or a dash if the first position isn’t 0', async () => {
    const options = { preload: 'none' as const };
    const { field } = await renderPlayer(options);
    expect(field).toHaveValue(0);
    const other = await renderPlayer({ ...options, initialPercent: 50 });
    expect(other.field).toHaveValue(null);
    expect(other.field).toHaveAttribute('placeholder', '-');
  });

  test('the frame field keeps typed text during playback until it loses the focus', async () => {
    const { field, handle, wait } = await renderPlayer({ loop: true, autoplay: true });
    act(() => field?.focus());
    fireEvent.change(field as HTMLElement, { target: { value: '' } });
    const before = handle.frame;
    await wait(200);
    expect(handle.frame).not.toBe(before);
    expect(field).toHaveValue(null);
    await wait(0);
    fireEvent.blur(field as HTMLElement);
    expect(field).toHaveValue(handle.frame);
  });
});

describe('scrubbing with the pointer', () => {
  // jsdom has no `PointerEvent`.
  const pointerEvent = (type: string, pointerId: number) =>
    Object.assign(new MouseEvent(type, { bubbles: true }), { pointerId });

  async function hold() {
    const player = await renderPlayer({ src: WITH_MARKER, loop: true, autoplay: true });
    fireEvent(player.slider, pointerEvent('pointerdown', 1));
    const isPlaying = async () => {
      const before = player.handle.frame;
      await player.wait(100);
      return player.handle.frame !== before;
    };
    expect(await isPlaying()).toBe(false);
    return { ...player, isPlaying };
  }

  test.each(['pointerup', 'pointercancel', 'blur'])('playback continues after %s', async (event) => {
    const { box, isPlaying } = await hold();
    // An app might stop the propagation of the event.
    box.addEventListener(event, (event) => event.stopPropagation());
    const target = event === 'blur' ? window : box;
    fireEvent(target, pointerEvent(event, 1));
    expect(await isPlaying()).toBe(true);
  });

  test('the slider ignores a second pointer while scrubbing, even on the tick of a marker', async () => {
    const { box, slider, isPlaying } = await hold();
    const tick = box.querySelector('ul[aria-hidden] li') as Element;
    for (const target of [slider, tick, box]) {
      for (const event of ['pointerdown', 'pointerup', 'pointerdown', 'pointercancel']) {
        fireEvent(target, pointerEvent(event, 2));
        expect(await isPlaying()).toBe(false);
      }
    }
  });

  test('the slider removes its window listeners when the player unmounts while scrubbing', async () => {
    const add = jest.spyOn(window, 'addEventListener');
    await hold();
    const signals = add.mock.calls.flatMap(([, , options]) =>
      typeof options === 'object' && options.signal ? options.signal : [],
    );
    expect(signals.length).toBeGreaterThan(2);
    cleanup();
    expect(signals.every(({ aborted }) => aborted)).toBe(true);
    add.mockRestore();
  });
});
