import { IconDots } from '@tabler/icons-react';
import type { PlayerButton } from '../../types';
import { useLabels } from './context';
import { Control, type ControlProps } from './control';
import './more-button.css';
import { PopoverButton } from './popover-button';

/** Opens what a narrow bar has no room for, each with its name beside it. */
export function MoreButton({ buttons, ...props }: ControlProps & { buttons: readonly PlayerButton[] }) {
  return (
    <PopoverButton part="more" label={useLabels().more} icon={<IconDots aria-hidden="true" />}>
      <div className="player-more">
        {buttons.map((button) => (
          <Control key={button} button={button} {...props} />
        ))}
      </div>
    </PopoverButton>
  );
}
