import type { ReactNode } from 'react';
import type { SectionText } from '@/content/types';

/** A section's id, and its number (`tag`), such as `B-02`. */
export type SectionPlace = { id: string; tag: string };

/**
 * The layout of a section: a line at the top, and 12 columns with the section's number, its heading and its
 * content.
 */
export function Section({
  place: { id, tag },
  head,
  className = '',
  children,
}: {
  place: SectionPlace;
  head: SectionText;
  className?: string;
  children: ReactNode;
}) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={className}>
      <div className="page-container">
        <div className="ticks" />
        <div className="columns gap-y-4 pt-8 pb-section lg:pt-14 print:pt-3">
          <p className="note col-span-12 text-soft lg:col-span-2 lg:pt-3 print:col-span-2 print:pt-1">
            {tag}
          </p>
          <div className="col-span-12 mb-block lg:col-span-10 print:col-span-10 print:mb-0">
            <h2 id={`${id}-title`} className="font-semibold text-heading print:text-title">
              {head.title}
            </h2>
            {head.lead ? (
              <p className="mt-5 max-w-measure text-lead text-soft print:hidden">{head.lead}</p>
            ) : null}
          </div>
          {children}
        </div>
      </div>
    </section>
  );
}
