import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { App } from './app.js';

/** The names of the players on each page, keyed by the page's path. */
const PAGES = {
  '/': 'svg html canvas-debug controls expressions',
  '/svg': 'svg',
  '/canvas': 'canvas',
};

export const isPage = (path) => path in PAGES;

/** Renders a page on the server and inserts it into a template. */
export function renderPage(template, path) {
  const show = PAGES[path];
  const markup = renderToString(createElement(App, { show }));
  return template.replace('<div id="root">', () => `<div id="root" data-show="${show}">${markup}`);
}
