/** @jest-environment node */
import { renderToStaticMarkup } from 'react-dom/server';
import { Player } from './player';

const html = (props: Partial<Parameters<typeof Player>[0]>) =>
  renderToStaticMarkup(<Player src="/a.json" label="A day on campus" {...props} />);

test('the static HTML holds the named picture with its proportions and its background, without a style attribute', () => {
  const markup = html({ width: 1200, height: 675, background: '#0fccce' });
  expect(markup).toMatch(/role="img"[^>]*aria-label="A day on campus"/);
  expect(markup).toMatch(/<svg[^>]*width="1200"[^>]*height="675"/);
  expect(markup).toContain('fill="#0fccce"');
  expect(markup).not.toContain('style=');
});

test('the box is 16:9 when nothing is said', () => {
  expect(html({})).toContain('viewBox="0 0 16 9"');
});

test('the poster is there before any script runs', () => {
  expect(html({ poster: '/posters/a.svg' })).toContain('<img');
  expect(html({ poster: '/posters/a.svg' })).toContain('src="/posters/a.svg"');
  expect(html({})).not.toContain('<img');
});

test('the poster comes as early as the animation', () => {
  const poster = '/posters/a.svg';
  expect(html({ poster })).toMatch(/<img[^>]*loading="lazy"/);
  expect(html({ poster, loading: 'eager' })).toMatch(/<img[^>]*loading="eager"/);
});

test('the element carries the id it is given, and two without one differ', () => {
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

test('a hover player is a button that is not pressed, and its picture keeps its name for pages without scripts', () => {
  expect(html({ hover: true })).toMatch(
    /<button type="button"[^>]*aria-label="A day on campus" aria-pressed="false"/,
  );
  expect(html({ hover: true })).toMatch(/role="img"[^>]*aria-label="A day on campus"/);
  expect(html({})).not.toContain('button');
});

test('without a label it decorates: hidden, and never in the order of Tab', () => {
  expect(html({ label: '' })).toMatch(/id="[^"]*"[^>]*aria-hidden="true"/);
  expect(html({ label: '', hover: true })).not.toContain('role=');
  expect(html({ label: '', hover: true })).toMatch(/<button[^>]*tabindex="-1"/i);
});
