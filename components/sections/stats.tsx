import { Section, type SectionPlace } from '@/components/ui/section';
import { Stat, StatValue } from '@/components/ui/stat';
import type { stats as statsContent } from '@/content/home1';

/** The section with figures, each with a label. The first figures are in large type. */
export function Stats({ place, stats }: { place: SectionPlace; stats: typeof statsContent }) {
  return (
    <Section place={place} head={stats} className="blueprint">
      <ul className="col-span-12 grid gap-8 lg:grid-cols-2 print:grid-cols-2">
        {stats.main.map((stat) => (
          <li key={stat.label}>
            <StatValue stat={stat} valueSize="text-figure print:text-title" />
            <div className="dimension mt-5 mb-3" />
            <p className="max-w-measure text-lead print:text-body">{stat.label}</p>
          </li>
        ))}
      </ul>
      <ul className="col-span-12 mt-block grid gap-8 sm:grid-cols-2 lg:grid-cols-4 print:grid-cols-4">
        {stats.list.map((stat) => (
          <li key={stat.label}>
            <Stat stat={stat} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
