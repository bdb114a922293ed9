import { colors } from '@/content/colors';
import { hexColor } from '@/content/hex-color';
import { palette as site } from '@/tailwind.config';

const { light, dark } = site;

/** The site's colors, keyed by the names that the animations use. */
export const palette = {
  paper: light.paper,
  tint: light.tint,
  line: light.line,
  soft: light.soft,
  ink: light.ink,
  night: dark.tint,
  pale: dark.soft,
  accent: light.accent,
};

const { solid } = colors;

/** The colors of solid objects in the dark scheme. */
export const nightTones = {
  ink: hexColor(solid.ink),
  top: hexColor(solid.top),
  left: hexColor(solid.left),
  right: hexColor(solid.right),
  glass: hexColor(solid.glass),
};
