import { useId, useState } from 'react';
import { formatHex, parseColour, type Rgb } from '../colour/colour';
import styles from './background-picker.module.css';
import popover from './popover.module.css';

type ColourTextProps = { colour: Rgb | null; onChange: (colour: Rgb) => void };

/**
 * A text field for the colour. Typed text stays as it is while it is invalid or names the current colour; a change from
 * elsewhere replaces it.
 * @param colour `null` when the background is transparent
 */
export function ColourText({ colour, onChange }: ColourTextProps) {
  const id = useId();
  const current = colour ? formatHex(colour) : '';
  const [draft, setDraft] = useState({ text: current, colour: current });
  // Another control changed the colour.
  if (draft.colour !== current) setDraft({ text: current, colour: current });
  const isInvalid = draft.text !== current && parseColour(draft.text) === null;

  function onType(typed: string) {
    const parsed = parseColour(typed);
    setDraft({ text: typed, colour: parsed ? formatHex(parsed) : current });
    if (parsed) onChange(parsed);
  }

  return (
    <div className={styles.text}>
      <label htmlFor={id}>Colour</label>
      <input
        id={id}
        className={popover.input}
        type="text"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        placeholder="transparent"
        value={draft.text}
        aria-invalid={isInvalid}
        aria-describedby={`${id}-error`}
        onChange={({ currentTarget }) => onType(currentTarget.value)}
      />
      <p id={`${id}-error`} className={styles.error} role="status">
        {isInvalid ? 'Use #rgb, #rrggbb or rgb(r, g, b) with numbers from 0 to 255.' : ''}
      </p>
    </div>
  );
}
