import { Player } from '@northlight/player';
import { PlayerControls } from '@northlight/player/controls';
import { act, createElement } from 'react';
import { createRoot } from 'react-dom/client';

test('the package renders a player with its controls', async () => {
  globalThis.IS_REACT_ACT_ENVIRONMENT = true;
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  await act(() =>
    root.render(createElement(Player, { src: '/day.json', label: 'A day', controls: PlayerControls })),
  );
  expect(container.querySelector('[role=img]').getAttribute('aria-label')).toBe('A day');
  expect(container.querySelector('button').getAttribute('aria-label')).toBe('Play');
  await act(() => root.unmount());
});
