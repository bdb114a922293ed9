import { colours } from '@/content/colours';
import { hexColour } from '@/content/hex-colour';
import { palette as site } from '@/tailwind.config';

const { light, dark } = site;

/** The site's colors by their names in the animations. */
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

const { solid } = colours;

/** The colors of solid objects in the dark scheme. */
export const nightTones = {
  ink: hexColour(solid.ink),
  top: hexColour(solid.top),
  left: hexColour(solid.left),
  right: hexColour(solid.right),
  glass: hexColour(solid.glass),
};
