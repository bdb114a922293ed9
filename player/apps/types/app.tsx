import {
  Player,
  type PlayerHandle,
  type PlayerOptions,
  type PlayerProps,
  type PlayerState,
  preload,
} from '@northlight/player';
import { PlayerControls } from '@northlight/player/controls';
import '@northlight/player/element';
import { english } from '@northlight/player/labels';
import { type LottieAnimation, readAnimation } from '@northlight/player/read-animation';
import { createPlayer } from '@northlight/player/vanilla';
import '@northlight/player/styles.css';
import '@northlight/player/worker.js';
import '@northlight/player/worker-expressions.js';
import { useMemo, useRef } from 'react';

export const plays = (id: string) => document.querySelector('northlight-player')?.state === id;

const labels = { ...english, play: 'Start' };
const day: LottieAnimation = readAnimation(new Uint8Array());
const shared: Partial<PlayerProps> = { autoplay: 'in-view', renderer: 'canvas', slots: { ink: '#0a2540' } };

export const sources: PlayerOptions['src'][] = [
  day,
  { layers: [] },
  new Blob(),
  new URL('https://site.example'),
];
// @ts-expect-error `fit` and `align` replace this setting.
export const settings: PlayerProps['rendererSettings'] = { preserveAspectRatio: 'none' };
// @ts-expect-error A response must be read first.
sources.push(new Response());
// @ts-expect-error A promise must be awaited first.
sources.push(Promise.resolve(day));
// @ts-expect-error A function must be called first.
sources.push(() => day);

export function App() {
  const handle = useRef<PlayerHandle>(null);
  const onStateChange = (state: PlayerState) => state === 'error' && handle.current?.retry();
  const player = useMemo(() => createPlayer({ ...shared, src: day, label: 'A day' }), []);
  return (
    <Player
      {...shared}
      player={player}
      src={day}
      labels={labels}
      label="A day"
      poster={undefined}
      controls={PlayerControls}
      onEvent={(event, detail) => {
        if (event === 'ready') preload({ src: '/night.json' });
        if (event === 'loop') detail.passes.toFixed();
      }}
      onLoad={({ totalFrames }) => totalFrames.toFixed()}
      onStateChange={onStateChange}
      ref={handle}
    />
  );
}
