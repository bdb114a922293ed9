import { useId, useState } from 'react';
import { formatHex, parseColour, type Rgb } from '../colour/colour';
import styles from './background-picker.module.css';
import popover from './popover.module.css';

type ColourTextProps = { colour: Rgb | null; onChange: (colour: Rgb) => void };

/** The colour as text. What is typed stays as typed while it names the colour shown, or none. */
export function ColourText({ colour, onChange }: ColourTextProps) {
  const id = useId();
  const shown = colour ? formatHex(colour) : '';
  const [draft, setDraft] = useState({ text: shown, of: shown });
  // Changed elsewhere: what was typed is over.
  if (draft.of !== shown) setDraft({ text: shown, of: shown });
  const isInvalid = draft.text !== shown && parseColour(draft.text) === null;

  function onType(typed: string) {
    const named = parseColour(typed);
    setDraft({ text: typed, of: named ? formatHex(named) : shown });
    if (named) onChange(named);
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
