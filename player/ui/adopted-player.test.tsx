import { TextEncoder } from 'node:util';
import { MessageChannel } from 'node:worker_threads';
import { act, cleanup, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { createPlayer, Player, renderMarkup, SIXTY_FRAMES } from '@/testing/render-player';
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
  const player = createPlayer({ ...options, onEvent: (event) => event !== 'frame' && events.push(event) });
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
  const before = [...parent.querySelectorAll('.player-stage, .player-animation > div, button')];
  const tree = <Player {...options} controls={PlayerControls} player={player} />;
  render(tree, { container: parent, hydrate: true, onRecoverableError });
  await settle();
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(error).not.toHaveBeenCalled();
  expect([...parent.querySelectorAll('.player-stage, .player-animation > div, button')]).toEqual(before);
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
  const animation = parent.querySelector('.player-animation > div');
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

test('createPlayer shows the same elements as renderMarkup, updates them, and removes them', async () => {
  const parent = document.body.appendChild(document.createElement('div'));
  const player = createPlayer({ ...options, background: 'red', className: 'a "b"', hover: true });
  const markup = renderMarkup({ ...options, background: 'red', className: 'a "b"', hover: true });
  player.mount(parent);
  const copy = document.createElement('div');
  copy.innerHTML = markup;
  for (const attribute of ['aria-busy', 'style'])
    for (const element of parent.querySelectorAll(`[${attribute}]`)) element.removeAttribute(attribute);
  for (const element of copy.querySelectorAll('[aria-busy]')) element.removeAttribute('aria-busy');
  expect(parent.innerHTML).toBe(copy.innerHTML);
  await settle();
  expect(screen.getByRole('button', { name: 'Square' })).toHaveAttribute('aria-pressed', 'false');
  player.play();
  expect(screen.getByRole('button', { name: 'Square' })).toHaveAttribute('aria-pressed', 'true');
  player.setBackground('blue');
  expect(parent.querySelector('rect')).toHaveAttribute('fill', 'blue');
  player.update({ ...options, background: 'blue', label: 'Circle' });
  expect(screen.getByRole('img', { name: 'Circle' })).toBeInTheDocument();
  player.unmount();
  expect(parent.children).toHaveLength(0);
});

test('createPlayer doesn’t set attributes to the values that they already have', async () => {
  const player = createPlayer(options);
  const unchanged: string[] = [];
  const observer = new MutationObserver((records) => {
    for (const { target, attributeName, oldValue } of records)
      if (oldValue === (target as Element).getAttribute(`${attributeName}`))
        unchanged.push(`${attributeName}`);
  });
  observer.observe(document.body, { subtree: true, attributes: true, attributeOldValue: true });
  player.mount(document.body);
  await settle();
  player.play();
  await settle();
  expect(unchanged).toEqual([]);
  player.unmount();
});
