import { render } from '@testing-library/react';
import { INVALID, Player, renderPlayer } from '@/testing/render-player';
import type { PlayerProps } from './player-props';

test.each([
  { label: null },
  { label: 5 },
  { align: 'a', poster: '/a.svg' },
  { labels: { lost: 5, controlsOf: null } },
  { buttons: 'play' },
  { buttons: ['x', null, 'play'] },
  { shortcuts: null },
  { shortcuts: { play: 'k' } },
  { shortcuts: { play: [5] } },
  { segment: 'x', slots: [] },
])('the player shows its controls with the props %j', async (changed) => {
  const { bar, press, slider } = await renderPlayer(changed as object);
  await press(slider, 'k');
  expect(bar).toBeInTheDocument();
});

test.each([{ labels: { lost: 5 } }, { label: 5 }])(
  'the app stays mounted if loading fails with %j',
  async (changed) => {
    const { bar } = await renderPlayer({ src: INVALID, ...(changed as object) });
    expect(bar).toBeInTheDocument();
  },
);

test.each([5, 'play', {}])('the app stays mounted if `controls` is %j', (controls) => {
  jest.spyOn(console, 'error').mockImplementation();
  globalThis.reportError = () => {};
  const props = { src: INVALID, label: 'Square', controls } as unknown as PlayerProps;
  const { container } = render(
    <>
      <p>App</p>
      <Player {...props} />
    </>,
  );
  expect(container).toHaveTextContent('App');
});
