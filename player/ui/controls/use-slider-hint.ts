import { useRef } from 'react';
import type { PlayerView } from '../../core/select';
import { useLabels } from './context';
import { timeText } from './position-text';
import { type SliderMarker, sliderHint } from './slider-markers';

/** What stands over the seek slider: the frame with its markers, and the time. It is written without a React render. */
export function useSliderHint({ frameRate }: PlayerView, markers: SliderMarker[]) {
  const labels = useLabels();
  const hint = useRef<HTMLDivElement>(null);

  /** @param percent where it stands */
  function showHint(percent: number, frame: number) {
    if (!hint.current) return;
    const [place, time] = [document.createElement('span'), document.createElement('span')];
    place.textContent = sliderHint(frame, markers);
    time.textContent = timeText(frame, frameRate, labels);
    hint.current.replaceChildren(place, time);
    hint.current.style.setProperty('--at', `${percent}%`);
  }

  return { hint, showHint };
}
