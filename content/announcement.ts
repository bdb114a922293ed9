import { keepUnitsTogether } from './keep-units-together';
import { shownEntries } from './schedule';
import { site } from './site';
import type { Announcement } from './types';

/** The name of the line for screen readers. */
export const announcementLabel = 'Announcement';

/**
 * The lines that appear under the header of every page, one at a time. Example:
 * `{ text: 'The office is closed over Christmas.', from: '2026-12-24', until: '2027-01-01' }`
 */
const allAnnouncements: readonly Announcement[] = keepUnitsTogether([]);

export const announcements = shownEntries(allAnnouncements, site.timeZone);
