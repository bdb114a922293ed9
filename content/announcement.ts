import { keepUnitsTogether } from './keep-units-together';

/** The text below the header of every page. If it is empty, pages show no announcement. */
export const announcement: string = keepUnitsTogether('');

/** The name of the announcement for screen readers. */
export const announcementLabel = 'Announcement';
