import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useLabels } from './context';
import { keyName } from './shortcut-rows';
import './tooltip.css';
import { useTooltip } from './use-tooltip';

/**
 * The name of the bar's button that is pointed at, for those who see its icon alone, with its keys. A screen reader has both from
 * the button itself.
 */
export function Tooltip({ bar }: { bar: RefObject<HTMLElement | null> }) {
  const labels = useLabels();
  const target = useTooltip(bar);
  const tooltip = useRef<HTMLDivElement>(null);
  const [{ name, keys }, setText] = useState({ name: '', keys: '' });

  // After every render: the button may have got another name while it is pointed at.
  useLayoutEffect(() => {
    if (!target || !tooltip.current || !bar.current) return;
    const next = { name: target.ariaLabel ?? '', keys: target.getAttribute('aria-keyshortcuts') ?? '' };
    if (next.name !== name || next.keys !== keys) setText(next);
    placeAbove(tooltip.current, target, bar.current);
  });

  if (!target) return null;
  return (
    <div ref={tooltip} className="player-tooltip" role="tooltip">
      {name}
      {keys.split(' ').map((key) => key && <kbd key={key}>{keyName(key, labels)}</kbd>)}
    </div>
  );
}

/** Above the bar and what stands higher, in the middle of its button as far as the bar goes. */
function placeAbove(tooltip: HTMLElement, target: HTMLElement, bar: HTMLElement) {
  const box = bar.getBoundingClientRect();
  const button = target.getBoundingClientRect();
  // Both are drawn by this much larger than they are laid out, where the host transforms the player.
  const scale = box.width / bar.offsetWidth;
  const width = tooltip.offsetWidth;
  const centred = (button.left + button.width / 2 - box.left) / scale - width / 2;
  tooltip.style.left = `${Math.max(0, Math.min(centred, bar.offsetWidth - width))}px`;
  tooltip.style.bottom = `${(box.bottom - Math.min(button.top, box.top)) / scale + 4}px`;
}
