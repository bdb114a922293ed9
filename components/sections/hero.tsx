import { Scene } from '@/components/drawings/scene';
import { ButtonLink } from '@/components/ui/button';
import { hero } from '@/content/home';

/**
 * The three words over the campus. Each word is a checkbox that shows a layer of the drawing: hover and focus light
 * the layer up, a tap keeps it lit, all by `:has()` in globals.css.
 */
export function Hero() {
  return (
    <section className="hero -mt-16 pt-16 lg:-mt-20 lg:pt-20" aria-labelledby="hero-title">
      <div className="sheet">
        <p className="note pt-4 pb-3 text-soft lg:pt-8">{hero.tag}</p>
        <h1 id="hero-title" className="hero-words outline-none">
          {hero.words.map(({ word, line, layer }) => (
            <span key={word} data-word={layer} className="hero-word">
              <label className="hero-label">
                <input type="checkbox" className="sr-only" />
                {word}
              </label>{' '}
              <span className="hero-line">{line}</span>
            </span>
          ))}
        </h1>
      </div>
      <div className="hero-drawing">
        <Scene name={hero.picture.scene} title={hero.picture.alt} className="h-auto w-full" />
      </div>
      <div className="sheet">
        <div className="columns items-end gap-y-6 pb-section">
          <p className="col-span-12 text-lead lg:col-span-7">{hero.lead}</p>
          <div className="col-span-12 flex flex-wrap gap-3 lg:col-span-5 lg:justify-end print:hidden">
            <ButtonLink link={hero.actions[0]} look="primary" />
            <ButtonLink link={hero.actions[1]} />
          </div>
        </div>
      </div>
    </section>
  );
}
