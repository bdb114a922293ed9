import { SHORTCUTS } from './keyboard';
import styles from './shortcut-list.module.css';

/** Which key does what. */
export function ShortcutList() {
  return (
    <dl className={styles.list}>
      {SHORTCUTS.map(({ keys, does }) => (
        <div key={does} className={styles.shortcut}>
          <dt>
            {keys.map((key) => (
              <kbd key={key} className={styles.key}>
                {key}
              </kbd>
            ))}
          </dt>
          <dd>{does}</dd>
        </div>
      ))}
    </dl>
  );
}
