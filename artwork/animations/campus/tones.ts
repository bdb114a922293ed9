import { colors, type Property } from '../lottie';
import { palette } from '../palette';
import { at } from './day';

/**
 * Colors of faces by day, at dawn and dusk, and at night. Outlines change quickly from dark to light. During
 * that change, faces have a medium tone that contrasts with both outline colors.
 */
const tones = {
  sky: [palette.paper, '#8fb0b1', palette.night],
  ground: ['#f3f1e9', '#82a6a8', '#0d323e'],
  lawn: ['#e9ebe2', '#7aa19f', '#0f3944'],
  top: [palette.paper, '#a3c0bf', '#164552'],
  left: [palette.tint, '#86a7a9', '#0f3844'],
  right: [palette.line, '#6a8f94', '#0a2a34'],
  glass: ['#c3cbc7', '#5f858b', '#092730'],
  shade: ['#e4e3da', '#7fa1a4', '#092832'],
  panel: ['#3f575e', '#2c4b53', '#0c2a33'],
  accent: [palette.accent, palette.accent, palette.accent],
  cloud: ['#ffffff', '#a9c4c4', '#143f4b'],
  crown: ['#d7dfd5', '#7ea5a3', '#11404a'],
} as const;

export type Tone = keyof typeof tones;

const DAWN = { first: 3.9, middle: 4.7, last: 5.9 };
const DUSK = { first: 20.3, middle: 21.4, last: 22.2 };

/** Returns the color of a face as it changes through the day. */
export function tone(name: Tone): Property {
  const [day, twilight, night] = tones[name];
  return colors([
    [at(DAWN.first), night],
    [at(DAWN.middle), twilight],
    [at(DAWN.last), day],
    [at(DUSK.first), day],
    [at(DUSK.middle), twilight],
    [at(DUSK.last), night],
  ]);
}

function line(day: string, night: string): Property {
  const turn = 0.08;
  return colors([
    [at(DAWN.middle - turn), night],
    [at(DAWN.middle + turn), day],
    [at(DUSK.middle - turn), day],
    [at(DUSK.middle + turn), night],
  ]);
}

/** The color of outlines, which is light at night. */
export const ink = line(palette.ink, palette.pale);

/** The color of thin lines: grids, paving, dashed construction lines. */
export const hair = line('#9fb0ae', '#2f5c67');
