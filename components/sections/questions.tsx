import { Section, type SectionPlace } from '@/components/ui/section';
import type { questions as questionsContent } from '@/content/home1';

/** The section with frequently asked questions as disclosures, of which the first is open. */
export function Questions({ place, questions }: { place: SectionPlace; questions: typeof questionsContent }) {
  return (
    <Section place={place} head={questions} position="side">
      <ul className="col-span-12 border-line border-t max-lg:mt-4 lg:col-span-8">
        {questions.list.map(({ question, answer }, index) => (
          <li key={question} className="border-line border-b">
            <details className="disclosure" open={index === 0}>
              <summary className="flex min-h-16 cursor-pointer items-center justify-between gap-4 py-4 font-semibold text-title [overflow-wrap:anywhere]">
                {question}
                <span aria-hidden className="disclosure-sign" />
              </summary>
              <p className="max-w-measure pb-6">{answer}</p>
            </details>
          </li>
        ))}
      </ul>
    </Section>
  );
}
