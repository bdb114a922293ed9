import { Player } from '@northlight/player';
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import '@northlight/player/styles.css';
import type { Description } from '../animation-files/describe';
import './page.css';

/** The description and the URL of the file, and the time when the description was loaded. */
type Preview = Description & { src: string; loadedAt: number };

const RENDERERS = ['svg', 'canvas', 'html'] as const;

function List({ items }: { items: readonly string[] }) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}

/** Plays an animation with all controls and a choice of renderers, next to a description of its file. */
function Page({ name }: { name: string }) {
  const [preview, setPreview] = useState<Preview>();
  const [renderer, setRenderer] = useState<(typeof RENDERERS)[number]>('svg');
  useEffect(() => {
    const load = async () => {
      const description = await (await fetch('/description')).json();
      setPreview({ ...description, loadedAt: Date.now() });
    };
    const events = new EventSource('/events');
    events.onmessage = load;
    load();
    return () => events.close();
  }, []);
  if (!preview) return null;
  const { src, width, height, facts, notDrawn, failure, loadedAt } = preview;
  const options = {
    width,
    height,
    renderer,
    loading: 'eager',
    autoplay: true,
    loop: true,
    controls: true,
  } as const;
  return (
    <>
      <section aria-labelledby="name">
        <h1 id="name">{name}</h1>
        <fieldset>
          <legend>Renderer</legend>
          {RENDERERS.map((each) => (
            <label key={each}>
              <input type="radio" checked={each === renderer} onChange={() => setRenderer(each)} /> {
                each
              }{' '}
            </label>
          ))}
        </fieldset>
        <Player key={loadedAt} src={`${src}?${loadedAt}`} label={name} {...options} />
      </section>
      <aside>
        {failure ? <p>This can’t be played: {failure}</p> : null}
        <h2>In the file</h2>
        <List items={facts} />
        <h2>Not drawn</h2>
        {failure || notDrawn.length > 0 ? null : <p>All of it is drawn.</p>}
        <List items={notDrawn} />
      </aside>
    </>
  );
}

const main = document.querySelector('#page');
if (main) createRoot(main).render(<Page name={document.title} />);
