import { useLayoutEffect, useRef, useState } from 'react';
import { clampChannel, formatHex, parseColor, type Rgb } from '../../color/color';
import { resolveColor } from '../../color/css-color';
import type { PlayerStore } from '../../runtime/store';
import './background-picker.css';
import { ChannelRow } from './channel-row';
import { ColourText } from './color-text';
import { useLabels } from './context';
import './popover.css';

const CHANNELS = [
  ['r', 'red'],
  ['g', 'green'],
  ['b', 'blue'],
] as const;

/** Where the sliders stand while the background is transparent. */
const DEFAULT_COLOUR: Rgb = { r: 255, g: 255, b: 255 };

type BackgroundPickerProps = { store: PlayerStore; background: string };

/** Sets the background, by sliders, as text or from the system's picker. All parts show the same value, the player's. */
export function BackgroundPicker({ store, background }: BackgroundPickerProps) {
  const labels = useLabels();
  const root = useRef<HTMLDivElement>(null);
  /** Counts presses of Transparent, each of which empties the text field, even where the background does not change. */
  const [clearCount, setClearCount] = useState(0);
  const [resolved, setResolved] = useState<Rgb | null>(() => parseColor(background));
  // Colours other than hex and rgb() are resolved by the browser, which takes an element on the page.
  useLayoutEffect(() => {
    if (root.current) setResolved(resolveColor(background, root.current));
  }, [background]);
  const colour = parseColor(background) ?? resolved;
  const shown = colour ?? DEFAULT_COLOUR;
  const setColour = (next: Rgb) => store.handle.setBackground(formatHex(next));

  return (
    <div ref={root} className="player-picker">
      {CHANNELS.map(([channel, name]) => (
        <ChannelRow
          key={channel}
          name={labels[name]}
          value={shown[channel]}
          onChange={(value) => setColour({ ...shown, [channel]: clampChannel(value) })}
        />
      ))}
      <ColourText key={clearCount} colour={colour} onChange={setColour} />
      <div className="player-picker-row">
        <label className="player-swatch">
          <input
            type="color"
            aria-label={labels.pickColour}
            value={formatHex(shown)}
            onChange={({ currentTarget }) => setColour(parseColor(currentTarget.value) ?? shown)}
          />
        </label>
        <button
          type="button"
          className="player-action player-transparent"
          aria-pressed={colour === null}
          onClick={() => {
            store.handle.setBackground('transparent');
            setClearCount(clearCount + 1);
          }}
        >
          {labels.transparent}
        </button>
      </div>
    </div>
  );
}
