import { useRef } from 'react';
import type { PlayerView } from '../../core/select';
import type { PlayerStore } from '../../runtime/store';
import { useFrame } from '../use-frame';
import { useLabels } from './context';
import type { ControlledSettings } from './controlled-player';
import { timeText } from './slider-position';

type TimeDisplayProps = { store: PlayerStore; view: PlayerView } & Pick<ControlledSettings, 'formatTime'>;

/**
 * Shows the time of the current frame, and a dash before the first load. Hidden from screen readers, because they
 * read the time as the value of the seek slider.
 */
export function TimeDisplay({ store, view, formatTime }: TimeDisplayProps) {
  const labels = useLabels();
  const output = useRef<HTMLSpanElement>(null);
  const textOf = (frame: number) => timeText(frame, view.media, { labels, formatTime });

  useFrame(store, view, ({ frame, totalFrames }) => {
    const { current } = output;
    if (!current || totalFrames === 0) return;
    const text = textOf(frame);
    if (current.textContent === text) return;
    current.textContent = text;
    // Reserve the width of the last frame's time, so that the bar doesn't shift during playback.
    current.style.minInlineSize = `${textOf(totalFrames - 1).length}ch`;
  });

  return (
    <span ref={output} className="player-time" aria-hidden="true">
      -
    </span>
  );
}
