import { Animation } from '@/components/ui/animation';
import type { teaser as teaserContent } from '@/content/coming-soon';
import { SiteForm } from './site-form';

/** The player's only button. WCAG 2.2.2 requires it, because the animation starts automatically. */
const BUTTONS = ['play'] as const;

/**
 * A section that fills the viewport: a title and a form for an email address, in front of a looping animation. On
 * phones, the animation follows the form.
 */
export function Teaser({ number, teaser }: { number: string; teaser: typeof teaserContent }) {
  return (
    <section aria-labelledby="teaser-title" className="blueprint">
      {/* Blocks painting until the form is parsed. Otherwise, the form's column, which is vertically
          centered, would shift while the page loads. */}
      <link rel="expect" href={`#${teaser.form.id}`} blocking="render" />
      <div className="drawing-field border-x-0 border-edge">
        <div className="teaser page-container">
          <div className="teaser-text">
            <p className="note mb-4 text-soft">{`${number} ${teaser.tag}`}</p>
            <h1 id="teaser-title" className="font-semibold text-display outline-none">
              {teaser.title}
            </h1>
            <p className="my-4 text-lead">{teaser.lead}</p>
            <SiteForm content={teaser.form} />
            <p className="mt-6 text-small">{teaser.note}</p>
          </div>
          <div className="teaser-picture">
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
