import { DraftMark } from '@/components/ui/draft-mark';
import { announcementLabel, announcements } from '@/content/announcement';
import { SiteLink } from './site-link';

/**
 * A line below the header. Plain builds show at most one announcement. Previews also show the announcements
 * that are drafts or appear later.
 */
export function Announcements() {
  if (announcements.length === 0) return null;
  return (
    <aside aria-label={announcementLabel} className="relative z-10 border-line border-b bg-tint print:hidden">
      {announcements.map((announcement) => (
        <div key={announcement.text} className="page-container py-2 text-small">
          <DraftMark entry={announcement} className="mb-1" />
          <p>
            {announcement.text}{' '}
            {announcement.link ? (
              <SiteLink link={announcement.link} className="text-link font-semibold" />
            ) : null}
          </p>
        </div>
      ))}
    </aside>
  );
}
