import { Animation } from '@/components/ui/animation';
import type { teaser as teaserContent } from '@/content/coming-soon';
import { SiteForm } from './site-form';

/** The player's only button. WCAG 2.2.2 requires it, because the animation starts automatically. */
const BUTTONS = ['play'] as const;

/** A section that fills the viewport: a title, a looping animation, and a form for an email address. */
export function Teaser({ number, teaser }: { number: string; teaser: typeof teaserContent }) {
  return (
    <section aria-labelledby="teaser-title" className="blueprint">
      {/* Blocks painting until the form is parsed. Otherwise, the form's column, which is vertically
          centered, would shift while the page loads. */}
      <link rel="expect" href={`#${teaser.form.id}`} blocking="render" />
      <div className="page-container">
        <div className="columns min-h-[calc(100svh-4rem)] lg:min-h-[calc(100svh-5rem)] content-center items-center gap-y-2 py-8 max-md:content-start max-md:pt-6 print:min-h-0">
          <div className="col-span-12 md:col-span-6">
            <p className="note mb-4 text-soft">{`${number} ${teaser.tag}`}</p>
            <h1 id="teaser-title" className="font-semibold text-display outline-none">
              {teaser.title}
            </h1>
            <p className="mt-6 mb-8 max-w-measure text-lead text-soft max-md:mt-4 max-md:mb-6">
              {teaser.lead}
            </p>
            <SiteForm content={teaser.form} />
          </div>
          <div className="drawing-field col-span-12 md:col-span-6">
            <Animation
              animation={teaser.animation}
              loading="eager"
              autoplay
              loop
              controls
              buttons={BUTTONS}
            />
          </div>
        </div>
      </div>
    </section>
  );
}
