import type { Route } from 'next';
import { ButtonLink } from '@/components/ui/button';
import { InlineScene } from '@/components/ui/inline-scene';
import type { hero as heroContent } from '@/content/home';

type Word = (typeof heroContent)['words'][number];

/** The symbol of a layer, as in the legend of a drawing: a box, and the layer's line style. */
function LayerKey({ layer }: { layer: Word['layer'] }) {
  return (
    <svg aria-hidden viewBox="0 0 61 16" className="hero-key-symbol">
      <path d="M1 1h14v14H1z" className="hero-box" />
      {layer === 'chilled-water' ? <path d="M25 5h35v6H25z" className="fill-accent" /> : null}
      {layer === 'controls' ? (
        <>
          <path d="M25 8h27" strokeDasharray="5 3" />
          <path d="M52 4h8v8h-8z" className="fill-accent" />
        </>
      ) : null}
      {layer === 'energy' ? <path d="M25 8h36" strokeDasharray="12 3 2.5 3" strokeWidth={2.5} /> : null}
    </svg>
  );
}

/** A word with its line and the symbol of its layer, as the label of a radio button. */
function HeroWord({ word: { word, line, layer, system } }: { word: Word }) {
  return (
    <span data-word={layer} className="hero-word">
      <label className="hero-choice">
        <span className="hero-label">
          <input
            type="radio"
            name="layer"
            className="sr-only"
            aria-labelledby={`hero-word-${layer}`}
            aria-describedby={`hero-${layer}`}
          />
          <span id={`hero-word-${layer}`}>{word}</span>
        </span>{' '}
        <span className="hero-line">
          <span aria-hidden className="dimension my-3 block max-md:hidden" />
          <span className="text-small lg:text-body">{line}</span>
        </span>{' '}
        <span className="hero-key">
          <LayerKey layer={layer} />
          <span>{system}</span>
        </span>
      </label>
    </span>
  );
}

/**
 * The first section of the home page: three words above a drawing of the campus. Each word is a radio button.
 * While a word is hovered, focused or checked, hero.css highlights one system in the drawing. A fourth
 * radio button shows all systems.
 */
export function Hero({ path, number, hero }: { path: Route; number: string; hero: typeof heroContent }) {
  return (
    <section
      className="hero -mt-16 pt-16 lg:-mt-20 lg:pt-20 print:mt-0 print:pt-0"
      aria-labelledby="hero-title"
    >
      <div className="page-container">
        <div className="hero-number">
          <p className="shrink-0">{number}</p>
          <h1 id="hero-title" className="outline-none">
            {hero.tag}
          </h1>
        </div>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would break out of the page's columns */}
        <div role="group" aria-label={hero.layers} className="hero-words">
          {hero.words.map((word) => (
            <HeroWord key={word.word} word={word} />
          ))}
        </div>
        <div className="hero-body">
          {/* The text comes before the drawing in the HTML, because the drawing is large and loads
              slowly. */}
          <div className="hero-text">
            <p className="hero-lead">{hero.lead}</p>
            <div className="hero-actions">
              {hero.actions.map((link, index) => (
                <ButtonLink
                  key={link.label}
                  path={path}
                  link={link}
                  className={index === 0 ? 'button-primary' : ''}
                />
              ))}
            </div>
          </div>
          <div className="hero-drawing">
            {hero.words.map(({ layer, system, shown }) => (
              <p key={layer} id={`hero-${layer}`} aria-hidden data-layer={layer} className="hero-caption">
                <span className="note block">{system}</span>
                {shown}
              </p>
            ))}
            <div className="hero-field">
              <InlineScene name={hero.picture.scene} alt={hero.picture.alt} className="hero-scene" />
            </div>
            <label className="button hero-all">
              <input type="radio" name="layer" className="sr-only" />
              {hero.allLayers}
            </label>
          </div>
        </div>
      </div>
    </section>
  );
}
