import { TextEncoder } from 'node:util';
import { MessageChannel } from 'node:worker_threads';
import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { PlayerControls } from './controls/player-controls';
import { Player } from './player';
import type { PlayerProps } from './player-props';

// react-dom/server requires these globals, which jsdom doesn't define.
Object.assign(globalThis, { TextEncoder, MessageChannel });

/** Renders a player on the server and inserts the result into the document. */
async function renderOnServer(controls: true | typeof PlayerControls, props: Partial<PlayerProps> = {}) {
  const { renderToString } = await import('react-dom/server');
  const tree = (
    <Suspense>
      <Player src="/a.json" label="A day on campus" controls={controls} {...props} />
    </Suspense>
  );
  const container = document.createElement('div');
  container.innerHTML = renderToString(tree);
  document.body.append(container);
  const onRecoverableError = jest.fn();
  return {
    container,
    onRecoverableError,
    hydrate: () => render(tree, { container, hydrate: true, onRecoverableError }),
  };
}

test('hydration keeps the server-rendered elements even if another player has already loaded the controls', async () => {
  const { hydrate, onRecoverableError } = await renderOnServer(true);
  const picture = screen.getByRole('img', { name: 'A day on campus' });
  render(<Player src="/b.json" label="Another" controls />);
  await screen.findByRole('group', { name: 'Another: controls' });
  hydrate();
  expect(await screen.findByRole('group', { name: 'A day on campus: controls' })).toBeInTheDocument();
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(screen.getByRole('img', { name: 'A day on campus' })).toBe(picture);
});

test('the controls render immediately if another player has already loaded the controls’ module', async () => {
  render(<Player src="/a.json" label="First" controls />);
  await screen.findByRole('group', { name: 'First: controls' });
  render(<Player src="/b.json" label="Second" controls />);
  expect(screen.getByRole('group', { name: 'Second: controls' })).toBeInTheDocument();
  // The second player's own import resolves here. The import must not change the controls.
  await act(async () => {});
  expect(screen.getByRole('group', { name: 'Second: controls' })).toBeInTheDocument();
});

test('the static HTML shows the initial position, but no numbers before the animation has loaded', async () => {
  const { container, hydrate } = await renderOnServer(PlayerControls, { initialPercent: 56.3 });
  const slider = () => container.querySelector<HTMLInputElement>('[type=range]');
  const frames = () => container.querySelector<HTMLInputElement>('[type=number]')?.value;
  expect([slider()?.value, frames(), container.textContent]).toEqual([
    '56.3',
    '',
    expect.not.stringMatching(/\d/),
  ]);
  hydrate();
  expect([slider()?.value, frames(), container.textContent]).toEqual([
    '56.3',
    '',
    expect.not.stringMatching(/\d/),
  ]);
});

test('hydration keeps server-rendered controls that are passed as a component', async () => {
  const { container, hydrate, onRecoverableError } = await renderOnServer(PlayerControls);
  const focusable = () => [...container.querySelectorAll('button, input, [tabindex]')];
  const bar = screen.getByRole('group', { name: 'A day on campus: controls' });
  const before = focusable();
  expect(before.length).toBeGreaterThan(5);
  hydrate();
  expect(screen.getByRole('group', { name: 'A day on campus: controls' })).toBe(bar);
  expect(focusable()).toEqual(before);
  expect(onRecoverableError).not.toHaveBeenCalled();
});
