import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { clampChannel, formatHex, parseColor, type Rgb } from '../../color/color';
import { resolveColor } from '../../color/css-color';
import { fill } from '../../runtime/labels/labels';
import type { PlayerStore } from '../../runtime/store';
import { useLabels } from './context';

const CHANNELS = [
  ['r', 'red'],
  ['g', 'green'],
  ['b', 'blue'],
] as const;

/** The color that the sliders show while the background is transparent. */
const DEFAULT_COLOR: Rgb = { r: 255, g: 255, b: 255 };

/** The time without input, in milliseconds, after which invalid text is marked as invalid. */
const TYPING_PAUSE = 1000;

type BackgroundPickerProps = { store: PlayerStore; background: string };

/** Controls that set and show the background: sliders, a text field, and the color picker of the system. */
export function BackgroundPicker({ store, background }: BackgroundPickerProps) {
  const labels = useLabels();
  const root = useRef<HTMLDivElement>(null);
  /**
   * The number of presses of the Transparent button. It is the React key of the text field, so each press
   * clears the field, even if the background was already transparent.
   */
  const [clearCount, setClearCount] = useState(0);
  const [resolved, setResolved] = useState<Rgb | null>(() => parseColor(background));
  // `parseColor` parses only hex and rgb(). The browser resolves all other notations, which requires an
  // element in the document.
  useLayoutEffect(() => {
    if (root.current) setResolved(resolveColor(background, root.current));
  }, [background]);
  const color = parseColor(background) ?? resolved;
  const shown = color ?? DEFAULT_COLOR;
  const setColor = (next: Rgb) => store.handle.setBackground(formatHex(next));

  return (
    <div ref={root} className="player-picker">
      {CHANNELS.map(([channel, name]) => (
        <ChannelRow
          key={channel}
          name={labels[name]}
          value={shown[channel]}
          onChange={(value) => setColor({ ...shown, [channel]: clampChannel(value) })}
        />
      ))}
      <ColorText key={clearCount} color={color} onChange={setColor} />
      <div className="player-picker-row">
        <label className="player-swatch">
          <input
            type="color"
            form=""
            aria-label={labels.pickColor}
            value={formatHex(shown)}
            onChange={({ currentTarget }) => setColor(parseColor(currentTarget.value) ?? shown)}
          />
        </label>
        <button
          type="button"
          className="player-action player-transparent"
          aria-pressed={color === null}
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

type ChannelRowProps = {
  name: string;
  /** From 0 to 255. */
  value: number;
  onChange: (value: number) => void;
};

/** A slider and a number field for one channel. */
function ChannelRow({ name, value, onChange }: ChannelRowProps) {
  const { channel } = useLabels();
  const id = useId();
  /**
   * The typed text, such as `''` or `'007'`. It stays in the field even if it differs from the formatted
   * value.
   */
  const [draft, setDraft] = useState<string | null>(null);

  function onType(text: string) {
    const number = text === '' ? Number.NaN : Number(text);
    const isInRange = number >= 0 && number <= 255;
    setDraft(text === '' || isInRange ? text : null);
    if (!Number.isNaN(number)) onChange(number);
  }

  return (
    <div className="player-channel">
      <label htmlFor={id}>{name}</label>
      <input
        id={id}
        className="player-range player-channel-range"
        type="range"
        form=""
        min={0}
        max={255}
        value={value}
        onChange={({ currentTarget }) => {
          setDraft(null);
          onChange(currentTarget.valueAsNumber);
        }}
      />
      <input
        className="player-input player-channel-number"
        type="number"
        form=""
        inputMode="numeric"
        min={0}
        max={255}
        aria-label={fill(channel, { name })}
        value={draft !== null && (draft === '' || Number(draft) === value) ? draft : value}
        onChange={({ currentTarget }) => onType(currentTarget.value)}
        onBlur={() => setDraft(null)}
      />
    </div>
  );
}

type ColorTextProps = { color: Rgb | null; onChange: (color: Rgb) => void };

/**
 * A text field for the color. Typed text stays in the field while it is invalid or equivalent to the current
 * color. If a different control changes the color, the new color replaces the text.
 * @param color `null` if the background is transparent
 */
function ColorText({ color, onChange }: ColorTextProps) {
  const labels = useLabels();
  const id = useId();
  const current = color ? formatHex(color) : '';
  const [draft, setDraft] = useState({ text: current, color: current });
  // If a different control has changed the color, show the new color.
  if (draft.color !== current) setDraft({ text: current, color: current });
  const [isTyping, setTyping] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each typed character restarts the timer
  useEffect(() => {
    const timer = setTimeout(setTyping, TYPING_PAUSE, false);
    return () => clearTimeout(timer);
  }, [draft.text]);
  const isInvalid = !isTyping && draft.text !== current && parseColor(draft.text) === null;

  function onType(typed: string) {
    setTyping(true);
    const parsed = parseColor(typed);
    setDraft({ text: typed, color: parsed ? formatHex(parsed) : current });
    if (parsed) onChange(parsed);
  }

  return (
    <div className="player-color-text">
      <label htmlFor={id}>{labels.color}</label>
      <input
        id={id}
        className="player-input"
        type="text"
        form=""
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        placeholder={labels.noColor}
        value={draft.text}
        aria-invalid={isInvalid}
        aria-describedby={`${id}-error`}
        onBlur={() => setTyping(false)}
        onChange={({ currentTarget }) => onType(currentTarget.value)}
      />
      <p id={`${id}-error`} className="player-color-error" role="status">
        {isInvalid ? labels.invalidColor : ''}
      </p>
    </div>
  );
}
