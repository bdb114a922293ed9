import { IconKeyboard } from '@tabler/icons-react';
import type { Ref } from 'react';
import { useLabels, useShortcutKeys } from './context';
import './controls.css';
import { PopoverButton } from './popover-button';
import { ShortcutList } from './shortcut-list';
import { ariaKeys } from './shortcut-rows';

/** Opens the list of shortcuts. It is visible only while it has the keyboard's focus. */
export function HelpButton({ ref }: { ref: Ref<HTMLButtonElement> }) {
  const { shortcuts } = useLabels();
  return (
    <PopoverButton
      ref={ref}
      part="help"
      label={shortcuts}
      icon={<IconKeyboard aria-hidden="true" />}
      aria-keyshortcuts={ariaKeys(useShortcutKeys().help)}
    >
      <ShortcutList />
    </PopoverButton>
  );
}
