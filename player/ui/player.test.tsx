/** @jest-environment node */
import { renderToStaticMarkup } from 'react-dom/server';
import { PlayerControls } from './controls/player-controls';
import { Player } from './player';

const html = (props: Partial<Parameters<typeof Player>[0]>) =>
  renderToStaticMarkup(<Player src="/a.json" label="A day on campus" {...props} />);

test('the static HTML contains the label, aspect ratio and background without style attributes', () => {
  const markup = html({ width: 1200, height: 675, background: '#0fccce' });
  expect(markup).toMatch(/role="img"[^>]*aria-label="A day on campus"/);
  expect(markup).toMatch(/<svg[^>]*width="1200"[^>]*height="675"/);
  expect(markup).toContain('fill="#0fccce"');
  expect(markup).not.toContain('style=');
});

test('the aspect ratio is 16:9 unless both width and height are given', () => {
  for (const size of [{}, { width: 400 }, { height: 400 }])
    expect(html(size)).toContain('viewBox="0 0 16 9"');
});

test('the static HTML contains the poster', () => {
  expect(html({ poster: '/posters/a.svg' })).toContain('<img');
  expect(html({ poster: '/posters/a.svg' })).toContain('src="/posters/a.svg"');
  expect(html({})).not.toContain('<img');
});

test('the poster loads lazily if the animation loads lazily', () => {
  const poster = '/posters/a.svg';
  expect(html({ poster })).toMatch(/<img[^>]*loading="lazy"/);
  expect(html({ poster, loading: 'eager' })).toMatch(/<img[^>]*loading="eager"/);
});

test('the animation element has the id from the prop or, without the prop, a unique generated id', () => {
  expect(html({ id: 'campus' })).toContain('id="campus"');
  const two = renderToStaticMarkup(
    <>
      <Player src="/a.json" label="one" />
      <Player src="/a.json" label="two" />
    </>,
  );
  const ids = [...two.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(2);
});

test('the static HTML of a player with the hover prop contains an unpressed toggle button and a labeled image', () => {
  expect(html({ hover: true })).toMatch(
    /<button [^>]*type="button"[^>]*aria-label="A day on campus" aria-pressed="false"/,
  );
  expect(html({ hover: true })).toMatch(/role="img"[^>]*aria-label="A day on campus"/);
  expect(html({})).not.toContain('button');
});

test('an animation with an empty label is not focusable, and is hidden from assistive technology', () => {
  expect(html({ label: '' })).toMatch(/id="[^"]*"[^>]*aria-hidden="true"/);
  expect(html({ label: '', hover: true })).not.toContain('role=');
  expect(html({ label: '', hover: true })).toMatch(/<button[^>]*tabindex="-1"/i);
});

test('the static HTML contains the bar with controls={PlayerControls}, but only an empty element with controls={true}', () => {
  const reserved = html({ controls: true });
  expect(reserved).toContain('<div class="player-bar-space"></div>');
  expect(reserved).not.toContain('<button');
  const complete = html({ controls: PlayerControls });
  expect(complete).toMatch(/<fieldset class="player-bar".*<button[^>]*aria-label="Play".*type="range"/s);
  expect(complete).not.toContain('player-bar-space');
  expect(complete).not.toContain('style=');
  expect(html({})).not.toContain('player-bar');
});

test('a server can import the module of the element', async () => {
  await expect(import('../element')).resolves.toEqual({});
});
