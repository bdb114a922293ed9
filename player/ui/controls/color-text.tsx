import { useEffect, useId, useState } from 'react';
import { formatHex, parseColor, type Rgb } from '../../color/color';
import './background-picker.css';
import { useLabels } from './context';
import './popover.css';

/** Milliseconds without another letter before what stands there is judged. */
const TYPING_RESTS = 1000;

type ColourTextProps = { colour: Rgb | null; onChange: (colour: Rgb) => void };

/**
 * A text field for the colour. Typed text stays as it is while it is invalid or names the current colour; a change from
 * elsewhere replaces it.
 * @param colour `null` when the background is transparent
 */
export function ColourText({ colour, onChange }: ColourTextProps) {
  const labels = useLabels();
  const id = useId();
  const current = colour ? formatHex(colour) : '';
  const [draft, setDraft] = useState({ text: current, colour: current });
  // Another control changed the colour.
  if (draft.colour !== current) setDraft({ text: current, colour: current });
  const [isTyping, setTyping] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each letter begins the wait anew
  useEffect(() => {
    const timer = setTimeout(setTyping, TYPING_RESTS, false);
    return () => clearTimeout(timer);
  }, [draft.text]);
  const isInvalid = !isTyping && draft.text !== current && parseColor(draft.text) === null;

  function onType(typed: string) {
    setTyping(true);
    const parsed = parseColor(typed);
    setDraft({ text: typed, colour: parsed ? formatHex(parsed) : current });
    if (parsed) onChange(parsed);
  }

  return (
    <div className="player-colour-text">
      <label htmlFor={id}>{labels.colour}</label>
      <input
        id={id}
        className="player-input"
        type="text"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        placeholder={labels.noColour}
        value={draft.text}
        aria-invalid={isInvalid}
        aria-describedby={`${id}-error`}
        onBlur={() => setTyping(false)}
        onChange={({ currentTarget }) => onType(currentTarget.value)}
      />
      <p id={`${id}-error`} className="player-colour-error" role="status">
        {isInvalid ? labels.invalidColour : ''}
      </p>
    </div>
  );
}
