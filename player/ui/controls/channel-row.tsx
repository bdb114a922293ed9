import { useId, useState } from 'react';
import { fill } from '../labels/labels';
import './background-picker.css';
import { useLabels } from './context';
import './popover.css';
import './range.css';

type ChannelRowProps = {
  name: string;
  /** 0 to 255. */
  value: number;
  onChange: (value: number) => void;
};

/** A slider and a number field for one of red, green and blue. */
export function ChannelRow({ name, value, onChange }: ChannelRowProps) {
  const { channel } = useLabels();
  const id = useId();
  /** Text that stays in the field as typed, though it differs from the value's own notation: `''` or `'007'`. */
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
