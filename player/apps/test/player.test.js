import { TextDecoder, TextEncoder } from 'node:util';
import { Player } from '@northlight/player';
import { PlayerControls } from '@northlight/player/controls';
import { act, createElement } from 'react';
import { createRoot } from 'react-dom/client';

// The environment of Jest lacks these classes.
globalThis.TextEncoder ??= TextEncoder;
globalThis.TextDecoder ??= TextDecoder;

const still = (k) => ({ a: 0, k });
const animation = {
  v: '5.0.0',
  w: 100,
  h: 100,
  fr: 10,
  ip: 0,
  op: 10,
  layers: [
    {
      ty: 4,
      ind: 1,
      ip: 0,
      op: 10,
      st: 0,
      ks: {
        o: still(100),
        r: still(0),
        p: still([50, 50, 0]),
        a: still([0, 0, 0]),
        s: still([100, 100, 100]),
      },
      shapes: [
        { ty: 'rc', d: 1, p: still([0, 0]), s: still([40, 40]), r: still(0) },
        // A slot: the player loads its additions to lottie-web's simplest build.
        { ty: 'fl', c: { ...still([1, 0, 0, 1]), sid: 'ink' }, o: still(100), r: 1 },
      ],
    },
  ],
};

test('an eager player with an object plays', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  const totalFrames = await new Promise((resolve, reject) => {
    const onPlay = (position) => resolve(position.totalFrames);
    const props = {
      src: animation,
      label: 'A square',
      loading: 'eager',
      autoplay: true,
      onPlay,
      onError: reject,
    };
    root.render(createElement(Player, props));
  });
  expect(totalFrames).toBe(10);
  root.unmount();
});

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
