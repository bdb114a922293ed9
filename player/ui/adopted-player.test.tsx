import { TextEncoder } from 'node:util';
import { MessageChannel } from 'node:worker_threads';
import { act, cleanup, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { createPlayer, Player, SIXTY_FRAMES } from '@/testing/render-player';
import { PlayerControls } from './controls/player-controls';

// react-dom/server requires these globals, which jsdom doesn't define.
Object.assign(globalThis, { TextEncoder, MessageChannel });

const options = {
  src: SIXTY_FRAMES,
  label: 'Square',
  poster: '/a.svg',
  loading: 'eager',
  loop: true,
} as const;
const settle = () => act(() => jest.advanceTimersByTimeAsync(0));

/** Starts a player in the static HTML of a `Player` with the same options and with controls. */
async function startInStaticHtml() {
  const { renderToString } = await import('react-dom/server');
  const parent = document.createElement('div');
  parent.innerHTML = renderToString(<Player {...options} controls={PlayerControls} />);
  document.body.append(parent);
  const events: string[] = [];
  const player = createPlayer({
    ...options,
    onEvent: (event: string) => event !== 'frame' && events.push(event),
  });
  player.mount(parent);
  await settle();
  player.seek(20);
  player.play();
  return { parent, player, events };
}

const stateOf = (parent: Element) => parent.querySelector('.player')?.getAttribute('data-state');

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

test('Player hydrates static HTML in which a player is running, and keeps its elements, state and position', async () => {
  const { parent, player } = await startInStaticHtml();
  expect(stateOf(parent)).toBe('playing');
  const error = jest.spyOn(console, 'error');
  const onRecoverableError = jest.fn();
  const before = [...parent.querySelectorAll('.player-stage, .player-stage > div, button')];
  const tree = <Player {...options} controls={PlayerControls} player={player} />;
  render(tree, { container: parent, hydrate: true, onRecoverableError });
  await settle();
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(error).not.toHaveBeenCalled();
  expect([...parent.querySelectorAll('.player-stage, .player-stage > div, button')]).toEqual(before);
  expect([stateOf(parent), player.frame >= 20]).toEqual(['playing', true]);
  expect(screen.getByRole('button', { name: 'Pause' })).toBe(screen.getAllByRole('button')[0]);
  expect(parent.querySelector('.player-poster')).toBeNull();
  act(() => player.pause());
  expect(stateOf(parent)).toBe('paused');
});

test('Player moves a running animation into its own elements without loading it again', async () => {
  const events: string[] = [];
  const onEvent = (event: string) => events.push(event);
  const parent = document.body.appendChild(document.createElement('div'));
  const player = createPlayer({ ...options, onEvent });
  player.mount(parent);
  await settle();
  player.play();
  const animation = parent.querySelector('.player-stage > div');
  const { container } = render(
    <StrictMode>
      <Player {...options} onEvent={onEvent} player={player} />
    </StrictMode>,
  );
  await settle();
  expect(container.contains(animation)).toBe(true);
  expect([stateOf(container), ...events.filter((event) => event !== 'frame')]).toEqual([
    'playing',
    'load',
    'ready',
    'play',
  ]);
});

test('Player takes a running player from its own elements, which disappear, and passes it on to another Player', async () => {
  const events: string[] = [];
  const onEvent = (event: string) => event !== 'frame' && events.push(event);
  const parent = document.body.appendChild(document.createElement('div'));
  const player = createPlayer({ ...options, onEvent });
  player.mount(parent);
  await settle();
  player.play();
  const tree = (key: string) => <Player key={key} {...options} onEvent={onEvent} player={player} />;
  const { container, rerender, unmount } = render(tree('first'));
  expect(parent).toBeEmptyDOMElement();
  rerender(tree('second'));
  await settle();
  expect(container.querySelectorAll('.player-stage > [aria-hidden]:not(svg)')).toHaveLength(1);
  expect([player.state, ...events]).toEqual(['playing', 'load', 'ready', 'play']);
  unmount();
  expect(await player.playSegment([0, 5])).toBe(false);
});

test('a Player whose player the app has mounted elsewhere doesn’t stop it when it unmounts', async () => {
  const player = createPlayer(options);
  const { unmount } = render(<Player {...options} player={player} />);
  await settle();
  act(() => player.play());
  const parent = document.body.appendChild(document.createElement('div'));
  player.mount(parent);
  unmount();
  await settle();
  expect([player.state, stateOf(parent)]).toEqual(['playing', 'playing']);
  player.unmount();
});
