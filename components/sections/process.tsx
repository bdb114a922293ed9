import { Section, type SectionPlace } from '@/components/ui/section';
import type { process as processContent } from '@/content/home1';

/** The section with the steps of a project as a numbered list. */
export function Process({ place, process }: { place: SectionPlace; process: typeof processContent }) {
  return (
    <Section place={place} head={process}>
      <ol className="col-span-12 grid gap-8 sm:grid-cols-2 lg:grid-cols-5 lg:gap-6">
        {process.steps.map(({ title, text, time }, index) => (
          <li key={title}>
            <p className="text-heading font-semibold">{index + 1}</p>
            <div className="dimension my-4" />
            <h3 className="font-semibold text-title">{title}</h3>
            <p className="note mt-1 mb-3 text-soft">{time}</p>
            <p className="max-w-xs">{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
