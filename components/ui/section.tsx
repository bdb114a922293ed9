import type { Route } from 'next';
import type { ReactNode } from 'react';
import type { SectionText } from '@/content/types';

/** The route of the page that contains a section, the section's id, and its number (`tag`), such as `B-02`. */
export type SectionPlace = { path: Route; id: string; tag: string };

/**
 * Classes of the section's heading, by position. `top`: above the content, with the lead to the right.
 * `side`: beside the content, on wide screens.
 */
const positions = {
  top: { head: 'columns mb-block', title: 'lg:col-span-7', lead: 'lg:col-span-5 lg:self-end lg:pb-1' },
  side: { head: 'columns lg:col-span-4 lg:block', title: '', lead: 'lg:mt-5' },
};

/**
 * The layout of a section: a line at the top, and 12 columns with the section's number, its heading and its
 * content.
 * @param size the size of the heading; the display size is for the most important section of a page
 */
export function Section({
  place: { id, tag },
  head,
  position = 'top',
  size = 'heading',
  className = '',
  children,
}: {
  place: SectionPlace;
  head: SectionText;
  position?: keyof typeof positions;
  size?: 'heading' | 'display';
  className?: string;
  children: ReactNode;
}) {
  const classes = positions[position];
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={className}>
      <div className="page-container">
        <div className="ticks" />
        <div className="columns gap-y-4 pt-5 pb-section lg:pt-6 print:pt-3">
          <div className={`col-span-12 gap-y-4 print:mb-0 ${classes.head}`}>
            <div
              className={`col-span-12 print:flex print:items-baseline print:gap-6 ${head.lead ? classes.title : ''}`}
            >
              <p className="note mb-3 text-soft lg:mb-5 print:mb-0">{tag}</p>
              <h2
                id={`${id}-title`}
                className={`font-semibold print:text-title ${size === 'display' ? 'text-display' : 'text-heading'}`}
              >
                {head.title}
              </h2>
            </div>
            {head.lead ? (
              <p className={`col-span-12 max-w-measure text-soft sm:text-lead print:hidden ${classes.lead}`}>
                {head.lead}
              </p>
            ) : null}
          </div>
          {children}
        </div>
      </div>
    </section>
  );
}
