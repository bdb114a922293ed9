import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { Player } from './server';

const src = { v: '5.7.0', w: 10, h: 10, fr: 10, ip: 0, op: 10, layers: [] };

test('on a server, a player warns once if it has the animation but no poster', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
  renderToString(createElement(Player, { src: '/day.json', label: 'Day' }));
  renderToString(createElement(Player, { src, label: 'Day', poster: '/day.svg' }));
  expect(warn).not.toHaveBeenCalled();
  const html = renderToString(createElement(Player, { src, label: 'Day' }));
  renderToString(createElement(Player, { src, label: 'Night' }));
  expect(warn).toHaveBeenCalledTimes(1);
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('“Day”'));
  expect(html).toContain('aria-label="Day"');
});
