import { InlineScene } from '@/components/drawings/inline-scene';
import { ButtonLink } from '@/components/ui/button';
import { buttonClass } from '@/components/ui/button-class';
import type { hero as heroContent } from '@/content/home';

/**
 * The three words over the campus. Each word is a radio button that shows a layer of the drawing: hover and focus light
 * the layer up, a tap keeps it lit, all by `:has()` in globals.css. One more radio button lights all of it up again.
 */
export function Hero({ hero }: { hero: typeof heroContent }) {
  return (
    <section
      className="hero -mt-16 pt-16 lg:-mt-20 lg:pt-20 print:mt-0 print:pt-0"
      aria-labelledby="hero-title"
    >
      <div className="page-container">
        <p className="note pt-2 pb-2 text-soft md:pt-4 md:pb-3 lg:pt-6">{hero.tag}</p>
        <h1 id="hero-title" className="hero-words outline-none">
          {hero.words.map(({ word, line, layer }) => (
            <span key={word} data-word={layer} className="hero-word">
              <label className="hero-label text-hero md:text-masthead print:text-masthead">
                <input type="radio" name="layer" aria-describedby="hero-layers" className="sr-only" />
                {word}
              </label>{' '}
              <span className="block md:contain-inline-size print:contain-inline-size">
                <span aria-hidden className="dimension my-3 block max-md:hidden" />
                <span className="block text-small max-md:mt-2 lg:text-body">{line}</span>
              </span>
            </span>
          ))}
        </h1>
        <p id="hero-layers" hidden>
          {hero.layers}
        </p>
        <div className="columns gap-y-8 pt-2 pb-section md:pt-8 lg:pt-10 print:pt-4">
          {/* The words first: the drawing is long to arrive and would stand in their place until they do. */}
          <div className="col-span-12 flex flex-wrap items-end justify-between gap-6 lg:col-span-3 lg:block print:col-span-3 print:block">
            <p className="max-w-measure text-lead lg:mb-8 print:text-body">{hero.lead}</p>
            <div className="flex flex-wrap gap-3 lg:flex-col lg:items-start print:hidden">
              <ButtonLink link={hero.actions[0]} look="primary" />
              <ButtonLink link={hero.actions[1]} />
            </div>
          </div>
          <div className="hero-drawing col-span-12 max-md:-order-1 lg:col-span-9 print:order-none print:col-span-9">
            <InlineScene name={hero.picture.scene} alt={hero.picture.alt} className="hero-scene" />
            <label className={buttonClass('secondary', 'hero-all print:hidden')}>
              <input type="radio" name="layer" className="sr-only" />
              {hero.allLayers}
            </label>
          </div>
        </div>
      </div>
    </section>
  );
}
