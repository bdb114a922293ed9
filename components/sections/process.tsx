import { Section, type SectionPlace } from '@/components/ui/section';
import type { process as processContent } from '@/content/home1';

type Step = (typeof processContent)['steps'][number];

/**
 * A bar over the months of a step, and the step's text on the side that has more space. The widths are attributes,
 * because the CSP blocks style attributes.
 * @param monthCount the number of months in the timeline
 */
function Months({ step, monthCount }: { step: Step; monthCount: number }) {
  const [first, last] = step.span;
  const percent = (months: number) => `${(100 * months) / monthCount}%`;
  const [before, after] = [first - 1, monthCount - last];
  const bar = <svg aria-hidden width={percent(last - before)} className="timeline-bar" />;
  const text = (
    <p>
      <span className="note block text-soft">{step.time}</span>
      {step.text}
    </p>
  );
  if (after >= before)
    return (
      <div className="timeline-row">
        <svg aria-hidden width={percent(before)} />
        {bar}
        {text}
      </div>
    );
  return (
    <div className="timeline-row timeline-row-end">
      {text}
      {bar}
      <svg aria-hidden width={percent(after)} />
    </div>
  );
}

/** The section with the steps of a project as a list, in which a bar shows the months of each step. */
export function Process({ place, process }: { place: SectionPlace; process: typeof processContent }) {
  return (
    <Section place={place} head={process}>
      <div aria-hidden className="timeline-months">
        {process.months.map((month) => (
          <span key={month}>{month}</span>
        ))}
      </div>
      <ol className="timeline">
        {process.steps.map((step, index) => (
          <li key={step.title}>
            <h3 className="font-semibold text-title">{`${index + 1} ${step.title}`}</h3>
            <Months step={step} monthCount={process.months.length} />
          </li>
        ))}
      </ol>
    </Section>
  );
}
