import type { Route } from 'next';
import { Animation } from '@/components/ui/animation';
import { ButtonLink } from '@/components/ui/button';
import type { hero as heroContent } from '@/content/home1';

/**
 * The first section of the campaign page (/home1): a heading, and an animation that plays once when it comes into
 * view, and then on hover. It lasts 5 seconds: WCAG requires a pause button for longer motion that starts by itself.
 */
export function CampaignHead({
  path,
  number,
  hero,
}: {
  path: Route;
  number: string;
  hero: typeof heroContent;
}) {
  return (
    <section aria-labelledby="promise-title" className="-mt-16 pt-16 lg:-mt-20 lg:pt-20">
      <div className="page-container columns gap-y-8 pt-6 pb-section lg:pt-12">
        <div className="col-span-12 lg:col-span-6 lg:self-center">
          <p className="note mb-4 text-soft">{`${number} ${hero.tag}`}</p>
          <h1 id="promise-title" className="font-semibold text-display outline-none">
            {hero.title}
          </h1>
          <p className="mt-6 mb-8 max-w-measure text-lead text-soft">{hero.lead}</p>
          <ButtonLink path={path} link={hero.action} className="button-primary print:hidden" />
        </div>
        <div className="drawing-field col-span-12 grid items-center lg:col-span-6">
          <Animation animation={hero.animation} loading="eager" hover autoplay />
        </div>
      </div>
    </section>
  );
}
