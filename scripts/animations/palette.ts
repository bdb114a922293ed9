import { palette as site } from '@/tailwind.config';

const { light, dark } = site;

/** The site's colours by the names that the drawings of the animations have for them. */
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
