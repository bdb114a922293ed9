import { Section, type SectionPlace } from '@/components/ui/section';
import type { process as processContent } from '@/content/home1';

/** The section with the steps of a project as a list, in which a bar shows the months of each step. */
export function Process({ place, process }: { place: SectionPlace; process: typeof processContent }) {
  const width = 100 / process.months.length;
  return (
    <Section place={place} head={process}>
      <div aria-hidden className="timeline-months">
        {process.months.map((month) => (
          <span key={month}>{month}</span>
        ))}
      </div>
      <ol className="timeline">
        {process.steps.map(({ title, text, time, span: [first, last] }, index) => (
          <li key={title}>
            <h3 className="font-semibold text-title">{`${index + 1} ${title}`}</h3>
            <p>
              <span className="note block text-soft">{time}</span>
              {text}
            </p>
            {/* The position is an attribute, because the CSP blocks style attributes. */}
            <svg aria-hidden>
              <rect x={`${(first - 1) * width}%`} width={`${(last - first + 1) * width}%`} />
            </svg>
          </li>
        ))}
      </ol>
    </Section>
  );
}
