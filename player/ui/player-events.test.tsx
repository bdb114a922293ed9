import { act, fireEvent, render } from '@testing-library/react';
import { createRef } from 'react';
import { Player, renderPlayer, TEN_FRAMES } from '@/testing/render-player';
import type { PlayerHandle } from '../types';
import type { PlayerProps } from './player-props';

test('the player emits an event with the frame, percentage and time for each rendered frame', async () => {
  const frames: { frame: number; totalFrames: number; percent: number; time: number }[] = [];
  const { handle, wait } = await renderPlayer({
    src: TEN_FRAMES,
    keepLastFrame: true,
    subframes: false,
    onFrame: (frame) => frames.push(frame),
  });
  act(() => handle.play());
  await wait(1000);
  expect([...new Set(frames.map(({ frame }) => frame))]).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  for (const { frame, totalFrames, percent, time } of frames) {
    expect(totalFrames).toBe(10);
    expect(percent).toBeCloseTo((time * 1000) / 9);
    expect(Math.abs(time * 10 - frame)).toBeLessThan(1);
  }
});

test('the outer element receives styles, data attributes, ARIA attributes and handlers', async () => {
  const [onPointerEnter, onBlurCapture] = [jest.fn(), jest.fn()];
  const { box } = await renderPlayer({
    style: { maxWidth: 300 },
    'aria-describedby': 'text',
    onPointerEnter,
    onBlurCapture,
    ...{ 'data-testid': 'campus', 'data-state': 'mine' },
  });
  expect(box).toHaveStyle({ maxWidth: '300px' });
  expect(box).toHaveAttribute('aria-describedby', 'text');
  expect(box.dataset).toMatchObject({ testid: 'campus', state: 'stopped' });
  fireEvent.pointerEnter(box);
  fireEvent.blur(box);
  expect([onPointerEnter.mock.calls.length, onBlurCapture.mock.calls.length]).toEqual([1, 1]);
});

describe('a callback that calls a method of the handle', () => {
  /** Renders a player and returns its events, its state and its frame as one string. */
  async function outcomeOf(
    propsFor: (handle: () => PlayerHandle) => Partial<PlayerProps>,
    beforeLoad = (_: PlayerHandle) => {},
  ) {
    const ref = createRef<PlayerHandle>();
    const handle = () => ref.current as PlayerHandle;
    const events: string[] = [];
    const props = { onEvent: (event: string) => events.push(event), ...propsFor(handle) };
    render(<Player ref={ref} src={TEN_FRAMES} label="Square" loading="eager" {...props} />);
    beforeLoad(handle());
    await act(() => jest.advanceTimersByTimeAsync(0));
    return [...events, handle().state, handle().frame].join(' ');
  }

  test.each([
    [
      'onReady',
      (handle: () => PlayerHandle) => ({ autoplay: true, onReady: () => handle().seek(3) }),
      'load ready play frame playing 3',
    ],
    [
      'onStateChange',
      (handle: () => PlayerHandle) => ({
        onStateChange: (state: string) => state === 'stopped' && handle().play(),
      }),
      'load ready play playing 0',
    ],
  ])(
    'events caused by a call in %s are emitted after the events already pending',
    async (_, propsFor, outcome) => {
      expect(await outcomeOf(propsFor)).toBe(outcome);
    },
  );

  test('calls in onReady run after the calls queued during loading', async () => {
    const outcome = await outcomeOf(
      (handle) => ({ onReady: () => handle().seek(5) }),
      (handle) => handle.seek(2),
    );
    expect(outcome).toBe('load ready frame pause frame paused 5');
  });

  test('playback starts at the first frame when onStop calls play()', async () => {
    const frames: number[] = [];
    const { handle, call } = await renderPlayer({
      src: TEN_FRAMES,
      autoplay: true,
      onStop: ({ frame }) => {
        frames.push(frame);
        handle.play();
      },
    });
    await call((handle) => {
      handle.seek(4);
      handle.stop();
    });
    expect([frames, handle.frame, handle.state]).toEqual([[0], 0, 'playing']);
  });
});

test('the player emits no further events after a callback has unmounted it', async () => {
  const events: string[] = [];
  const onEvent = (event: string) => events.push(event);
  const { unmount } = render(
    <Player
      src={TEN_FRAMES}
      label="Square"
      loading="eager"
      autoplay
      onEvent={onEvent}
      onReady={() => unmount()}
    />,
  );
  await act(() => jest.advanceTimersByTimeAsync(500));
  expect(events).toEqual(['load']);
});

/** Runs a test with a mock of `reportError`. Returns the different messages that were reported. */
async function reportedIn(run: () => Promise<void>): Promise<string[]> {
  const report = jest.fn();
  const { reportError } = globalThis;
  globalThis.reportError = report;
  try {
    await run();
  } finally {
    globalThis.reportError = reportError;
  }
  return [...new Set(report.mock.calls.map(([{ message }]) => message))];
}

const throwing = () => {
  throw new Error('thrown by the app');
};

test('the player reports exceptions in callbacks, and playback continues', async () => {
  const fail = (name: string) => () => {
    throw new Error(name);
  };
  const reported = await reportedIn(async () => {
    const { handle, wait } = await renderPlayer({
      src: TEN_FRAMES,
      autoplay: true,
      loop: true,
      onEvent: fail('onEvent'),
      onFrame: fail('onFrame'),
      onStateChange: fail('onStateChange'),
      onBackgroundChange: fail('onBackgroundChange'),
    });
    act(() => handle.setBackground('red'));
    await wait(500);
    expect([handle.state, handle.frame]).toEqual(['playing', 5]);
  });
  expect(reported.sort()).toEqual(['onBackgroundChange', 'onEvent', 'onFrame', 'onStateChange']);
});

test('the seek slider names the seconds if formatTime throws, and the exceptions are reported', async () => {
  const reported = await reportedIn(async () => {
    const { handle, slider, wait } = await renderPlayer({ autoplay: true, loop: true, formatTime: throwing });
    await wait(500);
    expect(handle.state).toBe('playing');
    expect(slider).toHaveAttribute('aria-valuetext', expect.stringContaining('seconds'));
  });
  expect(reported).toEqual(['thrown by the app']);
});

test('a controls component that throws leaves the player and the app on the page, and is reported', async () => {
  jest.spyOn(console, 'error').mockImplementation();
  const reported = await reportedIn(async () => {
    const { container } = render(
      <main>
        <Player src={TEN_FRAMES} label="Square" loading="eager" controls={throwing} />
      </main>,
    );
    await act(() => jest.advanceTimersByTimeAsync(0));
    expect(container.querySelector('main > [data-state=stopped]')).toBeInTheDocument();
  });
  expect(reported).toEqual(['thrown by the app']);
});
