import { contentDate, longDate, type Scheduled, statusOn } from '@/content/schedule';
import { draftTexts, site } from '@/content/site';

/** Marks an entry that only previews show: “Draft”, or the date from which plain builds show it. */
export function DraftMark({ entry, className = '' }: { entry: Scheduled; className?: string }) {
  const status = statusOn(contentDate(site.timeZone), entry);
  if (status !== 'draft' && status !== 'upcoming') return null;
  const from = entry.from && draftTexts.from.replace('{date}', longDate(entry.from, site.language));
  const marks = [entry.draft ? draftTexts.draft : undefined, from].filter(Boolean);
  return (
    <p
      className={`note w-fit border-ink border-rule bg-accent px-2 py-0.5 font-semibold text-on-accent ${className}`}
    >
      {marks.join(' · ')}
    </p>
  );
}
