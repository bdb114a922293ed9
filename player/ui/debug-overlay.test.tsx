import { act, render, screen } from '@testing-library/react';
import type { PlayerView } from '../core/select';
import type { PlayerStore } from '../runtime/store';
import type { PlayerPosition } from '../types';
import { DebugOverlay } from './debug-overlay';

jest.useFakeTimers();

test('the debug overlay ignores a long pause when it measures the frame rate', () => {
  let view = { state: 'paused', totalFrames: 60 } as PlayerView;
  // The latest report of a worker: the number of rendered frames, and the time of the report.
  let drawn = { count: 100, at: performance.now() };
  let onViewChange = () => {};
  let onFrame = (_: PlayerPosition) => {};
  const position = { frame: 0, totalFrames: 60, percent: 0, time: 0 };
  const store = {
    handle: { renderer: 'canvas' },
    getView: () => view,
    getDrawnFrames: () => drawn,
    subscribe(listener: () => void) {
      onViewChange = listener;
      return () => {};
    },
    subscribeFrame(listener: typeof onFrame) {
      onFrame = listener;
      listener(position);
      return () => {};
    },
  };
  render(<DebugOverlay store={store as unknown as PlayerStore} />);
  jest.advanceTimersByTime(60_000);
  act(() => {
    view = { ...view, state: 'playing' };
    onViewChange();
  });
  for (let report = 0; report < 2; report += 1) {
    jest.advanceTimersByTime(500);
    drawn = { count: drawn.count + 30, at: performance.now() };
    onFrame(position);
  }
  expect(screen.getByText('frames a second').nextElementSibling).toHaveTextContent('60');
});
