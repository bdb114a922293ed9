import { act, render, screen } from '@testing-library/react';
import { withDefaults } from '../core/settings';
import { createStore } from '../runtime/store';
import { DebugOverlay } from './debug-overlay';

jest.useFakeTimers();

test('the debug overlay ignores a long pause when it measures the frame rate', () => {
  const store = createStore(withDefaults({ src: '/a.json', label: 'Square' }));
  const { runtime } = store;
  // The latest report of a worker: the number of rendered frames, and the time of the report.
  let drawn = { count: 100, at: performance.now() };
  runtime.renderer = { getDrawnFrames: () => drawn } as typeof runtime.renderer;
  render(<DebugOverlay store={store} />);
  jest.advanceTimersByTime(60_000);
  act(() => {
    const { model } = runtime;
    runtime.model = { ...model, status: 'playing', clock: { ...model.clock, isScrubbing: true } };
    runtime.dispatch({ type: 'tick' });
  });
  for (let report = 0; report < 2; report += 1) {
    jest.advanceTimersByTime(500);
    drawn = { count: drawn.count + 30, at: performance.now() };
    for (const listener of runtime.frameListeners)
      listener({ frame: 0, totalFrames: 60, percent: 0, time: 0 });
  }
  expect(screen.getByText('frames a second').nextElementSibling).toHaveTextContent('60');
});
