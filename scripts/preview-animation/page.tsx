import { Player } from '@northlight/player';
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import '@northlight/player/styles.css';
import type { PlayerProps } from '@/player/types';
import type { Description } from '../animation-files/describe';
import './page.css';

type Preview = Description & { src: string };

const RENDERERS = ['svg', 'canvas', 'html'] as const;

/** Plays an animation with every control and renderer, next to the facts about its file. */
function Page({ name }: { name: string }) {
  const [preview, setPreview] = useState<Preview>();
  const [saved, setSaved] = useState(0);
  const [renderer, setRenderer] = useState<PlayerProps['renderer']>('svg');
  useEffect(() => {
    const load = () =>
      fetch('/description')
        .then((answer) => answer.json())
        .then(setPreview);
    const events = new EventSource('/events');
    events.onmessage = () => {
      setSaved(Date.now());
      load();
    };
    load();
    return () => events.close();
  }, []);
  if (!preview) return null;
  const { src, width, height, facts, notDrawn, failure } = preview;
  return (
    <>
      <section aria-labelledby="name">
        <h1 id="name">{name}</h1>
        <fieldset>
          <legend>Renderer</legend>
          {RENDERERS.map((each) => (
            <label key={each}>
              <input
                type="radio"
                name="renderer"
                checked={each === renderer}
                onChange={() => setRenderer(each)}
              />{' '}
              {each}
            </label>
          ))}
        </fieldset>
        <Player
          key={saved}
          src={`${src}?${saved}`}
          label={name}
          width={width}
          height={height}
          renderer={renderer}
          loading="eager"
          autoplay
          loop
          controls
        />
      </section>
      <aside>
        {failure ? <p className="failure">This can’t be played: {failure}</p> : null}
        <h2>In the file</h2>
        <dl>
          {facts.flatMap(([term, value]) => [
            <dt key={term}>{term}</dt>,
            <dd key={`${term} is`}>{value}</dd>,
          ])}
        </dl>
        {failure ? null : (
          <>
            <h2>Not drawn</h2>
            {notDrawn.length === 0 ? <p>All of it is drawn.</p> : null}
            <ul>
              {notDrawn.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
          </>
        )}
      </aside>
    </>
  );
}

const main = document.querySelector('#page');
if (main) createRoot(main).render(<Page name={document.title} />);
