import { IconGauge } from '@tabler/icons-react';
import type { PlayerStore } from '../../runtime/store';
import { fill, type PlayerLabels } from '../labels/labels';
import { useLabels } from './context';
import './popover.css';
import { PopoverButton } from './popover-button';
import './speed-button.css';

const SPEEDS = [0.25, 0.5, 1, 1.5, 2];

/** Opens the speeds to choose from; its name and its face tell the one at hand. */
export function SpeedButton({ store, speed }: { store: PlayerStore; speed: number }) {
  const labels = useLabels();
  const now = speedText(speed, labels);
  return (
    <PopoverButton
      part="speed"
      label={fill(labels.speedNow, { speed: now })}
      dialogLabel={labels.speed}
      icon={
        <>
          <IconGauge aria-hidden="true" />
          <span className="player-speed-face">{now}</span>
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
