import { colors, type Dash, keys, type LottieShape, type Property, slotted, stroke } from '../lottie';
import { palette } from '../palette';
import { at } from './day';

const DAWN = { first: 3.9, middle: 4.7, last: 5.9 };
const DUSK = { first: 20.3, middle: 21.4, last: 22.2 };

/** Returns the times at which a value changes, with the values by day, at dawn and dusk, and at night. */
const through = <T>([day, twilight, night]: readonly [T, T, T]): [number, T][] => [
  [at(DAWN.first), night],
  [at(DAWN.middle), twilight],
  [at(DAWN.last), day],
  [at(DUSK.first), day],
  [at(DUSK.middle), twilight],
  [at(DUSK.last), night],
];

/**
 * Returns the color of a face by day, at dawn and dusk, and at night. Outlines change quickly from dark to
 * light. During that change, faces have a medium tone that contrasts with both outline colors.
 */
const face = (day: string, twilight: string, night: string): Property =>
  colors(through([day, twilight, night]));

/** The color of solar panels and wheels. */
export const panel = face('#3f575e', '#2c4b53', '#0c2a33');

/**
 * Translucent colors by day, at dawn and dusk, and at night, and their opacities. By day, the player's own
 * background is visible as the sky and through the ground. At night, it is dark but keeps its hue.
 */
const washes = {
  sky: { color: ['#16343a', '#16343a', '#02161f'], opacity: [0, 64, 83] },
  ground: { color: [palette.ink, palette.ink, '#2c7384'], opacity: [4.5, 9, 20] },
} as const;

/** Returns a translucent color that changes through the day. */
export const wash = (name: keyof typeof washes) => ({
  fill: colors(through(washes[name].color)),
  opacity: keys(through<number>(washes[name].opacity)),
});

function line(day: string, night: string): Property {
  const turn = 0.08;
  return colors([
    [at(DAWN.middle - turn), night],
    [at(DAWN.middle + turn), day],
    [at(DUSK.middle - turn), day],
    [at(DUSK.middle + turn), night],
  ]);
}

/**
 * The colors of outlines and faces in the light scheme. In the dark scheme, the player replaces them with
 * constant colors through slots.
 */
export const daylight = {
  /** Outlines are light at night. */
  ink: line(palette.ink, palette.pale),
  top: face(palette.paper, '#a3c0bf', '#164552'),
  left: face(palette.tint, '#86a7a9', '#0f3844'),
  right: face(palette.line, '#6a8f94', '#0a2a34'),
  glass: face('#c3cbc7', '#5f858b', '#092730'),
};

export const tones = slotted(daylight);
export const { ink } = tones;

/** The color of thin lines: grids, paving, dashed construction lines. */
export const hair = line('#9fb0ae', '#4f6f78');

/**
 * Returns the stroke of lines and letters on the background. By day, they have a halo, which keeps them
 * legible on a dark background, and is invisible on the paper.
 */
export const inked = (width: number, how: { dashes?: Dash } = {}): LottieShape[] => [
  stroke(ink, width, how),
  stroke(tones.top, width + 4, { opacity: keys(through([60, 0, 0])) }),
];
