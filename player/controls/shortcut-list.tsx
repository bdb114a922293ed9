import { SHORTCUTS } from './keyboard';
import styles from './shortcut-list.module.css';

/** The content of the help popover. */
export function ShortcutList() {
  return (
    <dl className={styles.list}>
      {SHORTCUTS.map(({ keys, action }) => (
        <div key={action} className={styles.shortcut}>
          <dt>
            {keys.map((key) => (
              <kbd key={key} className={styles.key}>
                {key}
              </kbd>
            ))}
          </dt>
          <dd>{action}</dd>
        </div>
      ))}
    </dl>
  );
}
