import { act, render, screen } from '@testing-library/react';
import { Activity, createRef, Profiler, type ReactNode, StrictMode, Suspense, use } from 'react';
import { Player, SIXTY_FRAMES } from '@/testing/render-player';
import type { PlayerEvent, PlayerHandle } from '../types';
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

const loaded = async (tree: ReactNode) => {
  const result = render(tree);
  await act(() => jest.advanceTimersByTimeAsync(0));
  return result;
};

test('changed props take effect in the same commit', async () => {
  const tree = (props: object) => <Player src={SIXTY_FRAMES} label="Square" loading="eager" {...props} />;
  const { container, rerender } = await loaded(tree({ poster: '/a.svg' }));
  const root = container.firstElementChild as HTMLElement;
  root.classList.add('seen');
  act(() => rerender(tree({ hover: true, background: 'red' })));
  expect(screen.getByRole('button', { name: 'Square' })).toBeEnabled();
  expect(root.querySelector('rect')).toHaveAttribute('fill', 'red');
  act(() => rerender(tree({ label: 'Circle', width: 4, height: 3, id: 'campus' })));
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('img', { name: 'Circle' })).toHaveAttribute('id', 'campus');
  expect(root.querySelector('svg')).toHaveAttribute('viewBox', '0 0 4 3');
  expect(root).toHaveClass('player', 'seen');
  act(() => rerender(tree({ className: 'wide' })));
  expect(root).toHaveAttribute('class', 'player wide');
  expect(screen.getByRole('img', { name: 'Square' })).not.toHaveAttribute('id', 'campus');
});

test('a hidden Activity shows the static elements, and then the state and position from before', async () => {
  const ref = createRef<PlayerHandle>();
  const tree = (mode: 'visible' | 'hidden') => (
    <Activity mode={mode}>
      <Player ref={ref} src={SIXTY_FRAMES} label="Square" loading="eager" controls={PlayerControls} />
    </Activity>
  );
  const { container, rerender } = await loaded(tree('visible'));
  const root = container.firstElementChild as HTMLElement;
  const handle = ref.current as PlayerHandle;
  act(() => handle.seek(20));
  for (const mode of ['hidden', 'visible'] as const) {
    await act(async () => rerender(tree(mode)));
    await act(() => jest.advanceTimersByTimeAsync(0));
    expect(root).toHaveAttribute('data-state', mode === 'hidden' ? 'loading' : 'paused');
    expect(root.querySelectorAll('.player-stage > div')).toHaveLength(mode === 'hidden' ? 0 : 1);
  }
  expect([handle.frame, screen.getByRole('img', { name: 'Square' }).tabIndex]).toEqual([20, -1]);
});

const Suspending = ({ value }: { value: Promise<string> }) => use(value);

test('the animation keeps playing while Suspense hides the player', async () => {
  const ref = createRef<PlayerHandle>();
  const events: string[] = [];

  const tree = (value: Promise<string>) => (
    <Suspense>
      <Player
        ref={ref}
        src={SIXTY_FRAMES}
        label="Square"
        loading="eager"
        loop
        autoplay
        onEvent={(event: PlayerEvent) => event === 'frame' || events.push(event)}
      />
      <Suspending value={value} />
    </Suspense>
  );
  const result = await loaded(null);
  await act(async () => result.rerender(tree(Promise.resolve('one'))));
  await act(() => jest.advanceTimersByTimeAsync(100));
  const handle = ref.current as PlayerHandle;
  let finish = (_: string) => {};
  const second = new Promise<string>((resolve) => {
    finish = resolve;
  });
  await act(async () => result.rerender(tree(second)));
  expect(result.container.firstElementChild).toHaveStyle({ display: 'none' });
  expect(handle.state).toBe('playing');
  await act(async () => finish('two'));
  await act(() => jest.advanceTimersByTimeAsync(100));
  expect(result.container).toHaveTextContent('two');
  expect([handle.state, ...events]).toEqual(['playing', 'load', 'ready', 'play']);
});
