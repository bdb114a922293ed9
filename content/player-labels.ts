import type { PlayerLabels } from '@northlight/player';
import { site } from './site';

/**
 * Labels of the player that replace the defaults in player/ui/labels/english.ts: texts of the controls, error
 * messages and announcements. The player fills in placeholders in braces, such as `{name}`.
 */
export const playerLabels: Partial<PlayerLabels> = {
  locale: site.language,
};
