import { TextEncoder } from 'node:util';
import { MessageChannel } from 'node:worker_threads';
import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { Player } from './player';

// React's server needs them, and jsdom has none.
Object.assign(globalThis, { TextEncoder, MessageChannel });

test('a player that hydrates after another has loaded the controls is kept as the server drew it', async () => {
  const { renderToString } = await import('react-dom/server');
  const tree = (
    <Suspense>
      <Player src="/a.json" label="A day on campus" controls />
    </Suspense>
  );
  const container = document.createElement('div');
  container.innerHTML = renderToString(tree);
  document.body.append(container);
  const picture = screen.getByRole('img', { name: 'A day on campus' });
  render(<Player src="/b.json" label="Another" controls />);
  await screen.findByRole('group', { name: 'Another: controls' });
  const onRecoverableError = jest.fn();
  render(tree, { container, hydrate: true, onRecoverableError });
  expect(await screen.findByRole('group', { name: 'A day on campus: controls' })).toBeInTheDocument();
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(screen.getByRole('img', { name: 'A day on campus' })).toBe(picture);
});
