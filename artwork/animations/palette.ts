import { colors } from '@/content/colors';
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

/** The colors of solid objects in the dark scheme. */
export const nightTones = colors.solid;
