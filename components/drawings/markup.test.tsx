/** @jest-environment node */

import { renderToStaticMarkup } from 'react-dom/server';
import { markup } from './markup';

const Dot = ({ at }: { at: number }) => <circle cx={at} r={2} className="fill-ink" />;

test('writes elements, components, lists and text as React does', () => {
  const drawing = (
    <>
      <g strokeWidth={0.8} data-layer="energy">
        {[1, 2].map((at) => (
          <Dot key={at} at={at} />
        ))}
        {null}
        {false}
      </g>
      <text textAnchor="middle" fill={undefined}>
        a &lt; b &amp; {3}
      </text>
    </>
  );
  const closed = (svg: string) => svg.replace(/<(\w+)([^>]*)\/>/g, '<$1$2></$1>');
  expect(closed(markup(drawing))).toBe(renderToStaticMarkup(drawing));
});

test('refuses an attribute that has no text', () => {
  expect(() => markup(<g style={{ color: 'red' }} />)).toThrow('style of a drawing is object');
});
