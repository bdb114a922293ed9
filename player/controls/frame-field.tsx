import { useRef } from 'react';
import type { PlayerView } from '../playback/playback';
import type { PlayerStore } from '../playback/store';
import styles from './controls.module.css';
import { useFrame } from './use-frame';

/** The current frame as a number: type one and the player goes there. */
export function FrameField({ store, view }: { store: PlayerStore; view: PlayerView }) {
  const input = useRef<HTMLInputElement>(null);
  const typing = useRef(false);
  const last = Math.max(view.totalFrames - 1, 0);

  function show(frame: number) {
    if (input.current) input.current.value = String(frame);
  }

  function finish() {
    typing.current = false;
    show(store.handle.frame);
  }

  useFrame(store, view, ({ frame }) => {
    // Written to while it is selected, a field would lose the selection.
    const isEntered = view.state === 'playing' && document.activeElement === input.current;
    if (!typing.current && !isEntered) show(frame);
  });

  return (
    <label className={styles.frame}>
      <input
        ref={input}
        className={styles.field}
        type="number"
        inputMode="numeric"
        min={0}
        max={last}
        step={1}
        defaultValue={0}
        aria-label="Frame"
        onChange={({ currentTarget }) => {
          typing.current = true;
          if (Number.isInteger(currentTarget.valueAsNumber)) store.handle.seek(currentTarget.valueAsNumber);
        }}
        onKeyDown={({ key }) => key === 'Enter' && finish()}
        onBlur={finish}
      />
      <span className={styles.last} aria-hidden="true">
        / {last}
      </span>
    </label>
  );
}
