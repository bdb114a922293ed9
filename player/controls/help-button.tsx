import { IconKeyboard } from '@tabler/icons-react';
import type { Ref } from 'react';
import styles from './controls.module.css';
import { PopoverButton } from './popover-button';
import { ShortcutList } from './shortcut-list';

/** Shows itself to those who come by keyboard, to whom the list is of use. */
export function HelpButton({ ref }: { ref: Ref<HTMLButtonElement> }) {
  return (
    <PopoverButton
      ref={ref}
      className={styles.help}
      label="Keyboard shortcuts"
      icon={<IconKeyboard aria-hidden="true" />}
      aria-keyshortcuts="?"
    >
      <ShortcutList />
    </PopoverButton>
  );
}
