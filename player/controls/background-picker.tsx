import { useLayoutEffect, useRef, useState } from 'react';
import { clampChannel, formatHex, parseColour, type Rgb } from '../colour/colour';
import { resolveColour } from '../colour/resolve-colour';
import type { PlayerStore } from '../playback/store';
import styles from './background-picker.module.css';
import { ChannelRow } from './channel-row';
import { ColourText } from './colour-text';
import popover from './popover.module.css';

const CHANNELS = [
  ['r', 'Red'],
  ['g', 'Green'],
  ['b', 'Blue'],
] as const;

/** What the sliders start from when nothing is there to start from. */
const WHITE: Rgb = { r: 255, g: 255, b: 255 };

type BackgroundPickerProps = { store: PlayerStore; background: string };

/** Every part shows the player's one background and changes only that, so that all are in step. */
export function BackgroundPicker({ store, background }: BackgroundPickerProps) {
  const root = useRef<HTMLDivElement>(null);
  /** How often transparent was chosen: the same again is no change, but ends what was being typed. */
  const [choices, setChoices] = useState(0);
  const [resolved, setResolved] = useState<Rgb | null>(() => parseColour(background));
  // A colour in another notation has to be read off the page.
  useLayoutEffect(() => {
    if (root.current) setResolved(resolveColour(background, root.current));
  }, [background]);
  const colour = parseColour(background) ?? resolved;
  const shown = colour ?? WHITE;
  const set = (next: Rgb) => store.handle.setBackground(formatHex(next));

  return (
    <div ref={root} className={styles.picker}>
      {CHANNELS.map(([channel, name]) => (
        <ChannelRow
          key={channel}
          name={name}
          value={shown[channel]}
          onChange={(value) => set({ ...shown, [channel]: clampChannel(value) })}
        />
      ))}
      <ColourText key={choices} colour={colour} onChange={set} />
      <div className={styles.row}>
        <label className={styles.swatch}>
          <input
            type="color"
            aria-label="Pick a colour"
            value={formatHex(shown)}
            onChange={({ currentTarget }) => set(parseColour(currentTarget.value) ?? shown)}
          />
        </label>
        <button
          type="button"
          className={`${popover.action} ${styles.transparent}`}
          aria-pressed={colour === null}
          onClick={() => {
            store.handle.setBackground('transparent');
            setChoices(choices + 1);
          }}
        >
          Transparent
        </button>
      </div>
    </div>
  );
}
