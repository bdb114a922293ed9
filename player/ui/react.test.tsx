import { act, render, screen } from '@testing-library/react';
import { Profiler, StrictMode } from 'react';
import { Player, SIXTY_FRAMES } from '@/testing/render-player';
import type { PlayerHandle } from '../types';
import { PlayerControls } from './controls/player-controls';

test('calls that the app makes in its ref callback take effect in StrictMode', async () => {
  let state = '';
  let handle: PlayerHandle | null = null;
  const ref = (instance: PlayerHandle | null) => {
    handle = instance;
    handle?.play();
  };
  const onStateChange = (next: string) => {
    state = next;
  };
  render(
    <StrictMode>
      <Player ref={ref} src={SIXTY_FRAMES} label="Square" loading="eager" {...{ onStateChange }} />
    </StrictMode>,
  );
  await act(() => jest.advanceTimersByTimeAsync(100));
  expect(state).toBe('playing');
});

test('playback causes no React renders, even with controls, an open popover and the debug overlay', async () => {
  const onRender = jest.fn();
  render(
    <Profiler id="player" onRender={onRender}>
      <Player
        src={SIXTY_FRAMES}
        label="Square"
        loading="eager"
        controls={PlayerControls}
        loop
        autoplay
        debug
      />
    </Profiler>,
  );
  await act(() => jest.advanceTimersByTimeAsync(100));
  act(() => screen.getByRole('button', { name: 'Snapshot' }).click());
  expect(await screen.findByText(/^Frame \d+$/)).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(100));
  expect(onRender).toHaveBeenCalled();
  onRender.mockClear();
  const values = new Set<string>();
  for (let frame = 0; frame < 60; frame += 1) {
    await act(() => jest.advanceTimersByTimeAsync(16));
    values.add(screen.getByRole<HTMLInputElement>('slider', { name: 'Seek' }).value);
  }
  expect(values.size).toBeGreaterThan(50);
  expect(onRender).not.toHaveBeenCalled();
});
