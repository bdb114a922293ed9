import { useLayoutEffect, useRef, useState } from 'react';
import { useLabels, useShortcutKeys } from './context';
import './shortcut-list.css';
import { shortcutRows } from './shortcut-rows';

/** The content of the help popover. */
export function ShortcutList() {
  const labels = useLabels();
  const list = useRef<HTMLDListElement>(null);
  const [isRtl, setRtl] = useState(false);
  useLayoutEffect(() => {
    if (list.current) setRtl(getComputedStyle(list.current).direction === 'rtl');
  }, []);
  const shortcuts = useShortcutKeys(isRtl);

  return (
    <dl ref={list} className="player-shortcuts">
      {shortcutRows(shortcuts, labels).map(({ keys, action }) => (
        <div key={action} className="player-shortcut">
          <dt>
            {keys.map((key) => (
              <kbd key={key} className="player-key">
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
