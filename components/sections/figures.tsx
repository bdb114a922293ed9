import { Measure } from '@/components/ui/measure';
import { Section, type SectionPlace } from '@/components/ui/section';
import type { figures as figuresContent } from '@/content/home1';

/** A row of large figures, each with a label. */
export function Figures({ place, figures }: { place: SectionPlace; figures: typeof figuresContent }) {
  return (
    <Section place={place} head={figures} className="blueprint">
      <ul className="col-span-12 grid gap-8 sm:grid-cols-2 lg:grid-cols-4">
        {figures.list.map((figure) => (
          <li key={figure.label}>
            <Measure figure={figure} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
