import { withBasePath } from '@/components/site/with-base-path';
import { teaser } from '@/content/coming-soon';
import { Player } from '@/player';
import { SiteForm } from './site-form';

/** One screen: what is coming, an animation that goes round, and a box for an address. */
export function Teaser() {
  const { src, width, height, label } = teaser.animation;
  return (
    <section aria-labelledby="teaser-title" className="blueprint">
      <div className="sheet">
        <div className="columns min-h-[calc(100svh-4rem)] lg:min-h-[calc(100svh-5rem)] content-center items-center gap-y-8 py-8">
          <div className="col-span-12 lg:col-span-6">
            <p className="note mb-4 text-soft">{teaser.tag}</p>
            <h1 id="teaser-title" className="font-semibold text-display outline-none">
              {teaser.title}
            </h1>
            <p className="mt-6 mb-8 max-w-measure text-lead text-soft">{teaser.lead}</p>
            <SiteForm content={teaser.form} />
          </div>
          <div className="drawing-field col-span-12 lg:col-span-6">
            <Player
              src={withBasePath(src)}
              width={width}
              height={height}
              label={label}
              autoplay
              loop
              className="w-full"
            />
          </div>
        </div>
      </div>
    </section>
  );
}
