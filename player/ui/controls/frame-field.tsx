import { useRef } from 'react';
import type { PlayerView } from '../../core/select';
import { activeElementAround } from '../../runtime/dom-context';
import type { PlayerStore } from '../../runtime/store';
import { useFrame } from '../use-frame';
import { useLabels } from './context';

type FrameFieldProps = {
  store: PlayerStore;
  view: PlayerView;
  /** The position that the animation shows first, in percent. */
  initialPercent: number;
};

/**
 * A number field that shows the current frame and seeks to a typed frame. Before the first load, it shows a dash if
 * the first frame that it will show isn't known.
 */
export function FrameField({ store, view, initialPercent }: FrameFieldProps) {
  const labels = useLabels();
  const input = useRef<HTMLInputElement>(null);
  const isTyping = useRef(false);
  const last = Math.max(view.media.totalFrames - 1, 0);

  const isLoaded = view.media.totalFrames > 0;

  function show(frame: number) {
    if (input.current) input.current.value = String(frame);
  }

  function endTyping() {
    isTyping.current = false;
    if (isLoaded) show(store.handle.frame);
  }

  useFrame(store, view, ({ frame }) => {
    // During playback, don't set the value of a focused field, because setting it would clear the user's
    // selection.
    const field = input.current;
    const isFocused = view.state === 'playing' && field && activeElementAround(field) === field;
    if (isLoaded && !isTyping.current && !isFocused) show(frame);
  });

  return (
    <label className="player-frame">
      <input
        ref={input}
        className="player-field"
        type="number"
        form=""
        inputMode="numeric"
        min={0}
        max={isLoaded ? last : undefined}
        step={1}
        autoComplete="off"
        defaultValue={initialPercent > 0 ? undefined : 0}
        placeholder="-"
        aria-label={labels.frame}
        onChange={({ currentTarget }) => {
          isTyping.current = true;
          if (Number.isInteger(currentTarget.valueAsNumber)) store.handle.seek(currentTarget.valueAsNumber);
        }}
        onKeyDown={({ key }) => key === 'Enter' && endTyping()}
        onBlur={endTyping}
      />
      <span className="player-frame-name" aria-hidden="true">
        {labels.frame}
      </span>
      <span className="player-last" aria-hidden="true">
        {isLoaded && `/ ${last}`}
      </span>
    </label>
  );
}
