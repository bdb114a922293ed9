import { IconKeyboard } from '@tabler/icons-react';
import type { Ref } from 'react';
import styles from './controls.module.css';
import { PopoverButton } from './popover-button';
import { ShortcutList } from './shortcut-list';

/** Opens the list of shortcuts. It is visible only while it has the keyboard's focus. */
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
