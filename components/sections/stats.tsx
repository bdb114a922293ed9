import { Section, type SectionPlace } from '@/components/ui/section';
import { Stat } from '@/components/ui/stat';
import type { stats as statsContent } from '@/content/home1';

/** The section with large figures, each with a label. */
export function Stats({ place, stats }: { place: SectionPlace; stats: typeof statsContent }) {
  return (
    <Section place={place} head={stats} className="blueprint">
      <ul className="col-span-12 grid gap-8 sm:grid-cols-2 lg:grid-cols-4">
        {stats.list.map((stat) => (
          <li key={stat.label}>
            <Stat stat={stat} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
