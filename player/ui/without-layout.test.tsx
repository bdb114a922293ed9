import { render, screen } from '@testing-library/react';
import { createRef, StrictMode } from 'react';
import type { PlayerHandle } from '../types';
import { Player } from './player';

// Apps test their pages in jsdom, which has neither `IntersectionObserver` nor `matchMedia`.

test('a lazy player in jsdom renders its label and poster without emitting events', () => {
  const ref = createRef<PlayerHandle>();
  const onEvent = jest.fn();
  const { container, unmount } = render(
    <StrictMode>
      <Player
        ref={ref}
        src="/day.json"
        label="A day"
        poster="/day.svg"
        autoplay="in-view"
        onEvent={onEvent}
      />
    </StrictMode>,
  );
  expect(screen.getByRole('img', { name: 'A day' })).toBeInTheDocument();
  expect(container.querySelector('img')).toHaveAttribute('src', '/day.svg');
  ref.current?.play();
  expect(ref.current?.state).toBe('loading');
  unmount();
  expect(onEvent).not.toHaveBeenCalled();
});
