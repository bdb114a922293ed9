import type { PlayerLabels } from '@northlight/player';
import { site } from './site';

/**
 * Labels that replace the player's default labels (`english` in `@northlight/player/labels`). Labels are the text of
 * controls, error messages and announcements. The player fills in placeholders in braces, such as `{name}`.
 */
export const playerLabels: Partial<PlayerLabels> = {
  locale: site.language,
  color: 'Colour',
  pickColor: 'Pick a colour',
};

/** The notice over an animation's poster if the player's script can't be loaded. */
export const playerFailure = {
  message: 'The animation could not be loaded. Check the connection and try again.',
  retry: 'Try again',
};
