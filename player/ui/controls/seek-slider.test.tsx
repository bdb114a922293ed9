import { act, fireEvent, within } from '@testing-library/react';
import { renderPlayer } from '../test-player';

describe('the seek slider', () => {
  test('keys move the seek slider by whole frames, and the value text describes the frame', async () => {
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

  test('the value text of the seek slider describes the current frame even if several frames share one step', async () => {
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
