import { announcement, announcementLabel } from '@/content/announcement';

/** The announcement below the header. Renders nothing if its text is empty. */
export function Announcement() {
  if (announcement === '') return null;
  return (
    <aside aria-label={announcementLabel} className="relative z-10 border-line border-b bg-tint print:hidden">
      <p className="page-container py-2 text-small">{announcement}</p>
    </aside>
  );
}
