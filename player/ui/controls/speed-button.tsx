import { fill } from '../../runtime/labels/labels';
import type { PlayerStore } from '../../runtime/store';
import type { PlayerLabels } from '../../types';
import { SpeedIcon } from '../icons';
import { useLabels } from './context';
import { PopoverButton } from './popover-button';

const SPEEDS = [0.25, 0.5, 1, 1.5, 2];

/** A button that opens a list of speeds. Its name and its text contain the current speed. */
export function SpeedButton({ store, speed }: { store: PlayerStore; speed: number }) {
  const labels = useLabels();
  const current = speedText(speed, labels);
  return (
    <PopoverButton
      part="speed"
      label={fill(labels.speedNow, { speed: current })}
      dialogLabel={labels.speed}
      icon={
        <>
          <SpeedIcon />
          <span className="player-speed-face">{current}</span>
        </>
      }
    >
      <div className="player-speeds">
        {SPEEDS.map((each) => (
          <button
            key={each}
            type="button"
            className="player-action"
            aria-pressed={each === speed}
            onClick={({ currentTarget }) => {
              store.handle.setSpeed(each);
              currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
            }}
          >
            {speedText(each, labels)}
          </button>
        ))}
      </div>
    </PopoverButton>
  );
}

function speedText(speed: number, labels: PlayerLabels) {
  return fill(labels.times, { speed: speed.toLocaleString(labels.locale, { maximumFractionDigits: 2 }) });
}
