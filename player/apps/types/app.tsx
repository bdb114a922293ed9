import {
  Player,
  type PlayerEvent,
  type PlayerHandle,
  type PlayerProps,
  type PlayerState,
  preload,
} from '@northlight/player';
import { PlayerControls } from '@northlight/player/controls';
import { english } from '@northlight/player/labels';
import { type LottieAnimation, readAnimation } from '@northlight/player/read-animation';
import { createPlayer } from '@northlight/player/vanilla';
import '@northlight/player/styles.css';
import '@northlight/player/worker.js';
import { useMemo, useRef } from 'react';

const labels = { ...english, play: 'Start' };
const day: LottieAnimation = readAnimation(new Uint8Array());
const shared: Partial<PlayerProps> = { autoplay: 'in-view', renderer: 'canvas', slots: { ink: '#0a2540' } };

export function App() {
  const handle = useRef<PlayerHandle>(null);
  const onStateChange = (state: PlayerState) => state === 'error' && handle.current?.retry();
  const onEvent = (event: PlayerEvent) => event === 'ready' && preload({ src: '/night.json' });
  const player = useMemo(() => createPlayer({ ...shared, src: day, label: 'A day' }), []);
  return (
    <Player
      {...shared}
      player={player}
      src={day}
      labels={labels}
      label="A day"
      controls={PlayerControls}
      onEvent={onEvent}
      onLoad={({ totalFrames }) => totalFrames.toFixed()}
      onStateChange={onStateChange}
      ref={handle}
    />
  );
}
